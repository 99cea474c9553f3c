/** Every permission key of the product. @fuente spec 1 §6, spec 2 §6 */
import { CATALOG } from './catalog.ts'
import { MENU_GROUPS } from './menu-groups.ts'

/** Keys of actions inside a page, and one of the specification that opens widgets rather than pages. */
const ACTION_PERMISSIONS: readonly string[] = [
  /** Consultation, ordering and chat. */
  'blog.vista',
  /** Moves a referral. */
  'referencia.seguimiento.todo',
  /** Approves or denies an order line that is pending of audit. */
  'autorizacion.auditoria',
  /** Sees the consultations of every professional. */
  'consultas.todas',
]

const pageKeys = CATALOG.flatMap(({ permission, routes }) => [permission, ...routes.map((route) => route.permission)])

/**
 * The keys that a role can hold: those of the menu groups, of the pages and of actions, each once. The empty key of a page is
 * none.
 */
export const PERMISSIONS: readonly string[] = [
  ...new Set([...MENU_GROUPS.map(({ permission }) => permission), ...pageKeys, ...ACTION_PERMISSIONS]),
].filter((key) => key !== '')
