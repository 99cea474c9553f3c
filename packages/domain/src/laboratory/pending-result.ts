/** Which orders of the laboratory wait for their result, and which one a result answers. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { isVoid } from '../ordering/order-status.ts'
import { ANALYTES, type AnalyteCode } from './analytes.ts'

/** Service of the procedures whose orders wait for a result. */
export const LABORATORY_SERVICE = 'laboratorio'

export interface LaboratoryLine {
  readonly linea_id: number
  readonly codigo: string
  readonly estado_id: number
  /** Day on which it was ordered. */
  readonly fecha: CalendarDate
  /** Some result answers it. */
  readonly respondida: boolean
}

/**
 * @regla Una orden de laboratorio que sigue vigente y no tiene resultado está pendiente de resultado.
 */
export const waitsForResult = ({ estado_id, respondida }: LaboratoryLine): boolean => !respondida && !isVoid(estado_id)

/**
 * The order that a figure answers by itself: the oldest that waits for one of its procedures and was made by the day of the sample.
 * @regla Un resultado responde la orden más antigua que espera ese examen y que se hizo hasta el día de la muestra.
 */
export const answeredBy = <Line extends LaboratoryLine>(
  analito: AnalyteCode,
  fecha: CalendarDate,
  lines: readonly Line[],
): Line | null => {
  const { cups }: { readonly cups: readonly string[] } = ANALYTES[analito]
  return (
    lines
      .filter((line) => waitsForResult(line) && cups.includes(line.codigo) && line.fecha <= fecha)
      .toSorted((one, other) =>
        one.fecha === other.fecha ? one.linea_id - other.linea_id : one.fecha < other.fecha ? -1 : 1,
      )[0] ?? null
  )
}
