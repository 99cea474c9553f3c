/** A procedure that is already on its way is not ordered again unless somebody says so. */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { isVoid, OrderStatus } from '../ordering/order-status.ts'
import { groupThousands } from '../text/format.ts'
import { isOfSubstance } from '../text/substance.ts'

/** The most characters of the reason for ordering again. */
export const MAX_REPEAT_REASON = 500

/** What the screen calls the reason, and what it says of it. */
export const REPEAT_REASON_LABEL = 'Por qué se ordena otra vez'
export const REPEAT_REASON_HINT = `Opcional, hasta ${MAX_REPEAT_REASON} caracteres. Queda escrito en la vida de la orden.`

/** A line of the affiliate that is not closed. */
export interface OpenLine {
  readonly orden_id: number
  readonly cup_id: number
  /** Null: it has no site yet. */
  readonly rep_id: number | null
  readonly estado_id: number
  readonly fecha_vencimiento: CalendarDate
}

/** How the person says that they know: what they saw (true, or the newest order that they were shown), or why. */
export interface Again {
  readonly historico_id?: boolean | number | null | undefined
  readonly motivo_repeticion?: string | null | undefined
}

const isClosed = (estado_id: number): boolean => isVoid(estado_id) || estado_id === OrderStatus.done

/**
 * Whether who orders answers for the order that is already there.
 * @regla Para ordenar otra vez se dice por qué con palabras, o se muestra haber visto una orden tan nueva como la que ya está; el motivo escrito sobre la orden que se vio no responde por otra más nueva.
 */
export const saysAgain = ({ historico_id, motivo_repeticion }: Again, earlier: Pick<OpenLine, 'orden_id'>): boolean =>
  typeof historico_id === 'number'
    ? historico_id >= earlier.orden_id
    : historico_id === true || isOfSubstance(motivo_repeticion)

/**
 * The newest open line that ordering this would double, or null where there is none.
 * @regla Lo que el afiliado ya tiene ordenado, vigente y para la misma sede se ordena otra vez solo si quien ordena dice que ya lo vio, o por qué.
 */
export const orderedAlready = <Line extends OpenLine>(
  wanted: Pick<OpenLine, 'cup_id' | 'rep_id'>,
  open: readonly Line[],
  today: CalendarDate,
): Line | null =>
  open
    .filter(({ estado_id, fecha_vencimiento }) => !isClosed(estado_id) && fecha_vencimiento >= today)
    .filter(({ cup_id, rep_id }) => cup_id === wanted.cup_id && rep_id === wanted.rep_id)
    .reduce<Line | null>((newest, line) => (newest === null || line.orden_id > newest.orden_id ? line : newest), null)

/** Two lines of one list for the same site, and nobody said that both are meant. */
export const TWICE_IN_LIST =
  'Este procedimiento está dos veces en la lista para la misma sede: cambie la cantidad o quite una'

/** Somebody ordered it at the same instant. */
export const JUST_ORDERED =
  'Se acaba de ordenar lo mismo para este paciente y esta sede. Revise si debe ordenarlo otra vez.'

export interface NamedOrder {
  readonly orden_id: number
  readonly procedimiento: string
  /** Day on which it was ordered. */
  readonly fecha: CalendarDate
  readonly profesional: string
  readonly sede: string | null
}

/** What is said of the order that is already there. */
export const alreadyOrderedText = ({ orden_id, procedimiento, fecha, profesional, sede }: NamedOrder): string =>
  `Ya está ordenado: ${procedimiento}, en la orden n.º ${groupThousands(orden_id)} del ${formatDate(fecha)}, por ${profesional}, ` +
  `${sede === null ? 'sin sede asignada' : `para ${sede}`}. Revise si debe ordenarlo otra vez.`

/** What the life of a line says when it was ordered again; `orderId` null: twice in one list. */
export const againText = (orderId: number | null, motivo: string): string =>
  [
    orderId === null ? 'Otra vez' : `Otra vez: ya estaba en la orden n.º ${groupThousands(orderId)}`,
    ...(motivo === '' ? [] : [`porque: ${motivo}`]),
  ].join(', ')
