/** What the signature is bound to: the consent text in one form that never depends on how it was stored. */
import type { ConsentText } from './consent-text.ts'

const FIELDS = [
  'cup_codigo',
  'cup_nombre',
  'descripcion',
  'beneficios',
  'riesgos',
  'alternativas',
  'riesgo_no_aceptar',
  'informacion',
  'recomendaciones',
  'version',
  'vigente_desde',
] as const

const canonical = (value: string | number): string => String(value).normalize('NFC').replaceAll(/\r\n?/gu, '\n').trim()

/**
 * The text whose SHA-256 is the fingerprint (`huella`): one JSON array of field and value, in a fixed order. Accents composed or not,
 * line ends and outer blanks do not change it; any other character does.
 * @regla La huella del consentimiento cambia con cualquier cambio del texto leído.
 */
export const canonicalConsentText = (text: Pick<ConsentText, (typeof FIELDS)[number]>): string =>
  JSON.stringify(FIELDS.map((field) => [field, canonical(text[field])]))
