/** A list that is known whole, a few rows at a time. */
import { useState } from 'react'

/** Rows a page of what is ordered. @fuente spec 2 §2 */
export const ORDER_ROWS = 5

/** The rows of the page that is looked at, and the pager of the table; no pager while one page holds them all. */
export const usePages = <Row>(rows: readonly Row[], size: number = ORDER_ROWS) => {
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const at = Math.min(page, pages)
  return {
    shown: rows.slice((at - 1) * size, at * size),
    pager: pages === 1 ? undefined : { page: at, size, total: rows.length, onPage: setPage },
  }
}
