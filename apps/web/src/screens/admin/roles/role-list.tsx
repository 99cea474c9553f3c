import { AddIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useRef } from 'react'
import { useTableChoice, useTableSize } from '../../../app/table-choice.tsx'
import { failureText } from '../../../store/call.ts'
import { useRolesQuery } from '../../../store/roles-api.ts'
import { MAX_TEXT, sortChoice } from '../../../workspaces/access/address.ts'
import { ListHints } from '../../../workspaces/access/list-hints.tsx'
import { useListKeys } from '../../../workspaces/access/use-list-keys.ts'
import { LaterField } from '../../../workspaces/audit/later-field.tsx'
import { roleColumns, type RoleRow } from './role-columns.tsx'
import { nextSort, PAGE_SIZES, rolesQuery, type RolesView } from './roles-view.ts'

/** Names the list in the preferences. */
const TABLE = 'admin.roles'
const FIXED = ['nombre']
const NO_ROWS: readonly RoleRow[] = []
const SORTABLE = ['nombre', 'permisos', 'personas'] as const

interface RoleListProps {
  readonly title: string
  readonly view: RolesView
  readonly onChange: (change: Partial<RolesView>, replace?: boolean) => void
}

export const RoleList = ({ title, view, onChange }: RoleListProps) => {
  const rowsAPage = useTableSize(TABLE, PAGE_SIZES)
  const { data, currentData, error, isFetching, refetch } = useRolesQuery(
    { query: rolesQuery(view, rowsAPage) },
    { refetchOnMountOrArgChange: true },
  )
  const frame = useRef<HTMLDivElement>(null)
  const rows = data?.data ?? NO_ROWS
  const selected = rows.find(({ id }) => id === view.rol) ?? rows[0] ?? null
  const open = ({ id }: RoleRow): void => onChange({ rol: id, abrir: 'editar' }, false)
  const copy = ({ id }: RoleRow): void => onChange({ rol: id, abrir: 'copia' }, false)
  useListKeys({ frame, onOpen: () => selected !== null && open(selected) })
  const columns = roleColumns({ permissions: data?.permisos ?? 0, onOpen: open, onCopy: copy })
  const table = useTableChoice(TABLE, columns, { sizes: PAGE_SIZES, fixed: FIXED })
  const failed = error !== undefined && currentData === undefined
  const isWhole = view.texto.trim() === ''
  return (
    <div className="acc-page" ref={frame}>
      <header className="acc-head">
        <h1>{title}</h1>
        {table.chooser}
        <Action kind="filled" icon={<AddIcon />} onClick={() => onChange({ rol: null, abrir: 'nuevo' }, false)}>
          Nuevo rol
        </Action>
      </header>
      <search className="acc-filters">
        <LaterField
          label="Buscar"
          placeholder="Nombre o descripción del rol"
          value={view.texto}
          onSettle={(texto) => onChange({ texto })}
          maxLength={MAX_TEXT}
        />
      </search>
      <Card flush>
        <DataTable
          caption={title}
          columns={table.columns}
          rows={rows}
          rowKey={({ id }) => id}
          state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
          failure={failed ? failureText(error) : undefined}
          onRetry={() => void refetch()}
          skeletonRows={8}
          empty={
            <EmptyState
              title={isWhole ? 'Todavía no hay roles' : 'Ningún rol coincide con lo que busca'}
              action={isWhole ? undefined : <Action onClick={() => onChange({ texto: '' })}>Quitar la búsqueda</Action>}
            />
          }
          selectedKey={selected?.id ?? null}
          onSelect={({ id }) => {
            if (id !== view.rol) onChange({ rol: id })
          }}
          onOpen={open}
          sort={sortChoice(view.orden)}
          onSort={(key) => {
            const column = SORTABLE.find((name) => name === key)
            if (column !== undefined) onChange({ orden: nextSort(view.orden, column) })
          }}
          pager={{
            page: view.pagina,
            size: table.size,
            total: data?.total ?? 0,
            onPage: (pagina) => onChange({ pagina, rol: null }),
            sizes: PAGE_SIZES,
            onSize: (size) => {
              table.setSize(size)
              onChange({ pagina: 1 })
            },
            hints: <ListHints />,
          }}
        />
      </Card>
    </div>
  )
}
