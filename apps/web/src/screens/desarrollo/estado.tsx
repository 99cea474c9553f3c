/** `/desarrollo/estado`: the states of orders and procedures, and where each stands in its life cycle. @fuente spec 1 §2 */
import { AddIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { useEstadosQuery } from '../../store/estados-api.ts'
import { MAX_TEXT, oneOf } from '../../workspaces/access/address.ts'
import { LaterField } from '../../kit/list/later-field.tsx'
import { hasFailed, PagedList } from '../../kit/list/paged-list.tsx'
import { useListKeys } from '../../kit/list/use-list-keys.ts'
import { statusColumns, type StatusRow } from './estado/status-columns.tsx'
import { StatusDialog } from './estado/status-dialog.tsx'
import {
  changedView,
  nextSort,
  PAGE_SIZES,
  statusesAddress,
  statusesQuery,
  statusesView,
  WHICH,
  WHOLE,
  type StatusesView,
} from './estado/statuses-view.ts'
import '../../workspaces/access/access.css'

const TITLE = 'Estados del sistema'
/** Names the list in the preferences. */
const TABLE = 'desarrollo.estado'
const FIXED = ['nombre']
const EVERY = ''
const NO_ROWS: readonly StatusRow[] = []
const SORTABLE = ['id', 'nombre', 'registros'] as const

const Estado = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const view = statusesView(search)
  const change = (next: Partial<StatusesView>): void =>
    setSearch(statusesAddress(changedView(view, next)), { replace: true })
  const rowsAPage = useTableSize(TABLE, PAGE_SIZES)
  const query = useEstadosQuery({ query: statusesQuery(view, rowsAPage) }, { refetchOnMountOrArgChange: true })
  const { data } = query
  const frame = useRef<HTMLDivElement>(null)
  const rows = data?.data ?? NO_ROWS
  const selected = rows.find(({ id }) => id === view.estado) ?? rows[0] ?? null
  const open = ({ id }: StatusRow): void => change({ estado: id, abrir: 'ver' })
  useListKeys({ frame, onOpen: () => selected !== null && open(selected) })
  const table = useTableChoice(TABLE, statusColumns(open), { sizes: PAGE_SIZES, fixed: FIXED })
  const isWhole = view.texto.trim() === '' && view.cuales === null
  const opened = view.abrir === 'ver' ? (rows.find(({ id }) => id === view.estado) ?? null) : null
  return (
    <div className="acc-page" ref={frame}>
      <header className="acc-head">
        <h1>{TITLE}</h1>
        {table.chooser}
        <Action kind="filled" icon={<AddIcon />} onClick={() => change({ abrir: 'nuevo' })}>
          Nuevo estado
        </Action>
      </header>
      <search className="acc-filters">
        <LaterField
          label="Buscar"
          placeholder="Número, nombre o descripción"
          value={view.texto}
          onSettle={(texto) => change({ texto })}
          maxLength={MAX_TEXT}
        />
      </search>
      {hasFailed(query) ? null : (
        <ChipsFilter
          label="Estados que se ven"
          value={view.cuales ?? EVERY}
          onChange={(value) => change({ cuales: oneOf(WHICH, value) })}
          options={[
            { value: EVERY, label: 'Todos', count: data?.cuentas.todos },
            { value: 'reglas', label: 'De las reglas', count: data?.cuentas.reglas },
            { value: 'propios', label: 'Propios', count: data?.cuentas.propios },
            { value: 'inactivos', label: 'Inactivos', count: data?.cuentas.inactivos },
          ]}
        />
      )}
      <PagedList
        title={TITLE}
        rows={rows}
        query={query}
        table={table}
        sizes={PAGE_SIZES}
        page={view.pagina}
        total={data?.total ?? 0}
        onPage={(pagina) => change({ pagina, estado: null, abrir: null })}
        onResized={() => change({ pagina: 1 })}
        empty={
          <EmptyState
            title={
              view.cuales === 'propios' && view.texto === ''
                ? 'Todavía no hay estados propios'
                : 'Ningún estado con estos filtros'
            }
            action={isWhole ? undefined : <Action onClick={() => change(WHOLE)}>Quitar los filtros</Action>}
          />
        }
        selectedKey={selected?.id ?? null}
        onSelect={({ id }) => {
          if (id !== view.estado) change({ estado: id, abrir: null })
        }}
        onOpen={open}
        sort={{
          orden: view.orden,
          columns: SORTABLE,
          onSort: (column) => change({ orden: nextSort(view.orden, column) }),
        }}
      />
      <StatusDialog status={opened} isNew={view.abrir === 'nuevo'} onClose={() => change({ abrir: null })} />
    </div>
  )
}

export default Estado
