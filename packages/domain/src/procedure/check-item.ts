/** The server's check of a line against the procedure as the catalogue has it now. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { OrderStatus } from '../ordering/order-status.ts'
import { checkValidityDate } from '../ordering/validity-date.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import type { PreOrderItem } from './pre-order-item.ts'
import type { Procedure } from './procedure.ts'
import { checkQuantity } from './quantity.ts'

/**
 * Messages by field (`cantidad`, `fechaVigencia`, `observacion`); empty when the line may be ordered.
 * @param today the day in Bogotá
 * @fuente spec 2 §5
 * @regla El servidor vuelve a revisar cantidad, fecha de vigencia y observación de cada línea.
 */
export const checkPreOrderItem = (
  item: PreOrderItem,
  procedure: Procedure,
  today: CalendarDate,
): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  const quantity = checkQuantity(item.cantidad, procedure.cantidad_maxima)
  const validity = checkValidityDate(item.fechaVigencia, today)
  if (quantity !== null) errores['cantidad'] = [quantity]
  if (validity !== null) errores['fechaVigencia'] = [validity]
  if (item.observacion.trim() === '') errores['observacion'] = [REQUIRED_FIELD]
  return errores
}

/**
 * Status in which a line is created.
 * @fuente spec 2 §4
 * @regla Un procedimiento que requiere auditoría nace pendiente (estado 3); los demás nacen activos (estado 1).
 */
export const initialStatus = (requiere_auditoria: number): 1 | 3 =>
  requiere_auditoria === 1 ? OrderStatus.pendingAudit : OrderStatus.active

/** Positions (from 0) of the lines whose procedure already stands in an earlier line of the list. */
export const duplicatesIn = (
  items: readonly { readonly procedimiento: { readonly id: number } }[],
): readonly number[] => {
  const seen = new Set<number>()
  const repeated: number[] = []
  items.forEach(({ procedimiento }, index) => {
    if (seen.has(procedimiento.id)) repeated.push(index)
    seen.add(procedimiento.id)
  })
  return repeated
}

const SEX_WARNING: ReadonlyMap<string, string> = new Map([
  ['F', 'El catálogo prevé este procedimiento para el sexo femenino'],
  ['M', 'El catálogo prevé este procedimiento para el sexo masculino'],
])

/**
 * What the clinician should know and does not forbid the order.
 * @param sexo the affiliate's, F or M
 * @regla Un procedimiento previsto para el otro sexo advierte, pero no impide ordenar.
 */
export const warningsFor = (procedure: Pick<Procedure, 'sexo'>, sexo: string): readonly string[] => {
  const warning = SEX_WARNING.get(procedure.sexo)
  return warning === undefined || procedure.sexo === sexo ? [] : [warning]
}
