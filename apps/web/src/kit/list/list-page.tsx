/** A page that is a list: its head, its search, its chips with their counts, its rows, and what was opened. */
import type { AnyList } from '@cauce/contract/kit/list'
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter, type ChipsFilterOption } from '@cauce/ui/chips-filter/chips-filter'
import type { Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FilterBar } from '@cauce/ui/filter-bar/filter-bar'
import { Page, PageSplit } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice } from '../../app/table-choice.tsx'
import { LaterField } from './later-field.tsx'
import type { FilterOf } from './list-address.ts'
import { hasFailed, PagedList, type ListQuery } from './paged-list.tsx'
import { useListKeys } from './use-list-keys.ts'
import type { ListState } from './use-list.ts'

/** A filter of few values, each with how many rows it has. The empty value is all of them. */
export interface ListChips<L extends AnyList> {
  readonly filter: FilterOf<L>
  readonly label: string
  readonly options: readonly ChipsFilterOption<string>[]
}

/** A page of rows, as a query hook answers it. */
interface PageQuery<Row> extends ListQuery {
  readonly data?:
    | {
        readonly data: readonly Row[]
        readonly total: number
        readonly hay_mas?: boolean
        readonly corte?: number
      }
    | undefined
}

interface Nothing {
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
}

export interface ListPageProps<L extends AnyList, Row extends { readonly id: number }> {
  readonly list: ListState<L>
  /** Holds the whole page, for who minds: its keys work within it. */
  readonly frame?: RefObject<HTMLDivElement | null>
  readonly title: string
  /** Name of the table, where it is another. */
  readonly caption?: string
  /** How much there is of it. */
  readonly note?: ReactNode
  /** What is looked through, as it stands in the search: "NIT o razón social". Without it nothing is searched. */
  readonly searches?: string
  readonly chips?: ListChips<L>
  /** Other filters, after the search. */
  readonly filters?: ReactNode
  /** All that narrows it, where it is not a search, filters and chips. */
  readonly narrowing?: ReactNode
  /** Given the selected row where its own acts stand out. */
  readonly columns: readonly Column<Row>[] | ((selected: Row | null) => readonly Column<Row>[])
  /** Those by which a row is known. */
  readonly fixed: readonly string[]
  readonly query: PageQuery<Row>
  /** Acts on the whole of it; those that are quiet come before the choice of columns. */
  readonly actions?: ReactNode
  /** What is said under the head: how far a job is. */
  readonly notice?: ReactNode
  /** What is shown while there is nothing at all of it, and while nothing is found. */
  readonly none: Nothing
  readonly noneFound: Nothing
  readonly clear?: string
  /** The row that is selected before anybody chooses; the first one unless told. */
  readonly first?: (rows: readonly Row[]) => Row | undefined
  /** Told of the row that is chosen. */
  readonly onSelected?: (row: Row) => void
  /** Rows that are not for who looks. */
  readonly dimmed?: (row: Row) => boolean
  /** Keys of its own, told after the usual ones. */
  readonly hints?: ReactNode
  /** Left out where a row is not opened. */
  readonly onOpen?: (row: Row) => void
  /** What was opened, beside the rows; null: nothing. */
  readonly detail?: ReactNode
  /** Dialogs. */
  readonly children?: ReactNode
}

/** The row that is selected: kept in the address where it is opened from there, and otherwise in the page. */
const useSelected = <L extends AnyList, Row extends { readonly id: number }>(
  { list, view, change }: ListState<L>,
  rows: readonly Row[],
  first: ((rows: readonly Row[]) => Row | undefined) | undefined,
) => {
  const [chosen, setChosen] = useState<number | null>(null)
  const isBeside = list.opens?.beside === true
  const inAddress = list.opens !== undefined && !isBeside
  const rowOf = (key: number | null): Row | undefined => rows.find(({ id }) => id === key)
  const known = isBeside ? (rowOf(chosen) ?? rowOf(view.fila)) : (rowOf(view.fila) ?? rowOf(chosen))
  const selected = known ?? (first === undefined ? (inAddress ? rows[0] : undefined) : first(rows)) ?? null
  const select = ({ id }: Row): void => {
    if (!inAddress) setChosen(id)
    else if (id !== view.fila) change({ fila: id, abrir: null })
  }
  return { selected, select }
}

export const ListPage = <L extends AnyList, Row extends { readonly id: number }>(props: ListPageProps<L, Row>) => {
  const { list, title, note, searches, chips, filters, columns, fixed, query, actions, notice, first, onOpen } = props
  usePageTitle(title)
  const { view, change, sizes } = list
  const { data } = query
  const rows = data?.data ?? []
  const { selected, select } = useSelected(list, rows, first)
  const own = useRef<HTMLDivElement>(null)
  const frame = props.frame ?? own
  useListKeys({ frame, onOpen: () => selected !== null && onOpen?.(selected) })
  const shown = typeof columns === 'function' ? columns(selected) : columns
  const table = useTableChoice(list.name, shown, { sizes, fixed })
  const { texto } = list.list.filters
  const none = list.whole ? props.none : props.noneFound
  return (
    <Page ref={frame}>
      <PageHead title={title} note={note}>
        {table.chooser}
        {actions}
      </PageHead>
      {notice}
      <PageSplit
        detail={props.detail ?? null}
        list={
          <>
            {props.narrowing ?? (
              <FilterBar
                chips={
                  chips === undefined || hasFailed(query) ? null : (
                    <ChipsFilter
                      label={chips.label}
                      value={list.said(chips.filter)}
                      onChange={(value) => list.filter(chips.filter, value)}
                      options={chips.options}
                    />
                  )
                }
              >
                {searches === undefined || texto === undefined ? null : (
                  <LaterField
                    search
                    label="Buscar"
                    placeholder={searches}
                    value={list.said('texto')}
                    onSettle={(text) => list.filter('texto', text)}
                    maxLength={texto.max}
                  />
                )}
                {filters}
              </FilterBar>
            )}
            <PagedList
              title={props.caption ?? title}
              rows={rows}
              query={query}
              table={table}
              sizes={sizes}
              page={view.pagina}
              total={data?.total ?? 0}
              more={data?.hay_mas}
              onPage={(pagina) => change({ pagina, ...(data?.corte === undefined ? {} : { corte: data.corte }) })}
              onResized={() => change({ pagina: 1 })}
              empty={
                <EmptyState
                  {...none}
                  action={
                    none.action ??
                    (list.whole ? undefined : (
                      <Action onClick={list.showAll}>{props.clear ?? 'Quitar los filtros'}</Action>
                    ))
                  }
                />
              }
              selectedKey={onOpen === undefined ? undefined : (selected?.id ?? null)}
              onSelect={
                onOpen === undefined
                  ? undefined
                  : (row) => {
                      props.onSelected?.(row)
                      select(row)
                    }
              }
              dimmed={props.dimmed}
              hints={props.hints}
              onOpen={onOpen}
              opensOnClick={list.list.opens?.beside}
              sort={
                view.orden === ''
                  ? undefined
                  : { orden: view.orden, columns: Object.keys(list.list.sorts), onSort: list.sortBy }
              }
            />
          </>
        }
      />
      {props.children}
    </Page>
  )
}
