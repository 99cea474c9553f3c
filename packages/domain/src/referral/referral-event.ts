/** Told to who works with referrals when one changed: its id and its version, and nothing of whom it is. */
export const REFERRAL_EVENT = 'referencia.cambio'
