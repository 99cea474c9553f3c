/** Every permission key of the product. @fuente spec 1 §6, spec 2 §6 */
import { ACTION_PERMISSIONS } from '../access/actions.ts'
import { CATALOG } from './catalog.ts'
import { MENU_GROUPS } from './menu-groups.ts'

const pageKeys = CATALOG.flatMap(({ permission, routes }) => [permission, ...routes.map((route) => route.permission)])

const actionKeys = ACTION_PERMISSIONS.map(({ clave }) => clave)

/**
 * The keys that a role can hold: those of the menu groups, of the pages and of actions, each once. The empty key of a page is
 * none.
 */
export const PERMISSIONS: readonly string[] = [
  ...new Set([...MENU_GROUPS.map(({ permission }) => permission), ...pageKeys, ...actionKeys]),
].filter((key) => key !== '')
