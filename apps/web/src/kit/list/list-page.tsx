/** A page that is a list: its head, its search, its chips with their counts, its rows, and beside them what was opened. */
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter, type ChipsFilterOption } from '@cauce/ui/chips-filter/chips-filter'
import type { Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FilterBar } from '@cauce/ui/filter-bar/filter-bar'
import { Page, PageSplit } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { useState, type ReactNode, type RefObject } from 'react'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice } from '../../app/table-choice.tsx'
import { LaterField } from './later-field.tsx'
import { hasFailed, PagedList, type ListQuery } from './paged-list.tsx'
import { useListKeys } from './use-list-keys.ts'
import { MAX_SEARCHED } from './list-address.ts'
import { PAGE_SIZES, type List } from './use-list.ts'

/** A filter of few values, each with how many rows it has. The empty value is all of them. */
interface ListChips {
  readonly filter: string
  readonly label: string
  readonly options: readonly ChipsFilterOption<string>[]
}

interface ListPageProps<Row extends { readonly id: number }> {
  readonly list: List
  /** Holds the whole page: its keys work within it. */
  readonly frame: RefObject<HTMLDivElement | null>
  readonly title: string
  /** How much there is of it. */
  readonly note?: ReactNode
  /** What is looked through, as it stands in the search: "NIT o razón social". */
  readonly searches: string
  readonly chips?: ListChips
  /** Other filters, after the search. */
  readonly filters?: ReactNode
  readonly columns: readonly Column<Row>[]
  /** Those by which a row is known. */
  readonly fixed: readonly string[]
  readonly query: ListQuery
  readonly rows: readonly Row[]
  readonly total: number
  /** Acts on the whole of it, after the choice of columns. */
  readonly actions?: ReactNode
  /** What is said under the head: how far a job is. */
  readonly notice?: ReactNode
  /** What is shown while there is nothing at all of it. */
  readonly none: ReactNode
  /** "Ninguna empresa con estos filtros". */
  readonly noneFound: string
  readonly onOpen: (row: Row) => void
  /** What was opened, beside the rows; null: nothing. */
  readonly detail: ReactNode
}

export const ListPage = <Row extends { readonly id: number }>(props: ListPageProps<Row>) => {
  const { list, frame, title, note, searches, chips, filters, columns, fixed, query, rows, total } = props
  const { actions, notice, none, noneFound, onOpen, detail } = props
  usePageTitle(title)
  const { view, change } = list
  const [chosen, setChosen] = useState<number | null>(null)
  const selected =
    rows.find(({ id }) => id === (chosen ?? view.fila)) ?? rows.find(({ id }) => id === view.fila) ?? null
  useListKeys({ frame, onOpen: () => selected !== null && onOpen(selected) })
  const table = useTableChoice(list.name, columns, { sizes: PAGE_SIZES, fixed })
  return (
    <Page ref={frame}>
      <PageHead title={title} note={note}>
        {table.chooser}
        {actions}
      </PageHead>
      {notice}
      <PageSplit
        detail={detail}
        list={
          <>
            <FilterBar
              chips={
                chips === undefined || hasFailed(query) ? null : (
                  <ChipsFilter
                    label={chips.label}
                    value={view.filtros[chips.filter] ?? ''}
                    onChange={(value) => list.filter(chips.filter, value === '' ? null : value)}
                    options={chips.options}
                  />
                )
              }
            >
              <LaterField
                search
                label="Buscar"
                placeholder={searches}
                value={view.texto}
                onSettle={(texto) => change({ texto })}
                maxLength={MAX_SEARCHED}
              />
              {filters}
            </FilterBar>
            <PagedList
              title={title}
              rows={rows}
              query={query}
              table={table}
              sizes={PAGE_SIZES}
              page={view.pagina}
              total={total}
              onPage={(pagina) => change({ pagina })}
              onResized={() => change({ pagina: 1 })}
              empty={
                list.whole ? (
                  none
                ) : (
                  <EmptyState title={noneFound} action={<Action onClick={list.showAll}>Quitar los filtros</Action>} />
                )
              }
              selectedKey={selected?.id ?? null}
              onSelect={({ id }) => setChosen(id)}
              onOpen={onOpen}
              opensOnClick
              sort={{
                orden: view.orden,
                columns: Object.keys(list.shape.sorts),
                onSort: list.sortBy,
              }}
            />
          </>
        }
      />
    </Page>
  )
}
