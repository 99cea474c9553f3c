/** How it is proved that a letter reached whom it is for. */
import { formatDateTime } from '../../calendar/bogota.ts'

/** By a mail that left nobody says so: the mail itself is the proof. */
export const DELIVERY_WAYS = {
  personal: 'En persona',
  correo: 'Por correo electrónico',
  correo_fisico: 'Por correo físico',
  autogestion: 'La tomó el afiliado en su cuenta',
} as const
export type DeliveryWay = keyof typeof DELIVERY_WAYS
/** What a person may say. */
export const SAID_WAYS = ['personal', 'correo_fisico'] as const satisfies readonly DeliveryWay[]

export const GUIDE_MISSING = 'Escriba la guía o la empresa que la llevó'
export const RECEIVER_MISSING = 'Escriba quién la recibió'

export const deliveredWords = (at: number, medio: DeliveryWay): string =>
  `Ya se entregó el ${formatDateTime(at)}: ${DELIVERY_WAYS[medio].toLowerCase()}.`
export const ANNULLED_LETTER = 'La carta está anulada: no se entrega.'

interface Delivery {
  readonly anulada: boolean
  readonly entregada: { readonly at: number; readonly medio: DeliveryWay } | null
}

/**
 * Why it cannot be delivered; null: it can.
 * @regla Una carta se entrega una vez: la segunda dice cuándo y cómo fue la primera. La anulada no se entrega.
 */
export const deliveryProblem = ({ anulada, entregada }: Delivery): string | null => {
  if (anulada) return ANNULLED_LETTER
  return entregada === null ? null : deliveredWords(entregada.at, entregada.medio)
}

/**
 * What is missing of who received it; null: nothing.
 * @regla De una carta entregada en persona se dice quién la recibió; de la enviada por correo físico, su guía.
 */
export const detailProblem = (medio: (typeof SAID_WAYS)[number], detalle: string): string | null => {
  if (detalle.trim() !== '') return null
  return medio === 'personal' ? RECEIVER_MISSING : GUIDE_MISSING
}
