import { PlusIcon } from '@blueprintjs/icons'
import type { contenido } from '@cauce/contract/contenido'
import type { Answer } from '@cauce/contract/entry'
import { CONTENT_KINDS, CONTENT_STATES, contentTone } from '@cauce/domain/content/content'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useSearchParams } from 'react-router-dom'
import { useTableChoice } from '../../../app/table-choice.tsx'
import { failureText } from '../../../store/call.ts'
import { useContenidosTodosQuery } from '../../../store/contenido-api.ts'
import { dayOf } from '../../../workspaces/content/content-words.ts'
import { ReaderSearch } from '../manual/reader-search.tsx'
import { type ListView, listAddress, listQuery, listView, nextSort, sortChoice } from './list-view.ts'

type Row = Answer<typeof contenido.listar>['data'][number]

const NO_ROWS: readonly Row[] = []
const SIZES = [20, 50, 100] as const
const STATES = [
  { value: 'publicado', label: 'Publicados' },
  { value: 'borrador', label: 'Borradores' },
  { value: 'retirado', label: 'Retirados' },
] as const

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'titulo',
    title: 'Título',
    sortable: true,
    card: 'title',
    cell: (row) => (
      <>
        <strong className="ca-content-title">{row.titulo}</strong>
        {row.resumen === '' ? null : <span className="ca-second">{row.resumen}</span>}
      </>
    ),
  },
  { key: 'tipo', title: 'Qué es', card: 'top', cell: ({ tipo }) => CONTENT_KINDS[tipo] },
  { key: 'autor', title: 'Escribió', card: 'labelled', cell: ({ autor }) => autor },
  { key: 'publicado', title: 'Publicado', card: 'labelled', cell: (row) => dayOf(row.publicado_at) ?? '—' },
  { key: 'cambio', title: 'Último cambio', sortable: true, card: 'labelled', cell: (row) => dayOf(row.updated_at) },
  { key: 'lecturas', title: 'Lecturas', align: 'right', card: 'labelled', cell: ({ lecturas }) => lecturas },
  {
    key: 'estado',
    title: 'Estado',
    card: 'state',
    cell: ({ estado }) => <StatusChip tone={contentTone(estado)} label={CONTENT_STATES[estado]} />,
  },
]

interface ContentListProps {
  readonly onNew: () => void
  readonly onOpen: (id: number) => void
}

/** Everything that was written, in any state. */
export const ContentList = ({ onNew, onOpen }: ContentListProps) => {
  const [search, setSearch] = useSearchParams()
  const view = listView(search)
  const change = (next: Partial<ListView>): void => setSearch(listAddress(view, next), { replace: true })
  const table = useTableChoice('inicio.gestionContenido', COLUMNS, { sizes: SIZES, fixed: ['titulo', 'estado'] })
  const { data, currentData, error, isFetching, refetch } = useContenidosTodosQuery(
    { query: listQuery(view, table.size) },
    { refetchOnMountOrArgChange: true },
  )
  const failed = error !== undefined && currentData === undefined
  const counts = new Map((data?.por_estado ?? []).map(({ estado, total }) => [estado, total]))
  return (
    <div className="ca-content-list">
      <header className="ca-content-head">
        <h1>Gestión de contenido</h1>
        <Action kind="filled" icon={<PlusIcon />} onClick={onNew}>
          Nuevo contenido
        </Action>
      </header>
      <div className="ca-content-tools">
        <ReaderSearch value={view.texto} onChange={(texto) => change({ texto })} />
        {table.chooser}
      </div>
      <ChipsFilter
        label="Contenidos por estado"
        value={view.estado}
        onChange={(estado) => change({ estado })}
        options={[
          { value: '', label: 'Todos', count: [...counts.values()].reduce((sum, total) => sum + total, 0) },
          ...STATES.map((state) => ({ ...state, count: counts.get(state.value) ?? 0 })),
        ]}
      />
      <Card flush>
        <DataTable
          caption="Contenidos"
          columns={table.columns}
          rows={data?.data ?? NO_ROWS}
          rowKey={({ id }) => id}
          state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
          failure={failed ? failureText(error) : undefined}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title={
                view.texto === '' && view.estado === '' ? 'Todavía no hay contenidos' : 'Ninguno con estos filtros'
              }
              action={
                view.texto === '' && view.estado === '' ? undefined : (
                  <Action onClick={() => setSearch({})}>Quitar los filtros</Action>
                )
              }
            />
          }
          onSelect={({ id }) => onOpen(id)}
          onOpen={({ id }) => onOpen(id)}
          sort={sortChoice(view.orden)}
          onSort={(column) => change({ orden: nextSort(view.orden, column) })}
          pager={{
            page: view.pagina,
            size: table.size,
            total: data?.total ?? 0,
            onPage: (pagina) => change({ pagina }),
            sizes: SIZES,
            onSize: (size) => {
              table.setSize(size)
              change({ pagina: 1 })
            },
          }}
        />
      </Card>
    </div>
  )
}
