/** The table of a list that the server pages, sorts and filters, with its waiting, its failure and its emptiness. */
import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import type { ReactNode } from 'react'
import type { TableChoice } from '../../app/table-choice.tsx'
import { failureText } from '../../store/call.ts'
import { ListHints } from './list-hints.tsx'

/** What a query hook answers, as far as a list minds. */
export interface ListQuery {
  readonly currentData?: unknown
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** There is nothing to show but the failure: an earlier answer of the same question would still be shown. */
export const hasFailed = ({ error, currentData }: ListQuery): boolean =>
  error !== undefined && currentData === undefined

export interface PagedListProps<Row extends { readonly id: number }, Sort extends string> {
  readonly title: string
  readonly rows: readonly Row[]
  readonly query: ListQuery
  readonly table: TableChoice<Row>
  readonly sizes: readonly number[]
  readonly page: number
  readonly total: number
  /** There are more rows than the pages reach. */
  readonly more?: boolean | undefined
  readonly onPage: (page: number) => void
  /** The number of rows a page changed: the first page is the one to see. */
  readonly onResized: () => void
  readonly empty: ReactNode
  /** Left out where a row is not selected. */
  readonly selectedKey?: number | null | undefined
  readonly onSelect?: ((row: Row) => void) | undefined
  /** Left out where a row is not opened. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** What it holds is shown beside the list: one press opens it. */
  readonly opensOnClick?: boolean | undefined
  readonly dimmed?: ((row: Row) => boolean) | undefined
  /** Keys of its own, told after the usual ones. */
  readonly hints?: ReactNode
  readonly sort?:
    | undefined
    | {
        /** `columna`, or `-columna` backwards. */
        readonly orden: string
        readonly columns: readonly Sort[]
        readonly onSort: (column: Sort) => void
      }
}

export const PagedList = <Row extends { readonly id: number }, Sort extends string = string>({
  title,
  rows,
  query,
  table,
  sizes,
  page,
  total,
  more,
  onPage,
  onResized,
  empty,
  selectedKey,
  onSelect,
  onOpen,
  opensOnClick,
  dimmed,
  hints,
  sort,
}: PagedListProps<Row, Sort>) => {
  const failed = hasFailed(query)
  const key = sort?.orden.replace('-', '')
  return (
    <Card flush>
      <DataTable
        caption={title}
        columns={table.columns}
        rows={rows}
        rowKey={({ id }) => id}
        state={failed ? 'failed' : query.isFetching ? 'loading' : 'ready'}
        failure={failed ? failureText(query.error) : undefined}
        onRetry={() => void query.refetch()}
        skeletonRows={table.size}
        empty={empty}
        selectedKey={selectedKey}
        onSelect={onSelect}
        onOpen={onOpen}
        opensOnClick={opensOnClick}
        dimmed={dimmed}
        sort={key === undefined ? undefined : { key, direction: sort?.orden === key ? 'ascending' : 'descending' }}
        onSort={(wanted) => {
          const column = sort?.columns.find((name) => name === wanted)
          if (column !== undefined) sort?.onSort(column)
        }}
        pager={{
          page,
          size: table.size,
          total,
          more,
          onPage,
          sizes,
          onSize: (size) => {
            table.setSize(size)
            onResized()
          },
          hints: (
            <>
              <ListHints opens={onOpen !== undefined} />
              {hints}
            </>
          ),
        }}
      />
    </Card>
  )
}
