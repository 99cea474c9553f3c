/** What the screen of roles shows, as its address says it. */
import type { roles } from '@cauce/contract/roles'
import type { Query } from '@cauce/contract/entry'
import { addressOf, count, oneOf, searchedText, turned } from '../../../workspaces/access/address.ts'

export const PAGE_SIZES = [20, 50, 100] as const
const SORTS = ['nombre', '-nombre', 'permisos', '-permisos', 'personas', '-personas'] as const
export type Sort = (typeof SORTS)[number]
const EDITORS = ['editar', 'copia', 'nuevo'] as const

export interface RolesView {
  readonly texto: string
  readonly orden: Sort
  /** From 1. */
  readonly pagina: number
  /** The selected row. */
  readonly rol: number | null
  /** What is being edited: the selected role, a copy of it, or a new one; null: the list is shown. */
  readonly abrir: (typeof EDITORS)[number] | null
}

/** The view that an address asks for; what it says wrongly counts as not said. */
export const rolesView = (search: URLSearchParams): RolesView => {
  const rol = count(search.get('rol'))
  const abrir = oneOf(EDITORS, search.get('abrir'))
  return {
    texto: searchedText(search),
    orden: oneOf(SORTS, search.get('orden')) ?? 'nombre',
    pagina: count(search.get('pagina')) ?? 1,
    rol,
    abrir: abrir !== 'nuevo' && rol === null ? null : abrir,
  }
}

/** The view after a change: what is listed anew is listed from its first page. */
export const changedView = (view: RolesView, change: Partial<RolesView>): RolesView => {
  const relisted = ['texto', 'orden'].some((name) => name in change)
  return { ...view, ...(relisted ? { pagina: 1, rol: null } : {}), ...change }
}

export const rolesAddress = ({ texto, orden, pagina, rol, abrir }: RolesView): URLSearchParams =>
  addressOf({
    texto,
    orden: orden === 'nombre' ? null : orden,
    pagina: pagina === 1 ? null : pagina,
    rol,
    abrir,
  })

export const rolesQuery = (view: RolesView, rows: number): Query<typeof roles.lista> => ({
  orden: view.orden,
  pagina: view.pagina,
  por_pagina: rows,
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
})

/** Next order of a column that is pressed: names go up first, counts down. */
export const nextSort = (current: Sort, column: 'nombre' | 'permisos' | 'personas'): Sort =>
  column === 'nombre' ? turned<Sort>(current, 'nombre', '-nombre') : turned<Sort>(current, `-${column}`, column)
