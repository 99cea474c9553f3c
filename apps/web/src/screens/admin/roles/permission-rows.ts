/** The permissions as rows to tick: in their groups, narrowed, each with what would happen to it. */
import { ADMINISTRATOR_KEEPS, ADMINISTRATOR_KEYS } from '@cauce/domain/access/administrator-role'
import type { Change } from '@cauce/domain/access/change'
import {
  groupPermissions,
  permissionNote,
  type Permission,
  type PermissionGroup,
} from '@cauce/domain/access/permission-list'
import { localMatch } from '@cauce/domain/search/trigger'
import type { CheckGroup, CheckItem } from '@cauce/ui/check-tree/check-tree'

export type Shown = 'todos' | 'marcados' | 'cambiados'

const NOT_YOURS = 'Usted no lo tiene: no lo puede dar ni quitar'
const GIVEN = { tone: 'ok', label: 'Se da' } as const
const TAKEN = { tone: 'bad', label: 'Se quita' } as const

interface Described {
  readonly permission: Permission
  readonly searched: string
  /** One object for each situation, so that a row is drawn again only when its own changes. */
  readonly rows: { readonly same: CheckItem; readonly given: CheckItem; readonly taken: CheckItem }
}

interface DescribedGroup extends Pick<PermissionGroup, 'id' | 'titulo'> {
  readonly permissions: readonly Described[]
}

interface Asker {
  readonly held: ReadonlySet<string>
  readonly isAdministrator: boolean
}

const lockOf = (clave: string, { held, isAdministrator }: Asker): string | null => {
  if (!held.has(clave)) return NOT_YOURS
  return isAdministrator && ADMINISTRATOR_KEEPS.includes(clave) ? ADMINISTRATOR_KEYS : null
}

/** What an installation says of a key, or what the product knows of it. */
const secondLine = (permission: Permission, described: string): string =>
  described === '' ? (permissionNote(permission) ?? '') : described

/** Every key in words, worked out once for a list of keys and a person. */
export const describeRows = (
  keys: readonly { readonly clave: string; readonly descripcion: string }[],
  asker: Asker,
): readonly DescribedGroup[] => {
  const words = new Map(keys.map(({ clave, descripcion }) => [clave, descripcion]))
  return groupPermissions(keys.map(({ clave }) => clave)).map(({ id, titulo, permisos }) => ({
    id,
    titulo,
    permissions: permisos.map((permission) => {
      const { clave } = permission
      const second = secondLine(permission, words.get(clave) ?? '')
      const same: CheckItem = {
        id: clave,
        title: permission.titulo,
        ...(second === '' ? {} : { second }),
        note: clave,
        locked: lockOf(clave, asker),
      }
      const pages = permission.paginas.flatMap(({ path, title }) => [path, title])
      return {
        permission,
        searched: [clave, permission.titulo, second, titulo, ...pages].join(' '),
        rows: { same, given: { ...same, mark: GIVEN }, taken: { ...same, mark: TAKEN } },
      }
    }),
  }))
}

interface Narrowing {
  readonly texto: string
  readonly shown: Shown
}

/** "3 de 12", what a group that is not in the menu means, and how many of its rows are seen. */
const groupNote = (permissions: readonly Described[], checked: ReadonlySet<string>, seen: number): string => {
  const ticked = permissions.filter(({ permission }) => checked.has(permission.clave))
  const shows = permissions.filter(({ permission }) => permission.menus.length > 0)
  const isHidden = ticked.length > 0 && shows.length > 0 && shows.every((one) => !ticked.includes(one))
  return [
    isHidden ? 'no se ve en el menú' : null,
    seen === permissions.length ? null : `se ${seen === 1 ? 've' : 'ven'} ${seen}`,
    `${ticked.length} de ${permissions.length}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** The groups that are seen, each with its rows and how many of its own are ticked. */
export const checkGroups = (
  groups: readonly DescribedGroup[],
  checked: ReadonlySet<string>,
  change: Change,
  { texto, shown }: Narrowing,
): readonly CheckGroup[] => {
  const [given, taken] = [new Set(change.agregados), new Set(change.quitados)]
  const isShown = (clave: string): boolean => {
    if (shown === 'todos') return true
    return shown === 'marcados' ? checked.has(clave) : given.has(clave) || taken.has(clave)
  }
  return groups
    .map(({ id, titulo, permissions }) => {
      const seen = permissions.filter(
        ({ permission, searched }) => isShown(permission.clave) && localMatch(searched, texto),
      )
      return {
        id,
        title: titulo,
        note: groupNote(permissions, checked, seen.length),
        items: seen.map(({ permission: { clave }, rows }) =>
          given.has(clave) ? rows.given : taken.has(clave) ? rows.taken : rows.same,
        ),
      }
    })
    .filter(({ items }) => items.length > 0)
}
