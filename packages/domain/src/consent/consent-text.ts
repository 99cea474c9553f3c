/** What the patient reads before signing, and the fingerprint that binds the signature to it. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'

export const ConsentText = Schema.Struct({
  cup_id: Schema.Int,
  cup_codigo: Schema.String,
  cup_nombre: Schema.String,
  descripcion: Schema.String,
  beneficios: Schema.String,
  riesgos: Schema.String,
  alternativas: Schema.String,
  riesgo_no_aceptar: Schema.String,
  informacion: Schema.String,
  recomendaciones: Schema.String,
  version: Schema.Int,
  vigente_desde: CalendarDate,
  /** SHA-256 (hex) of the text above. */
  huella: Schema.String,
  /** bajo, mediano or alto: decides who signs for a minor. */
  riesgo: Schema.Literals(['bajo', 'mediano', 'alto']),
})
export type ConsentText = typeof ConsentText.Type
