/** One line that would be prescribed again: what it says today, what differs from then, what becomes of the old one. */
import { CrossIcon } from '@blueprintjs/icons'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { quantityInWords } from '@cauce/domain/medication/monthly-quantity'
import type { MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import { quantityToday, writtenPosology, type PlannedLine } from '@cauce/domain/medication/represcription'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { ChangeList } from './change-list.tsx'

const Sum = ({ row }: { readonly row: MedicationHistoryRow }) => {
  const { cantidad_medico, codesumi } = row
  const same = quantityToday(row) === cantidad_medico
  return (
    <>
      <dt>Hoy</dt>
      <dd>
        {quantityInWords(writtenPosology(row))} · {row.via}
        {same ? null : (
          <StatusChip
            tone="waiting"
            label={`Entonces se ordenaron ${unitWords(cantidad_medico, codesumi.unidad_presentacion)}`}
          />
        )}
      </dd>
    </>
  )
}

/** What becomes of the order of before. */
const Fate = ({ line: { row, reemplaza, omitida } }: { readonly line: PlannedLine }) => {
  if (omitida !== null) return <StatusChip tone="bad" label={omitida} />
  if (reemplaza === null) return 'Terminó: queda como está'
  const which =
    reemplaza.id === row.id ? 'Sigue activa' : `Ya lo toma en la orden ${groupThousands(reemplaza.orden_id)}`
  return <StatusChip tone="info" label={`${which}: se anula y la nueva la reemplaza`} />
}

export interface ReprescriptionLineProps {
  readonly line: PlannedLine
  readonly onDrop: (row: MedicationHistoryRow) => void
}

export const ReprescriptionLine = ({ line, onDrop }: ReprescriptionLineProps) => {
  const { row, omitida } = line
  const { codesumi, orden_id, created_at, medico, diagnostico } = row
  return (
    <li className="rx-review" data-omitted={omitida === null ? undefined : ''}>
      <div className="rx-review-head">
        <p className="rx-name">{codesumi.nombre}</p>
        <p className="ca-second">
          Orden {groupThousands(orden_id)} · {formatDate(bogotaDate(Date.parse(created_at)))} · {medico}
        </p>
        <Action
          kind="quiet"
          small
          icon={<CrossIcon />}
          label={`No volver a formular ${codesumi.nombre}, orden ${orden_id}`}
          onClick={() => onDrop(row)}
        />
      </div>
      <dl className="rx-review-facts">
        {omitida === null ? (
          <>
            <Sum row={row} />
            <dt>Diagnóstico</dt>
            <dd>
              {diagnostico.codigo} · {diagnostico.nombre}
            </dd>
          </>
        ) : null}
        <dt>Qué cambió desde entonces</dt>
        <dd>
          <ChangeList changes={row.cambios} />
        </dd>
        <dt>Qué pasa con esa orden</dt>
        <dd>
          <Fate line={line} />
        </dd>
      </dl>
    </li>
  )
}
