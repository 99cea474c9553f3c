/** The device that the professional hands over so that the patient, or who represents them, reads and signs. @fuente Ley 23/1981 art. 15; Ley 527/1999 art. 7 */
import type { ConsentSubmission } from './consent-submission.ts'

export const ATTENDS_AND_SIGNS =
  'Quien atiende no firma el consentimiento por el paciente: lo firma el paciente o su representante'
export const HAND_OVER = 'Autoriza: entregar al paciente'
export const HAND_BACK = 'Devolver al profesional'
export const HAND_AGAIN = 'Entregar de nuevo'
/** Said to whoever has the device in their hands. */
export const IN_PATIENTS_HANDS = 'Este equipo lo tiene el paciente: al terminar se devuelve al profesional'
export const BACK_AND_LOCKED =
  'Lo firmado ya no se cambia. Guárdelo, o entregue de nuevo el equipo para firmar otra vez.'

/** Longest time between handing the device over and keeping what was signed. */
const LONGEST_MS = 12 * 3_600_000
/** How far the clock of a device may be ahead of the server's. */
const AHEAD_MS = 5 * 60_000

const digits = (document: string | null | undefined): string => (document ?? '').replaceAll(/[^0-9A-Za-z]/gu, '')

/**
 * Whether who attends would be signing in the patient's place: their document is that of who signs.
 * @param affiliateDocument of the patient
 * @param userDocument of who holds the session; null: has none
 * @regla El consentimiento lo firma el paciente o su representante, nunca quien lo atiende.
 */
export const signsOwnAct = (
  { firmante, numero_documento_representante }: Pick<ConsentSubmission, 'firmante' | 'numero_documento_representante'>,
  affiliateDocument: string,
  userDocument: string | null,
): boolean => {
  const own = digits(userDocument)
  const signer = firmante === 'Paciente' ? affiliateDocument : numero_documento_representante
  return own !== '' && own === digits(signer)
}

/**
 * When the device was handed over and when it came back, as instants to be kept. Both are told by the clock of a device: what cannot be
 * (later than now, one after the other the wrong way round, of another day) is kept as not known, and stops nobody's consent.
 */
export const handedOver = (
  { entregado_at, firmado_at }: Pick<ConsentSubmission, 'entregado_at' | 'firmado_at'>,
  now: Date,
): { readonly entregado_at: Date | null; readonly firmado_at: Date | null } => {
  const [given, back] = [Date.parse(entregado_at ?? ''), Date.parse(firmado_at ?? '')]
  const known = given <= back && back <= now.getTime() + AHEAD_MS && now.getTime() - given <= LONGEST_MS
  return known
    ? { entregado_at: new Date(given), firmado_at: new Date(back) }
    : { entregado_at: null, firmado_at: null }
}
