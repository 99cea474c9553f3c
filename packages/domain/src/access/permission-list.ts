/** Every permission in words: what it opens, where it comes from, and with which others it stands. @fuente spec 1 §6 */
import { CATALOG } from '../navigation/catalog.ts'
import { MENU_GROUPS } from '../navigation/menu-groups.ts'
import type { Route } from '../navigation/route.ts'
import { ACTION_PERMISSIONS } from './actions.ts'
import type { PermissionOrigin } from './permission-origin.ts'
import { SPECIFIED_PERMISSIONS } from './specified-permissions.ts'

export interface Permission {
  readonly clave: string
  readonly titulo: string
  readonly origen: PermissionOrigin
  /** Id of its {@link PermissionGroup}. */
  readonly grupo: string
  /** Titles of the menu groups that are seen with it. */
  readonly menus: readonly string[]
  /** Pages whose address opens with it. */
  readonly paginas: readonly Route[]
  /** What it lets a person do inside pages; null when it only opens them. */
  readonly permite: string | null
}

export interface PermissionGroup {
  readonly id: string
  readonly titulo: string
  /** Never empty. */
  readonly permisos: readonly Permission[]
}

const ACTIONS = { id: 'acciones', titulo: 'Acciones con pacientes y órdenes' }
const OUTSIDE = { id: 'fuera', titulo: 'Fuera de los módulos' }
/** Group of the keys that this version does not know. */
export const EARLIER = { id: 'anterior', titulo: 'De una versión anterior' }

const ROUTES = CATALOG.flatMap(({ routes }) => routes)

/** A module belongs to the menu group that is seen with the same key: `furel` to SST, `taquilla` to Turno. */
const homeOf = (permission: string) => {
  const menu = MENU_GROUPS.find((group) => group.permission === permission)
  return menu === undefined || permission === '' ? null : { id: menu.id, titulo: menu.title }
}

const groupOf = (clave: string) => {
  if (ACTION_PERMISSIONS.some((action) => action.clave === clave)) return ACTIONS
  const own = homeOf(clave)
  if (own !== null) return own
  const module = CATALOG.find(({ routes }) => routes.some(({ permission }) => permission === clave))
  if (module === undefined) return EARLIER
  return homeOf(module.permission) ?? (module.id === '' ? OUTSIDE : { id: module.id, titulo: module.title })
}

const listed = (titles: readonly string[]): string =>
  new Intl.ListFormat('es-CO').format(titles.map((title) => `«${title}»`))

const menuTitle = (menus: readonly string[]): string => `Ver ${listed(menus)} en el menú`

const originOf = (clave: string, ownsPage: boolean, inMenu: boolean): PermissionOrigin => {
  if (SPECIFIED_PERMISSIONS.has(clave)) return 'especificacion'
  if (ACTION_PERMISSIONS.some((action) => action.clave === clave)) return 'accion'
  if (ownsPage) return 'pagina'
  return inMenu ? 'grupo' : 'anterior'
}

/** A permission key in words; also one that this version does not know. */
export const describePermission = (clave: string): Permission => {
  const action = ACTION_PERMISSIONS.find((one) => one.clave === clave)
  const menus = MENU_GROUPS.filter(({ permission }) => permission === clave).map(({ title }) => title)
  const own = ROUTES.filter(({ permission }) => permission === clave).map(({ title }) => title)
  const inMenu = menus.length > 0 ? menuTitle(menus) : clave
  return {
    clave,
    titulo: action?.titulo ?? (own.length > 0 ? own.join(', ') : inMenu),
    origen: originOf(clave, own.length > 0, menus.length > 0),
    grupo: groupOf(clave).id,
    menus,
    paginas: ROUTES.filter(({ opensWith }) => opensWith === clave),
    permite: action?.permite ?? null,
  }
}

const isCalledByMenu = ({ titulo, menus }: Permission): boolean => menus.length > 0 && titulo === menuTitle(menus)

/** What a permission does besides what its title says, in one sentence; null: nothing. */
export const permissionNote = (permission: Permission): string | null => {
  const { permite, menus, paginas } = permission
  if (permite !== null) return permite
  if (!isCalledByMenu(permission)) return menus.length === 0 ? null : `Muestra también ${listed(menus)} en el menú`
  return paginas.length === 0 ? null : `Abre también ${listed(paginas.map(({ title }) => title))}`
}

const GROUPS = [ACTIONS, ...MENU_GROUPS.map(({ id, title }) => ({ id, titulo: title })), OUTSIDE, EARLIER]

/**
 * The keys in words and in their groups: actions apart and first, then the groups in the order of the menu, what stands outside
 * the modules, and what an earlier version left. Within a group the order of `claves`.
 * @regla Los permisos se leen en los grupos del menú; las acciones, aparte.
 */
export const groupPermissions = (claves: readonly string[]): readonly PermissionGroup[] => {
  const permisos = claves.map(describePermission)
  return GROUPS.map((group) => ({
    ...group,
    permisos: permisos.filter(({ grupo }) => grupo === group.id),
  })).filter(({ permisos: own }) => own.length > 0)
}

const SAID = 5

/** The titles of the keys as a sentence says them: the first five, and how many more there are. */
export const permissionWords = (claves: readonly string[]): string => {
  const titles = claves.slice(0, SAID).map((clave) => describePermission(clave).titulo)
  const more = claves.length - titles.length
  return more === 0 ? new Intl.ListFormat('es-CO').format(titles) : `${titles.join(', ')} y ${more} más`
}

/** What an administrator writes down about a permission. */
export const MAX_PERMISSION_DESCRIPTION = 300
export const PERMISSION_DESCRIBED = 'Descripción guardada con éxito'
