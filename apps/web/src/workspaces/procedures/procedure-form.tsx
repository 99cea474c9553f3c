/** The one-line entry of a procedure. @fuente spec 2 §2, §5 */
import { PlusIcon } from '@blueprintjs/icons'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { MAX_DAYS_AHEAD } from '@cauce/domain/ordering/validity-date'
import { checkDraft, type ProcedureDraft } from '@cauce/domain/procedure/draft'
import { MAX_OBSERVATION } from '@cauce/domain/procedure/pre-order-item'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import type { FieldError } from '@cauce/ui/field/field'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, type RefObject } from 'react'
import { procedureSearch } from '../../actors/trigger-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { FavouritesAction } from '../favourites/favourite-actions.tsx'
import { focusFirstWrong } from '../ordering/focus-first-wrong.ts'
import { useSearch } from './use-search.ts'

const notesOf = ({ codigo, requiere_auditoria, requiere_consentimiento, cantidad_maxima }: Procedure): string =>
  [
    codigo,
    requiere_auditoria === 1 ? 'requiere auditoría' : '',
    requiere_consentimiento === 1 ? 'pide consentimiento' : '',
    `máximo ${cantidad_maxima}`,
  ]
    .filter(Boolean)
    .join(' · ')

export interface ProcedureFormProps {
  readonly affiliateId: number
  readonly today: string
  readonly draft: ProcedureDraft
  readonly errors: Readonly<Record<string, FieldError>>
  readonly onChange: (change: Partial<ProcedureDraft>) => void
  readonly onAdd: () => void
  readonly onClear: () => void
  readonly onFavourites: () => void
  /** An earlier line is being checked. */
  readonly busy: boolean
  readonly searchRef: RefObject<HTMLInputElement | null>
}

export const ProcedureForm = (props: ProcedureFormProps) => {
  const { draft, errors, today, onChange, searchRef } = props
  const dispatch = useAppDispatch()
  const search = useSearch(() => procedureSearch(dispatch, props.affiliateId))
  const observationRef = useRef<HTMLInputElement>(null)
  const entryRef = useRef<HTMLElement>(null)
  const onAdd = (): void => {
    props.onAdd()
    focusFirstWrong(entryRef.current)
  }
  const picked = draft.procedimiento
  const { mensaje } = checkDraft(draft, today)
  const wrong = Object.keys(errors).length > 0
  return (
    <section ref={entryRef} className="pro-entry ca-card" aria-label="Añadir un procedimiento">
      <div className="pro-entry-line">
        <SearchBox<Procedure>
          label="Procedimiento"
          placeholder={`Código o nombre, desde ${SEARCH_TRIGGERS.procedure.threshold} letras`}
          value={picked === null ? search.text : `${picked.codigo} ${picked.nombre}`}
          onChange={(text) => {
            if (picked !== null) onChange({ procedimiento: null })
            search.type(text)
          }}
          rows={search.rows}
          rowKey={({ id }) => id}
          rowTitle={({ nombre }) => nombre}
          rowSecond={notesOf}
          onPick={(procedure) => {
            search.type('')
            onChange({ procedimiento: procedure })
            observationRef.current?.focus()
          }}
          state={picked === null ? search.state : 'idle'}
          failure={search.error}
          onRetry={search.retry}
          truncated={search.truncated}
          error={errors['procedimiento']}
          onEnter={onAdd}
          inputRef={searchRef}
          slash
          focusFirst
        />
        <QuantityField
          label="Cantidad"
          value={draft.cantidad}
          max={picked?.cantidad_maxima}
          onChange={(cantidad) => onChange({ cantidad })}
          error={errors['cantidad']}
          onEnter={onAdd}
        />
        <DateField
          label="Vigente desde"
          value={draft.fechaVigencia}
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          onChange={(fechaVigencia) => onChange({ fechaVigencia })}
          error={errors['fechaVigencia']}
          onEnter={onAdd}
        />
        <TextField
          label="Observación"
          ref={observationRef}
          placeholder="Para quien lo realiza"
          value={draft.observacion}
          maxLength={MAX_OBSERVATION}
          onChange={(observacion) => onChange({ observacion })}
          error={errors['observacion']}
          onEnter={onAdd}
        />
        <div className="pro-entry-acts">
          <Action icon={<PlusIcon />} keys="Enter" onClick={onAdd} busy={props.busy}>
            Añadir
          </Action>
          <Action
            kind="quiet"
            onClick={() => {
              search.type('')
              props.onClear()
              searchRef.current?.focus()
            }}
          >
            Limpiar
          </Action>
          <FavouritesAction label="Favoritos de procedimientos" onClick={props.onFavourites} />
        </div>
      </div>
      {wrong && mensaje !== null ? (
        <p className="ca-field-error" role="alert">
          {mensaje}
        </p>
      ) : null}
    </section>
  )
}
