/** Nobody answers for their own work: one rule for every approval of the product. */

export const SAME_HAND = 'misma.mano'
export const SAME_HAND_TEXT = 'Usted intervino en esta orden: la aprueba o la niega otra persona.'

export const OWN_REGISTER_TEXT =
  'Su profesión y su registro profesional los anota otra persona que administre usuarios.'

/**
 * Whether one of those who did the work is who would approve, deny, audit, verify or second-sign it.
 * @regla Nadie aprueba, niega, audita ni verifica lo que él mismo ordenó.
 */
export const sameHand = (reviewer: number, hands: readonly (number | null)[]): boolean => hands.includes(reviewer)
