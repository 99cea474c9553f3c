/** What happened to a row: when, who or which line of which file, and what. */
import { LockIcon } from '@blueprintjs/icons'
import type { MasterChange } from '@cauce/contract/kit/master'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import type { Master } from '@cauce/domain/kit/master/master'
import { changeWords } from '@cauce/domain/kit/master/words'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { ended, labelsOf } from '../form/field-words.ts'
import './master.css'

const FEW = 2

/** `Riesgo: III → IV`; of many changes only which fields. */
const whatHappened = (of: Master, { accion, cambios }: MasterChange): string => {
  if (accion === 'crear') return ended(of, 'Cread')
  if (accion !== 'editar') return ended(of, accion === 'activar' ? 'Activad' : 'Inactivad')
  return cambios.length > FEW
    ? labelsOf(
        of,
        cambios.map(({ campo }) => campo),
      )
    : cambios.map((change) => changeWords(of, change)).join(' · ')
}

const who = ({ quien, carga }: MasterChange): string =>
  carga === null ? quien : `Carga C-${carga.id}, línea ${carga.linea}`

interface RecordHistoryProps {
  readonly of: Master
  readonly changes: readonly MasterChange[]
  readonly total: number
  /** Why it is not deleted; null: it can be. */
  readonly locked: string | null
  readonly onDelete: () => void
}

export const RecordHistory = ({ of, changes, total, locked, onDelete }: RecordHistoryProps) => (
  <section className="kit-history" aria-labelledby="kit-historia">
    <h3 id="kit-historia">
      Historia{' '}
      <span className="ca-second">
        {total === 0
          ? 'Sin cambios desde que llegó con el sistema'
          : `${groupThousands(total)} ${total === 1 ? 'cambio' : 'cambios'} · nada se borra`}
      </span>
    </h3>
    <ol className="kit-changes">
      {changes.map((change) => (
        <li key={change.id}>
          <time dateTime={change.cuando} className="ca-second">
            {formatDateTime(change.cuando)}
          </time>
          <strong title={change.carga?.archivo}>{who(change)}</strong>
          <span>{whatHappened(of, change)}</span>
        </li>
      ))}
    </ol>
    {changes.length < total ? <p className="ca-second">Se ven los {changes.length} más nuevos.</p> : null}
    {locked === null ? (
      <p className="kit-lock">
        <span>Nada {of.gender === 'f' ? 'la' : 'lo'} usa todavía.</span>
        <Action kind="danger" onClick={onDelete}>
          Eliminar…
        </Action>
      </p>
    ) : (
      <p className="kit-lock">
        <LockIcon /> <span>{locked}</span>
      </p>
    )}
  </section>
)
