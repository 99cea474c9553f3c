/** What is owed of a medicine, as a person reads it. */
import { unitWords } from '../medication/unit-words.ts'
import type { StatusTone } from '../ordering/order-status.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** Up to here the hours say more than the days. */
const HOURS_THAT_COUNT = 72

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const spanWords = (ms: number): string => {
  const hours = Math.floor(ms / HOUR_MS)
  if (hours < 1) return 'menos de una hora'
  return hours < HOURS_THAT_COUNT ? counted(hours, 'hora', 'horas') : `${Math.floor(hours / DAY_HOURS)} días`
}

export interface DeliveryUrgency {
  readonly tone: StatusTone
  readonly texto: string
}

/**
 * How long there is to hand over what is owed, or since when it is late; null where nothing is owed.
 * @regla Lo que no se entregó dentro del plazo se muestra vencido, con el tiempo que lleva.
 */
export const deliveryUrgency = (limite: string | null, nowMs: number): DeliveryUrgency | null => {
  if (limite === null) return null
  const left = Date.parse(limite) - nowMs
  return left > 0
    ? { tone: 'waiting', texto: left < 2 * HOUR_MS ? `Queda ${spanWords(left)}` : `Quedan ${spanWords(left)}` }
    : { tone: 'bad', texto: `Venció hace ${spanWords(-left)}` }
}

/** How much was handed over: `12 de 30 tabletas`. @regla Lo entregado se lee siempre junto a lo formulado. */
export const deliveredInWords = ({
  cantidad_entregada,
  cantidad_formulada,
  unidad,
}: {
  readonly cantidad_entregada: number
  readonly cantidad_formulada: number
  readonly unidad: string
}): string => `${cantidad_entregada} de ${amountInWords(cantidad_formulada, unidad)}`

/**
 * What will be owed once so much was handed over; what is owed now while no amount that can be is written.
 * @regla Antes de registrar una entrega se lee qué queda pendiente después de ella.
 */
export const afterDelivery = (
  { cantidad_pendiente, unidad }: { readonly cantidad_pendiente: number; readonly unidad: string },
  cantidad: number | null,
): string => {
  const written = cantidad !== null && cantidad > 0 && cantidad <= cantidad_pendiente
  if (!written) return `Pendiente: ${amountInWords(cantidad_pendiente, unidad)}`
  const left = cantidad_pendiente - cantidad
  const after =
    left === 0
      ? 'no queda nada pendiente'
      : `${left === 1 ? 'queda pendiente' : 'quedan pendientes'} ${amountInWords(left, unidad)}`
  return `${cantidad === 1 ? 'Se entrega' : 'Se entregan'} ${amountInWords(cantidad, unidad)}: ${after}`
}

/** An amount with its unit, where it has one. */
export const amountInWords = (cantidad: number, unidad: string): string =>
  unidad === '' ? String(cantidad) : unitWords(cantidad, unidad)
