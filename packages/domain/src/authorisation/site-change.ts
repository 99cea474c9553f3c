/** An affiliate asks to be attended at another site. @fuente modulos/aseguramiento-y-red.md §7 R20 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { OrderStatus } from '../ordering/order-status.ts'
import { OrderType } from '../ordering/order-type.ts'

/** How many times an affiliate has changed a line before it is asked to whoever ordered it. */
const MOST_CHANGES = 2

export interface ChangingLine {
  readonly tipo_orden_id: number
  readonly estado_id: number
  /** Routed by itself to the primary site. */
  readonly automatica: boolean
  readonly con_sede: boolean
  /** The last day on which it serves. */
  readonly hasta: CalendarDate
  /** How many times the affiliate changed it already. */
  readonly cambios: number
}

export const AT_PRIMARY = 'Esta orden se atiende en su IPS. Para ir a otra, cambie de IPS en Libre elección.'
const OF_PHARMACY = 'Un medicamento se reclama donde se formuló: para otra farmacia, pídalo a quien lo formuló.'
const SCHEDULED = 'Ya tiene cita: para ir a otra sede, primero cancele la cita.'
const NOT_OPEN = 'Esta orden no se puede cambiar de sede en el estado en que está.'
const NO_SITE = 'Todavía no tiene sede: primero se le asigna una.'
const TOO_MANY = 'Ya la cambió de sede 3 veces. Para cambiarla otra vez, pídalo a quien la ordenó.'

const OPEN: ReadonlySet<number> = new Set([OrderStatus.active, OrderStatus.authorised])

/** The site is not one of those that may be chosen. */
export const NOT_CONTRACTED = 'Esa sede no tiene contrato vigente para lo que le ordenaron. Escoja otra de la lista.'
export const SITE_CHANGED = 'Cambiada de sede. No debe hacer ningún otro trámite.'

/**
 * Why the affiliate does not change the site by themselves; null: they do, to any site with a contract in force.
 * @regla El afiliado cambia solo la sede de un procedimiento o servicio vigente que nadie ha empezado ni agendado, que no se atiende por regla en su IPS y que cambió a lo más dos veces antes; la sede que pide tiene contrato vigente para eso.
 */
export const whyNotChanged = (line: ChangingLine, today: CalendarDate): string | null => {
  if (line.tipo_orden_id === OrderType.medications) return OF_PHARMACY
  if (line.estado_id === OrderStatus.scheduled) return SCHEDULED
  if (!OPEN.has(line.estado_id) || line.hasta < today) return NOT_OPEN
  if (!line.con_sede) return NO_SITE
  if (line.automatica) return AT_PRIMARY
  return line.cambios > MOST_CHANGES ? TOO_MANY : null
}
