/** A list that lives in its address: what it shows, and every way to change it. */
import { useSearchParams } from 'react-router-dom'
import { useTableSize } from '../../app/table-choice.tsx'
import {
  changedView,
  filtered,
  isWhole,
  listAddress,
  listView,
  nextOrder,
  WHOLE,
  type ListShape,
  type ListView,
} from './list-address.ts'

export const PAGE_SIZES = [20, 50, 100] as const

/** @param name of the list in the preferences: its page, such as `admin.empresas` */
export const useList = (name: string, shape: ListShape) => {
  const [search, setSearch] = useSearchParams()
  const view = listView(shape, search)
  const change = (next: Partial<ListView>): void =>
    setSearch(listAddress(shape, changedView(view, next)), { replace: true })
  return {
    name,
    shape,
    view,
    change,
    /** Rows a page. */
    size: useTableSize(name, PAGE_SIZES),
    whole: isWhole(view),
    showAll: () => change(WHOLE),
    filter: (filter: string, value: string | null) => change({ filtros: filtered(view, filter, value) }),
    sortBy: (column: string) => change({ orden: nextOrder(shape, view.orden, column) }),
  }
}

export type List = ReturnType<typeof useList>
