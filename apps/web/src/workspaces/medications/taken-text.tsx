/** How a line is taken: the dose and its rhythm, then months, route and until when. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { posologyInWords } from '@cauce/domain/medication/monthly-quantity'
import { monthsInWords } from '@cauce/domain/medication/months'
import type { MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import { writtenPosology } from '@cauce/domain/medication/represcription'

export interface TakenTextProps {
  readonly line: Pick<
    MedicationHistoryRow,
    'codesumi' | 'via' | 'dosis' | 'unidad_dosis' | 'frecuencia' | 'unidad_tiempo' | 'duracion' | 'meses'
  >
  /** Last day of the treatment. */
  readonly until?: string
}

export const TakenText = ({ line, until }: TakenTextProps) => (
  <>
    {posologyInWords({ ...writtenPosology(line), meses: 1, via: '' })}
    <span className="ca-second rx-second">
      {monthsInWords(line.meses)} · {line.via}
      {until === undefined ? null : ` · hasta el ${formatDate(until)}`}
    </span>
  </>
)
