import { useState } from 'react'

export interface SortChoice {
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

interface SortableColumn<Row> {
  readonly key: string
  readonly sortValue?: (row: Row) => string | number
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'es-CO', { numeric: true, sensitivity: 'base' })

/** Rows in the order of the chosen column; the same column again turns it round, a third time gives the first order back. */
export const useSort = <Row,>(
  columns: readonly SortableColumn<Row>[],
  rows: readonly Row[],
  defaultSort: SortChoice | undefined,
) => {
  const [sort, setSort] = useState<SortChoice | undefined>(defaultSort)
  const value = columns.find(({ key }) => key === sort?.key)?.sortValue
  const turn = sort?.direction === 'descending' ? -1 : 1
  const sorted = value === undefined ? rows : rows.toSorted((a, b) => turn * compare(value(a), value(b)))
  const toggle = (key: string) => {
    if (sort?.key !== key) setSort({ key, direction: 'ascending' })
    else if (sort.direction === 'ascending') setSort({ key, direction: 'descending' })
    else setSort(undefined)
  }
  return { sorted, sort, toggle }
}
