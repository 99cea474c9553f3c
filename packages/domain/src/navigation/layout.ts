/** The frames in which a page is shown. @fuente spec 1 §2 */
export const LAYOUTS = ['default', 'empty', 'guest', 'update', 'password-update', 'consents', 'turnero'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Layouts that no page of the catalogue has, and why they are there all the same. */
export const LAYOUTS_WITHOUT_PAGE: Partial<Readonly<Record<Layout, string>>> = {
  update:
    'The table of routes has no page for the mandatory update of data: the specification asks it in a dialog over the page. The frame is ready for a route of its own.',
}

/**
 * Who may see a page: anybody; only who has not signed in; or who has.
 * @fuente spec 1 §6
 */
export type Audience = 'anybody' | 'anonymous' | 'signed-in'
