/** What a search was answered, and whether there is more. */
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { SearchAnswer } from '@cauce/machines/trigger-search'

/** @param most rows that the server answers */
export const toldRows = <Row>(rows: readonly Row[], most = SEARCH_ROWS): SearchAnswer<Row> => ({
  rows,
  truncated: rows.length >= most,
})
