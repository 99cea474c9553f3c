/**
 * What is asked of the other professional who signs over a contraindication: its states, its words and when it may be returned.
 * @fuente UI, principio 5 (imagen 22)
 */
import type { StatusTone } from '../ordering/order-status.ts'
import { isReasonEnough } from './reason.ts'

/** `urgencia`: its prescriber went on alone, and somebody has to look at it; `revisada`: somebody did. */
export const SIGNATURE_STATES = {
  pedida: 'Pedida',
  abierta: 'En revisión',
  firmada: 'Firmada',
  devuelta: 'Devuelta',
  retirada: 'Retirada',
  urgencia: 'Urgencia vital por revisar',
  revisada: 'Urgencia vital revisada',
} as const
export type SignatureState = keyof typeof SIGNATURE_STATES
export const SIGNATURE_STATE_KEYS = [
  'pedida',
  'abierta',
  'firmada',
  'devuelta',
  'retirada',
  'urgencia',
  'revisada',
] as const satisfies readonly SignatureState[]

const TONES: Readonly<Record<SignatureState, StatusTone>> = {
  pedida: 'waiting',
  abierta: 'info',
  firmada: 'ok',
  devuelta: 'bad',
  retirada: 'unknown',
  urgencia: 'bad',
  revisada: 'ok',
}
export const signatureTone = (estado: SignatureState): StatusTone => TONES[estado]

/** What somebody still has to do something about. */
export const WAITING_SIGNATURES = ['pedida', 'abierta', 'urgencia'] as const satisfies readonly SignatureState[]

/** The most characters of a note or of a reason. */
export const MAX_SIGNATURE_NOTE = 500

export const SIGNATURE_NOT_ALLOWED = 'Ya no se puede: otra persona la movió. Actualice y vuelva a mirar.'
export const SIGN_ELSEWHERE = 'Espera la segunda firma: se firma o se devuelve en «Segundas firmas»'
export const SINCE_ORDERED =
  'Desde que se formuló se supo algo más del paciente y nadie lo ha respondido: devuélvala para que quien formuló lo revise'
export const RETURN_REASON = 'Diga a quien formuló qué debe cambiar o aclarar: mínimo 10 letras'

/**
 * Why it may not be returned with this reason, or null.
 * @regla Una segunda firma solo se devuelve con un motivo que diga algo: quien formuló tiene que saber qué cambiar.
 */
export const returnReasonError = (motivo: string): string | null => (isReasonEnough(motivo) ? null : RETURN_REASON)
