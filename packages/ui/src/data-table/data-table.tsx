/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-interactions -- rows drawn as cards (display: grid) lose the meaning of a table in Safari; the roles give it back, and rows take arrow keys */
import { type ReactNode, useId } from 'react'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Pager, type PagerProps } from './pager.tsx'
import { type SortChoice, useSort } from './use-sort.tsx'
import { useRowKeys } from './use-row-keys.tsx'
import './data-table.css'

/**
 * Where a cell goes when the row becomes a card on a phone: `top` left of the first line, `state` right of it, `title`,
 * `body` one below another, `labelled` with its header before it, `action` at the foot, `hidden` left out.
 */
export type CardPlace = 'top' | 'state' | 'title' | 'body' | 'labelled' | 'action' | 'hidden'

export interface Column<Row> {
  readonly key: string
  /** Header; empty for a column of actions, which then needs `label`. `label` also replaces a short header on a card. */
  readonly title: string
  readonly label?: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers go right. */
  readonly align?: 'right'
  readonly width?: string
  /** With it the header sorts by this value. */
  readonly sortValue?: (row: Row) => string | number
  /** The header sorts through the table's `onSort`: the rows come already sorted from elsewhere. */
  readonly sortable?: boolean
  readonly card?: CardPlace
}

export interface DataTableProps<Row> {
  /** Name of the table for readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly state?: 'ready' | 'loading' | 'failed'
  /** What the server said; shown with the retry. */
  readonly failure?: string
  readonly onRetry?: () => void
  /** What to show when there is nothing: an `EmptyState`. */
  readonly empty?: ReactNode
  readonly selectedKey?: string | number | null
  /** What is not for who looks, and stays where it is. */
  readonly dimmed?: ((row: Row) => boolean) | undefined
  readonly onSelect?: (row: Row) => void
  /** Enter on a row, or a double click. */
  readonly onOpen?: (row: Row) => void
  /** What a row holds is shown beside the table: one press opens it. */
  readonly opensOnClick?: boolean
  readonly defaultSort?: SortChoice
  /** Order in which the rows come, and what a press on a `sortable` header asks for. */
  readonly sort?: SortChoice
  readonly onSort?: (key: string) => void
  readonly pager?: PagerProps
  /** Rows of the skeleton: as many as will come. */
  readonly skeletonRows?: number
}

const className = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** A table with a keyboard: up, down, Enter. On a phone every row is a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, rows, rowKey, state = 'ready', onSelect, onOpen, selectedKey, skeletonRows = 5 } = props
  const captionId = useId()
  const own = useSort(columns, rows, props.defaultSort)
  const { sorted } = own
  const sort = props.onSort === undefined ? own.sort : props.sort
  const toggle = props.onSort ?? own.toggle
  const focusable = onSelect !== undefined || onOpen !== undefined
  const keys = useRowKeys({
    focusable,
    rows: sorted,
    rowKey,
    selectedKey,
    onSelect,
    onOpen,
    opensOnClick: props.opensOnClick,
  })
  if (state === 'failed') {
    return <FailedState title={props.failure ?? 'No se pudo cargar la lista.'} onRetry={props.onRetry} />
  }
  const beside = columns.findLast(({ card = 'body' }) => card === 'body')?.key
  const waiting = state === 'loading' && rows.length === 0
  return (
    <div className="ca-table-frame">
      <table className="ca-table" role="table" aria-labelledby={captionId} aria-busy={state === 'loading'}>
        <caption id={captionId} className="ca-hidden">
          {props.caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, label, align, width, sortValue, sortable = false }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                style={width === undefined ? undefined : { width }}
                className={className(align === 'right' && 'ca-table-right')}
                aria-sort={sort?.key === key ? sort.direction : undefined}
              >
                {sortValue === undefined && !sortable ? (
                  <span className={title === '' ? 'ca-hidden' : undefined}>
                    {title === '' ? (label ?? key) : title}
                  </span>
                ) : (
                  <button
                    type="button"
                    className="ca-table-sort"
                    onClick={() => {
                      toggle(key)
                    }}
                  >
                    {title}
                    <span aria-hidden="true">
                      {sort?.key !== key ? '' : sort.direction === 'ascending' ? ' ↑' : ' ↓'}
                    </span>
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onKeyDown={keys.onKeyDown}>
          {waiting
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index} role="row" className="ca-table-waiting">
                  {columns.map(({ key, card = 'body' }) => (
                    <td key={key} role="cell" data-place={card}>
                      <Skeleton width="70%" />
                    </td>
                  ))}
                </tr>
              ))
            : sorted.map((row) => {
                const key = rowKey(row)
                return (
                  <tr
                    key={key}
                    role="row"
                    {...keys.rowProps(row)}
                    className={className(
                      key === selectedKey && 'ca-table-selected',
                      focusable && 'ca-table-live',
                      props.dimmed?.(row) === true && 'ca-table-dimmed',
                    )}
                    aria-current={key === selectedKey ? 'true' : undefined}
                  >
                    {columns.map(({ key: columnKey, title, label, cell, align, card = 'body' }) => (
                      <td
                        key={columnKey}
                        role="cell"
                        data-place={card}
                        data-title={card === 'labelled' ? (label ?? title) : undefined}
                        data-beside={columnKey === beside ? '' : undefined}
                        className={className(align === 'right' && 'ca-table-right')}
                      >
                        {cell(row)}
                      </td>
                    ))}
                  </tr>
                )
              })}
        </tbody>
      </table>
      {waiting ? (
        <output className="ca-hidden">Cargando {props.caption.toLocaleLowerCase('es-CO')}</output>
      ) : rows.length === 0 ? (
        (props.empty ?? <EmptyState title="Sin resultados" />)
      ) : null}
      {props.pager === undefined ? null : <Pager {...props.pager} />}
    </div>
  )
}
