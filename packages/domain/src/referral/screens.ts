/** What opens the screens of referral, and where one is registered: for who goes there without the rest of a referral. */

/** Opens the group of the screens. */
export const REFERRAL_MENU = 'referencia.menu'
/** Registers one. */
export const REFERRAL_REGISTER = 'referencia.registro'

/** The page that registers it. */
export const REFERRAL_PAGE = '/referencia/registro'

export const referralAddress = (consultaId: number): string => `${REFERRAL_PAGE}?consulta=${consultaId}`
