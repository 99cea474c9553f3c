/** A list of a history screen: filters, states as pills, the table that the server pages and sorts, and its emptiness. */
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import type { Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useState, type ReactNode } from 'react'
import { useTableChoice } from '../../app/table-choice.tsx'
import { hasFailed, PagedList, type ListQuery } from '../../kit/list/paged-list.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { isWhole, PAGE_SIZES } from './history-view.ts'
import type { HistoryListState } from './use-history-list.ts'

/** A page of any of the lists. */
interface HistoryPage<Row> {
  readonly data: readonly Row[]
  readonly total: number
  readonly por_estado: readonly { readonly estado_id: number; readonly nombre: string; readonly total: number }[]
}

interface HistoryListProps<Row extends { readonly id: number }, Sort extends string> {
  readonly list: HistoryListState<Sort>
  readonly query: ListQuery
  /** The page that is shown while another one comes. */
  readonly page: HistoryPage<Row> | undefined
  readonly title: string
  readonly columns: readonly Column<Row>[]
  /** Columns that a person cannot hide. */
  readonly fixed: readonly string[]
  /** Columns that sort. */
  readonly sortable: readonly string[]
  readonly placeholder: string
  readonly statesLabel: string
  /** `Todas`, `Todos`. */
  readonly every: string
  /** Where there is nothing at all: "Este afiliado no tiene consultas". */
  readonly nothing: string
  readonly filters?: ReactNode
  readonly onOpen?: (row: Row) => void
}

const EVERY_STATE = ''

export const HistoryList = <Row extends { readonly id: number }, Sort extends string>(
  props: HistoryListProps<Row, Sort>,
) => {
  const { list, query, page, onOpen } = props
  const { view, change } = list
  const [chosen, setChosen] = useState<number | null>(null)
  const table = useTableChoice(list.table, props.columns, { sizes: PAGE_SIZES, fixed: props.fixed })
  const rows = page?.data ?? []
  const states = page?.por_estado ?? []
  const selected = rows.find(({ id }) => id === chosen) ?? rows[0] ?? null
  const whole = isWhole(view)
  return (
    <>
      <HistoryFilters view={view} onChange={change} placeholder={props.placeholder}>
        {props.filters}
      </HistoryFilters>
      <div className="his-states">
        {hasFailed(query) ? null : (
          <ChipsFilter
            label={props.statesLabel}
            value={view.estado === null ? EVERY_STATE : String(view.estado)}
            onChange={(value) => change({ estado: value === EVERY_STATE ? null : Number(value) })}
            options={[
              {
                value: EVERY_STATE,
                label: props.every,
                ...(page === undefined ? {} : { count: states.reduce((sum, { total }) => sum + total, 0) }),
              },
              ...states.map(({ estado_id, nombre, total }) => ({
                value: String(estado_id),
                label: nombre,
                count: total,
              })),
            ]}
          />
        )}
        <span className="his-columns">{table.chooser}</span>
      </div>
      <PagedList
        title={props.title}
        rows={rows}
        query={query}
        table={table}
        sizes={PAGE_SIZES}
        page={view.pagina}
        total={page?.total ?? 0}
        onPage={(pagina) => change({ pagina })}
        onResized={() => change({})}
        empty={
          <EmptyState
            title={whole ? props.nothing : 'Nada con estos filtros'}
            text={whole ? undefined : 'Cambie las fechas, el estado o el texto que busca.'}
            action={whole ? undefined : <Action onClick={list.clear}>Quitar los filtros</Action>}
          />
        }
        selectedKey={selected?.id ?? null}
        onSelect={({ id }) => setChosen(id)}
        onOpen={onOpen}
        sort={{ orden: view.orden, columns: props.sortable, onSort: list.sort }}
      />
    </>
  )
}
