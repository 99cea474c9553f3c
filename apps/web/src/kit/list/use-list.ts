/** A list that lives in its address: what it shows, what it asks, and every way to change it. */
import type { AnyList } from '@cauce/contract/kit/list'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useTableSize } from '../../app/table-choice.tsx'
import {
  changedView,
  chosen,
  filtered,
  isWhole,
  listAddress,
  listState,
  listView,
  nextOrder,
  questionOf,
  unfiltered,
  type FilterOf,
  type ListView,
  type Usual,
} from './list-address.ts'

const PAGE_SIZES: readonly number[] = [20, 50, 100]

interface Place<L extends AnyList> {
  /** Rows a page that are offered, the usual one first. */
  readonly sizes?: readonly number[]
  /** What filters where the address says nothing. */
  readonly usual?: Usual<L>
}

/** @param name of the list in the preferences: its page, such as `admin.empresas` */
export const useList = <L extends AnyList>(list: L, name: string, { sizes = PAGE_SIZES, usual }: Place<L> = {}) => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const view = listView(list, search, state, usual)
  const size = useTableSize(name, sizes)
  /** @param replace false: going back returns to what is seen now */
  const change = (next: Partial<ListView<L>>, replace = true): void => {
    const wanted = changedView(list, view, next)
    setSearch(listAddress(list, wanted, usual, search), { replace, state: listState(list, wanted) })
  }
  const question = questionOf(list, view)
  return {
    name,
    list,
    sizes,
    view,
    /** Where it is, as its address says it; what is private apart. */
    search,
    change,
    /** Rows a page. */
    size,
    /** What is asked of the server: all that is found, and the page of it that is seen. */
    question,
    page: {
      ...question,
      pagina: view.pagina,
      por_pagina: size,
      ...(view.corte === null ? {} : { corte: view.corte }),
    },
    whole: isWhole(list, view, usual),
    showAll: () => change({ filtros: unfiltered(list, usual) }),
    /** What a filter says in text; empty: nothing. */
    said: (filter: FilterOf<L>): string => view.filtros[filter] ?? '',
    /** Several filters at once; null: they say nothing. */
    choose: (next: { readonly [Name in FilterOf<L>]?: string | null }) => change({ filtros: chosen(view, next) }),
    filter: (filter: FilterOf<L>, value: string | null) => change({ filtros: filtered(view, filter, value) }),
    sortBy: (column: string) => change({ orden: nextOrder(list, view.orden, column) }),
  }
}

export type ListState<L extends AnyList = AnyList> = ReturnType<typeof useList<L>>
