import { AddIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useRef } from 'react'
import { useTableChoice, useTableSize } from '../../../app/table-choice.tsx'
import { useRolesQuery } from '../../../store/roles-api.ts'
import { MAX_TEXT } from '../../../workspaces/access/address.ts'
import { LaterField } from '../../../kit/list/later-field.tsx'
import { PagedList } from '../../../kit/list/paged-list.tsx'
import { useListKeys } from '../../../kit/list/use-list-keys.ts'
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
  const query = useRolesQuery({ query: rolesQuery(view, rowsAPage) }, { refetchOnMountOrArgChange: true })
  const { data } = query
  const frame = useRef<HTMLDivElement>(null)
  const rows = data?.data ?? NO_ROWS
  const selected = rows.find(({ id }) => id === view.rol) ?? rows[0] ?? null
  const open = ({ id }: RoleRow): void => onChange({ rol: id, abrir: 'editar' }, false)
  const copy = ({ id }: RoleRow): void => onChange({ rol: id, abrir: 'copia' }, false)
  useListKeys({ frame, onOpen: () => selected !== null && open(selected) })
  const columns = roleColumns({ permissions: data?.permisos ?? 0, onOpen: open, onCopy: copy })
  const table = useTableChoice(TABLE, columns, { sizes: PAGE_SIZES, fixed: FIXED })
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
      <PagedList
        title={title}
        rows={rows}
        query={query}
        table={table}
        sizes={PAGE_SIZES}
        page={view.pagina}
        total={data?.total ?? 0}
        onPage={(pagina) => onChange({ pagina, rol: null })}
        onResized={() => onChange({ pagina: 1 })}
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
        sort={{
          orden: view.orden,
          columns: SORTABLE,
          onSort: (column) => onChange({ orden: nextSort(view.orden, column) }),
        }}
      />
    </div>
  )
}
