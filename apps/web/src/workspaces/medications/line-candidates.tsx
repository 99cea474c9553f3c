/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the options of the entry's combobox */
/** The drugs that the line may mean. The first one is taken unless another is chosen. */
import { Action } from '@cauce/ui/action/action'
import { MEDICATION_SEARCH_ERROR } from '@cauce/domain/medication/messages'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { activeTitle } from './active-mark.tsx'
import type { LineEntryReading } from './use-line-entry.ts'

export interface LineCandidatesProps {
  readonly id: string
  readonly reading: LineEntryReading
  /** There is something to choose from. */
  readonly offered: boolean
  readonly text: string
  readonly completed: boolean
}

export const LineCandidates = ({ id, reading, offered, text, completed }: LineCandidatesProps) => {
  const { search, at } = reading
  const nothing = !completed && text !== '' && search.state === 'results' && search.rows.length === 0
  return (
    <>
      <div className={offered ? 'med-maybe' : 'ca-hidden'}>
        {offered ? (
          <span className="ca-second" aria-hidden="true">
            <Kbd keys="Arriba" /> <Kbd keys="Abajo" /> Puede ser
          </span>
        ) : null}
        <div id={id} role="listbox" aria-label="Medicamentos que la línea puede decir" className="med-candidates">
          {offered
            ? search.rows.map(({ article, favourite }, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys (combobox)
                <div
                  key={article.id}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  className="med-candidate"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => reading.choose(index)}
                >
                  <span className="med-candidate-name">{article.codesumi.nombre}</span>
                  <span className="ca-second">{article.atc}</span>
                  {favourite === null ? null : <span className="ca-second">Lo formula con frecuencia</span>}
                  {article.activa === null ? null : <StatusChip tone="waiting" label={activeTitle(article.activa)} />}
                </div>
              ))
            : null}
        </div>
      </div>
      {search.state === 'failed' && text !== '' ? (
        <p className="med-line-note ca-field-error" role="alert">
          {MEDICATION_SEARCH_ERROR} {search.error}{' '}
          <Action small onClick={search.retry}>
            Intentar de nuevo
          </Action>
        </p>
      ) : nothing ? (
        <output className="med-line-note ca-second">Ningún medicamento coincide con «{search.text}».</output>
      ) : null}
    </>
  )
}
