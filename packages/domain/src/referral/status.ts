/** Where a referral stands. @fuente spec 2 §4 */
import type { StatusTone } from '../ordering/order-status.ts'

/** «En seguimiento» and «Cerrado» are the specification's; the one before them is ours. */
export const REFERRAL_STATES = {
  pending: 'Pendiente',
  following: 'En seguimiento',
  closed: 'Cerrado',
} as const
export type ReferralStateName = (typeof REFERRAL_STATES)[keyof typeof REFERRAL_STATES]

/** A change that its life does not know from where it stands. */
export const REFERRAL_MOVE_NOT_ALLOWED = 'La referencia no admite ese cambio en su estado actual.'

const TONES: ReadonlyMap<string, StatusTone> = new Map<string, StatusTone>([
  // What waits for somebody stands out; the dashed ring is of what nobody verified.
  [REFERRAL_STATES.pending, 'waiting'],
  [REFERRAL_STATES.following, 'info'],
  [REFERRAL_STATES.closed, 'ok'],
])

/** Tone of a state by its name. */
export const referralTone = (estado: string): StatusTone => TONES.get(estado) ?? 'info'
