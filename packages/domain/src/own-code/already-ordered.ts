/** A code that is ordered is not ordered again while it can be used. @fuente spec 2 §4, §5 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { isVoid, OrderStatus } from '../ordering/order-status.ts'
import type { ActiveServiceLine } from './service-line.ts'

export const CODES_ALREADY_ORDERED = 'Uno o más códigos seleccionados ya han sido ordenados previamente.'

const isClosed = (estado_id: number): boolean => isVoid(estado_id) || estado_id === OrderStatus.done

/** Whether the service can still be used: neither closed nor expired. */
export const isInCourse = (
  line: Pick<ActiveServiceLine, 'estado_id' | 'fecha_vencimiento'>,
  today: CalendarDate,
): boolean => !isClosed(line.estado_id) && line.fecha_vencimiento >= today

/**
 * Which of the codes are ordered already.
 * @fuente spec 2 §5
 * @regla No se ordena un código propio que el afiliado ya tiene en una orden vigente.
 */
export const alreadyOrdered = (
  codeIds: readonly number[],
  lines: readonly Pick<ActiveServiceLine, 'codigo_propio' | 'estado_id' | 'fecha_vencimiento'>[],
  today: CalendarDate,
): readonly number[] => {
  const taken = new Set(lines.filter((line) => isInCourse(line, today)).map(({ codigo_propio }) => codigo_propio.id))
  return codeIds.filter((id) => taken.has(id))
}
