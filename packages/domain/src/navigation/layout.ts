/** The frames in which a page is shown. @fuente spec 1 §2 */
export const LAYOUTS = ['default', 'empty', 'guest', 'update', 'password-update', 'consents', 'turnero'] as const
export type Layout = (typeof LAYOUTS)[number]

/**
 * Who may see a page: anybody; only who has not signed in; or who has.
 * @fuente spec 1 §6
 */
export type Audience = 'anybody' | 'anonymous' | 'signed-in'
