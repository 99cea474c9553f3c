/** What the list of permissions shows, as its address says it. */
import type { roles } from '@cauce/contract/roles'
import type { Query } from '@cauce/contract/entry'
import { addressOf, count, oneOf, searchedText, turned } from '../../../workspaces/access/address.ts'

export const PAGE_SIZES = [20, 50, 100] as const
const SORTS = ['grupo', '-grupo', 'clave', '-clave', 'titulo', '-titulo', 'personas', '-personas'] as const
export type Sort = (typeof SORTS)[number]
export const WHICH = ['sin_rol', 'anterior'] as const
type Which = (typeof WHICH)[number]

export interface PermissionsView {
  readonly texto: string
  /** Id of a group; null: all of them. */
  readonly grupo: string | null
  readonly cuales: Which | null
  readonly orden: Sort
  /** From 1. */
  readonly pagina: number
  /** The selected row. */
  readonly permiso: number | null
  /** It is open. */
  readonly ver: boolean
}

const MAX_GROUP = 60

/** The view that an address asks for; what it says wrongly counts as not said. */
export const permissionsView = (search: URLSearchParams): PermissionsView => {
  const permiso = count(search.get('permiso'))
  const grupo = search.get('grupo')
  return {
    texto: searchedText(search),
    grupo: grupo === null || grupo === '' ? null : grupo.slice(0, MAX_GROUP),
    cuales: oneOf(WHICH, search.get('cuales')),
    orden: oneOf(SORTS, search.get('orden')) ?? 'grupo',
    pagina: count(search.get('pagina')) ?? 1,
    permiso,
    ver: permiso !== null && search.get('ver') === 'si',
  }
}

const FILTERS = ['texto', 'grupo', 'cuales', 'orden'] as const

/** The view after a change: what is listed anew is listed from its first page, and nothing is selected there yet. */
export const changedView = (view: PermissionsView, change: Partial<PermissionsView>): PermissionsView => {
  const relisted = FILTERS.some((name) => name in change && change[name] !== view[name])
  return { ...view, ...(relisted ? { pagina: 1, permiso: null, ver: false } : {}), ...change }
}

export const permissionsAddress = (view: PermissionsView): URLSearchParams =>
  addressOf({
    texto: view.texto,
    grupo: view.grupo,
    cuales: view.cuales,
    orden: view.orden === 'grupo' ? null : view.orden,
    pagina: view.pagina === 1 ? null : view.pagina,
    permiso: view.permiso,
    ver: view.ver ? 'si' : null,
  })

/** What narrows and sorts the list, for the screen and for its file. */
export const permissionsFilter = (view: PermissionsView): Query<typeof roles.exportarPermisos> => ({
  orden: view.orden,
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
  ...(view.grupo === null ? {} : { grupo: view.grupo }),
  ...(view.cuales === null ? {} : { cuales: view.cuales }),
})

/** Next order of a column that is pressed: words go up first, counts down. */
export const nextSort = (current: Sort, column: 'grupo' | 'titulo' | 'clave' | 'personas'): Sort =>
  column === 'personas' ? turned<Sort>(current, '-personas', column) : turned<Sort>(current, column, `-${column}`)

export const isWhole = ({ texto, grupo, cuales }: PermissionsView): boolean =>
  texto.trim() === '' && grupo === null && cuales === null

export const WHOLE: Partial<PermissionsView> = { texto: '', grupo: null, cuales: null }
