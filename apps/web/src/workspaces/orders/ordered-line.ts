/** A line of active orders of any kind, as the dialogs about it need it. */
import type { OrderType } from '@cauce/domain/ordering/order-type'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import type { ActiveServiceLine } from '@cauce/domain/own-code/service-line'

/** Kinds whose lines live the life of an order line; a scheme has its own. */
export type LivingType = Exclude<OrderType, typeof OrderType.schemes>

/**
 * A dialog is given the same object while it is open: it is made when the dialog is asked for, or kept with `useMemo`.
 * `title` names what was ordered, code first where it has one.
 */
export interface OrderedLine<Kind extends OrderType = OrderType> {
  readonly tipo: Kind
  /** Id of the line of that kind; of the scheme order where it is a scheme. */
  readonly lineId: number
  readonly ordenId: number
  readonly title: string
  /** What is ordered: codesumi, CUPS, scheme or own code; null: not of the catalogue. */
  readonly itemId: number | null
  readonly rep: { readonly id: number; readonly nombre: string } | null
  readonly automatico: boolean
  /** Why it is done there, in words; empty: not told here. */
  readonly motivo: string
  readonly estado: string
  /** Instant since which it is in that state; null: not told here. */
  readonly estadoDesde: string | null
}

/** Any line of active orders that is routed and has a state. */
type Ordered = Pick<
  ActiveProcedureLine | ActiveServiceLine,
  'id' | 'orden_id' | 'rep' | 'direccionamieno_automatico' | 'motivo_direccionamiento' | 'estado' | 'estado_desde'
>

/** The line for the dialogs. */
export const orderedLine = <Kind extends OrderType>(
  tipo: Kind,
  line: Ordered,
  { id, nombre, codigo = '' }: { readonly id: number; readonly nombre: string; readonly codigo?: string },
): OrderedLine<Kind> => ({
  tipo,
  lineId: line.id,
  ordenId: line.orden_id,
  title: codigo === '' ? nombre : `${codigo} · ${nombre}`,
  itemId: id,
  rep: line.rep,
  automatico: line.direccionamieno_automatico && line.rep !== null,
  motivo: line.motivo_direccionamiento,
  estado: line.estado.nombre,
  estadoDesde: line.estado_desde,
})
