/** What the list of states shows, as its address says it. */
import type { estados } from '@cauce/contract/estados'
import type { Query } from '@cauce/contract/entry'
import { addressOf, count, oneOf, searchedText, turned } from '../../../workspaces/access/address.ts'

export const PAGE_SIZES = [20, 50, 100] as const
const SORTS = ['id', '-id', 'nombre', '-nombre', 'registros', '-registros'] as const
export type Sort = (typeof SORTS)[number]
export const WHICH = ['reglas', 'propios', 'inactivos'] as const
const OPENED = ['nuevo', 'ver'] as const

export interface StatusesView {
  readonly texto: string
  readonly cuales: (typeof WHICH)[number] | null
  readonly orden: Sort
  /** From 1. */
  readonly pagina: number
  /** The selected row. */
  readonly estado: number | null
  /** The selected one is open, or a new one is being written. */
  readonly abrir: (typeof OPENED)[number] | null
}

/** The view that an address asks for; what it says wrongly counts as not said. */
export const statusesView = (search: URLSearchParams): StatusesView => {
  const estado = count(search.get('estado'))
  const abrir = oneOf(OPENED, search.get('abrir'))
  return {
    texto: searchedText(search),
    cuales: oneOf(WHICH, search.get('cuales')),
    orden: oneOf(SORTS, search.get('orden')) ?? 'id',
    pagina: count(search.get('pagina')) ?? 1,
    estado,
    abrir: abrir === 'ver' && estado === null ? null : abrir,
  }
}

const FILTERS = ['texto', 'cuales', 'orden'] as const

/** The view after a change: what is listed anew is listed from its first page, and nothing is selected there yet. */
export const changedView = (view: StatusesView, change: Partial<StatusesView>): StatusesView => {
  const relisted = FILTERS.some((name) => name in change && change[name] !== view[name])
  return { ...view, ...(relisted ? { pagina: 1, estado: null, abrir: null } : {}), ...change }
}

export const statusesAddress = (view: StatusesView): URLSearchParams =>
  addressOf({
    texto: view.texto,
    cuales: view.cuales,
    orden: view.orden === 'id' ? null : view.orden,
    pagina: view.pagina === 1 ? null : view.pagina,
    estado: view.estado,
    abrir: view.abrir,
  })

export const statusesQuery = (view: StatusesView, rows: number): Query<typeof estados.lista> => ({
  orden: view.orden,
  pagina: view.pagina,
  por_pagina: rows,
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
  ...(view.cuales === null ? {} : { cuales: view.cuales }),
})

/** Next order of a column that is pressed: numbers and words go up first, counts down. */
export const nextSort = (current: Sort, column: 'id' | 'nombre' | 'registros'): Sort =>
  column === 'registros' ? turned<Sort>(current, '-registros', column) : turned<Sort>(current, column, `-${column}`)

export const WHOLE: Partial<StatusesView> = { texto: '', cuales: null }
