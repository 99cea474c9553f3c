import { useLocation, useSearchParams } from 'react-router-dom'
import { useTableSize } from '../../app/table-choice.tsx'
import {
  changedView,
  historyAddress,
  historySearch,
  historyView,
  nextSort,
  PAGE_SIZES,
  periodError,
  type HistoryView,
} from './history-view.ts'

/**
 * The list of a history screen as its address says it, and how it is changed.
 * @param table names the list in the preferences
 * @param sorts the orders of the list, the usual one first
 */
export const useHistoryList = <Sort extends string>(
  table: string,
  afiliadoId: number,
  sorts: readonly [Sort, ...Sort[]],
) => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const view = historyView(search, state, sorts)
  const rows = useTableSize(table, PAGE_SIZES)
  const change = (next: Partial<HistoryView<Sort>>): void => {
    const wanted = changedView(view, next)
    setSearch(historyAddress(wanted, sorts[0], search), { replace: true, state: { texto: wanted.texto } })
  }
  return {
    table,
    view,
    change,
    body: historySearch(view, afiliadoId, rows),
    /** Of its query: what would be refused is not asked. */
    asking: { refetchOnMountOrArgChange: true, skip: periodError(view) !== null },
    clear: (): void => change({ desde: null, hasta: null, estado: null, tipo: null, texto: '' }),
    sort: (column: string): void => change({ orden: nextSort(view.orden, column, sorts) }),
  }
}

export type HistoryListState<Sort extends string> = ReturnType<typeof useHistoryList<Sort>>
