/** In which state an affiliate is, as numbers of `estados_afiliado`. @fuente modulos/README.md (g) */
import type { StatusTone } from '../ordering/order-status.ts'

export const AffiliateState = {
  active: 1,
  suspended: 2,
  withdrawn: 3,
  deceased: 4,
  protected: 5,
  pending: 6,
} as const
export type AffiliateState = (typeof AffiliateState)[keyof typeof AffiliateState]

interface StateWords {
  readonly palabra: string
  readonly tono: StatusTone
}

export const AFFILIATE_STATES: Readonly<Record<AffiliateState, StateWords>> = {
  1: { palabra: 'Activo', tono: 'ok' },
  2: { palabra: 'Suspendido', tono: 'waiting' },
  3: { palabra: 'Retirado', tono: 'bad' },
  4: { palabra: 'Fallecido', tono: 'bad' },
  5: { palabra: 'Protección laboral', tono: 'ok' },
  6: { palabra: 'En trámite', tono: 'waiting' },
}

export const isAffiliateState = (id: number): id is AffiliateState => Object.hasOwn(AFFILIATE_STATES, id)

/** The word of a state; one that the product does not know is said as such. */
export const affiliateStateWords = (id: number): StateWords =>
  isAffiliateState(id) ? AFFILIATE_STATES[id] : { palabra: `Estado ${id}`, tono: 'unknown' }
