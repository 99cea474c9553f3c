/** Whether something can be ordered in a consultation, by whom, and with which catalogue rows. */
import { orderingOptions } from '@cauce/domain/affiliate/ordering-options'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { orderingBlockedBy } from '@cauce/domain/consultation/consultation-status'
import { orderedOf, tooOldToOrder } from '@cauce/domain/consultation/ordering-window'
import { OrderType, type OrderingOption } from '@cauce/domain/ordering/order-type'
import { checkPreOrderItem } from '@cauce/domain/procedure/check-item'
import type { PreOrderItem } from '@cauce/domain/procedure/pre-order-item'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { fail, notFound } from '../../http/failure.ts'
import { requireWriter } from '../consultas/access.ts'
import { LINE_KINDS } from './line-kinds.ts'
import type { CatalogueProcedure, OrderingContext } from './ordering-context.ts'

const INACTIVE_PROCEDURE = 'El procedimiento ya no está activo en el catálogo'

/** What must be offered for each kind, and what is said where it is not. */
const OFFER: Readonly<
  Record<OrderType, { readonly opcion: OrderingOption; readonly codigo: string; readonly no: string }>
> = {
  [OrderType.medications]: {
    opcion: 'Medicamentos',
    codigo: 'consulta.sin_medicamentos',
    no: 'En esta consulta no se ordenan medicamentos.',
  },
  [OrderType.procedures]: {
    opcion: 'Procedimientos',
    codigo: 'consulta.sin_procedimientos',
    no: 'En esta consulta no se ordenan procedimientos.',
  },
  [OrderType.schemes]: {
    opcion: 'Oncología',
    codigo: 'consulta.sin_esquemas',
    no: 'En esta consulta no se ordenan esquemas de oncología.',
  },
  [OrderType.ownCodes]: {
    opcion: 'CodigosPropios',
    codigo: 'consulta.sin_servicios',
    no: 'En esta consulta no se ordenan otros servicios.',
  },
}

/** What the rule asks of a consultation. */
interface Orderable {
  readonly accesible: boolean
  readonly escribe: boolean
  readonly tipo_afiliado_id: number
  readonly tipo_consulta_id: number
  readonly estado_id: number
  readonly fecha: CalendarDate
  readonly plazos: unknown
}

/**
 * Passes when the person may order that kind (procedures unless told) in the consultation. Otherwise 404, 403 of who does not act
 * in it, or 422 with the message of the rule (deceased, kind of consultation, missed, too long ago).
 */
export function requireOrderable<Context extends Orderable>(
  context: Context | undefined,
  today: CalendarDate,
  tipo: OrderType = OrderType.procedures,
): asserts context is Context {
  if (!context) throw notFound()
  requireWriter(context)
  const { opciones, error } = orderingOptions(context)
  if (error !== null) throw fail(422, 'afiliado.fallecido', error)
  const { opcion, codigo, no } = OFFER[tipo]
  if (!opciones.includes(opcion)) throw fail(422, codigo, no)
  const blocked = orderingBlockedBy(context.estado_id)
  if (blocked !== null) throw fail(422, 'consulta.no_asistio', blocked)
  const late = tooOldToOrder(context, orderedOf(tipo), today)
  if (late !== null) throw fail(422, 'consulta.plazo_vencido', late)
}

/** The catalogue row as the wire has it. */
export const procedureOf = (row: CatalogueProcedure): Procedure => ({
  id: row.id,
  codigo: row.codigo,
  nombre: row.nombre,
  requiere_auditoria: row.requiere_auditoria,
  requiere_consentimiento: row.requiere_consentimiento,
  cantidad_maxima: row.cantidad_maxima,
  sexo: row.sexo,
})

export type CheckedItem =
  | { readonly procedure: CatalogueProcedure; readonly errores: null }
  | { readonly errores: Record<string, string[]> }

/** The item against the catalogue as it is now: its procedure, or the messages by field. */
export const checkItem = (item: PreOrderItem, context: OrderingContext, today: string): CheckedItem => {
  const procedure = context.cups.find(({ id }) => id === item.procedimiento.id)
  if (!procedure) return { errores: { procedimiento: [LINE_KINDS[OrderType.procedures].desconocido] } }
  if (!procedure.activo) return { errores: { procedimiento: [INACTIVE_PROCEDURE] } }
  const errores = checkPreOrderItem(item, procedureOf(procedure), today)
  return Object.keys(errores).length > 0 ? { errores } : { procedure, errores: null }
}

/** The first message, which is what the dialog 'Error' shows. */
export const firstMessage = (errores: Readonly<Record<string, readonly string[]>>): string | undefined =>
  Object.values(errores)[0]?.[0]
