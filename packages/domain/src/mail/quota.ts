/** How many documents leave by mail, and for how long. Figures of 2026-11-23. */
import type { Destination } from './destination.ts'

const HOUR_S = 3_600
const DAY_S = 86_400

/** Of one person who sends, of one document, to one address. */
export type QuotaKind = 'persona' | 'documento' | 'direccion'

interface Quota {
  readonly kind: QuotaKind
  readonly most: number
  /** Counted from the first. */
  readonly seconds: number
  readonly said: string
}

const PERSON: Quota = {
  kind: 'persona',
  most: 30,
  seconds: HOUR_S,
  said: 'Ya envió 30 documentos por correo en la última hora. Espere antes de enviar otro.',
}
const ADDRESS: Quota = {
  kind: 'direccion',
  most: 20,
  seconds: DAY_S,
  said: 'A esa dirección ya se enviaron 20 documentos hoy. Espere hasta mañana o use otra.',
}
const document = (most: number): Quota => ({
  kind: 'documento',
  most,
  seconds: DAY_S,
  said: `Este documento ya se envió ${most} veces hoy. Espere hasta mañana.`,
})
const OUTSIDE = document(5)
const TO_THE_PATIENT = document(10)

/**
 * What is counted before a document leaves.
 * @regla Por correo salen a lo sumo 30 documentos por persona y hora, 20 por dirección y día, y el mismo documento 5 veces al día: 10 si es al paciente.
 */
export const quotasOf = (destination: Destination): readonly Quota[] => [
  PERSON,
  destination === 'paciente' ? TO_THE_PATIENT : OUTSIDE,
  ADDRESS,
]
