/** The states of an authorisation: their words and tones. @fuente modulos/aseguramiento-y-red.md §3.5 */
import type { StateWords } from '../kit/life/life.ts'

export const AUTHORISATION_STATES = {
  en_cola: { palabra: 'Por decidir', tono: 'waiting' },
  tomada: { palabra: 'En decisión', tono: 'info' },
  devuelta: { palabra: 'Devuelta', tono: 'waiting' },
  segundo_concepto: { palabra: 'Segundo concepto', tono: 'waiting' },
  aprobada: { palabra: 'Aprobada', tono: 'ok' },
  aprobada_parcial: { palabra: 'Aprobada en parte', tono: 'ok' },
  negada: { palabra: 'Negada', tono: 'bad' },
  desistida: { palabra: 'Sin efecto', tono: 'bad' },
} as const satisfies Readonly<Record<string, StateWords>>
export type AuthorisationState = keyof typeof AUTHORISATION_STATES

const isState = (name: string): name is AuthorisationState => Object.hasOwn(AUTHORISATION_STATES, name)
export const AUTHORISATION_STATE_KEYS: readonly AuthorisationState[] = Object.keys(AUTHORISATION_STATES).filter(isState)

/** Those in which its clock runs. */
export const OPEN_AUTHORISATIONS: readonly AuthorisationState[] = ['en_cola', 'tomada', 'devuelta', 'segundo_concepto']
