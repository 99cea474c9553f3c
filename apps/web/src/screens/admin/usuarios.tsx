/** `/admin/usuarios`: who signs in, what they may do, and how they get in. @fuente spec 1 §2 */
import { AddIcon, ImportIcon } from '@blueprintjs/icons'
import type { UserRow } from '@cauce/contract/usuarios-filas'
import { ACCOUNT_STATE_PLURALS, ACCOUNT_STATES, type AccountState } from '@cauce/domain/users/account-state'
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { useBuscarUsuariosQuery, useOpcionesUsuariosQuery } from '../../store/usuarios-api.ts'
import { hasFailed, PagedList } from '../../kit/list/paged-list.tsx'
import { useListKeys } from '../../kit/list/use-list-keys.ts'
import { LoadDialog } from './usuarios/load-dialog.tsx'
import { NewUserDialog } from './usuarios/new-user-dialog.tsx'
import { UserDialog } from './usuarios/user-dialog.tsx'
import { usersColumns } from './usuarios/users-columns.tsx'
import { UsersFilters } from './usuarios/users-filters.tsx'
import {
  changedView,
  isWhole,
  nextSort,
  PAGE_SIZES,
  usersAddress,
  usersSearch,
  usersView,
  WHOLE,
  type UsersView,
} from './usuarios/users-view.ts'
import './usuarios/usuarios.css'

const TITLE = 'Usuarios'
/** Names the list in the preferences. */
const TABLE = 'admin.usuarios'
const FIXED = ['nombre', 'estado']
const EVERY = ''
const NO_ROWS: readonly UserRow[] = []
const SORTABLE = ['nombre', 'ultimo_ingreso', 'creado'] as const

const Usuarios = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const view = usersView(search, state)
  const change = (next: Partial<UsersView>): void => {
    const wanted = changedView(view, next)
    setSearch(usersAddress(wanted), { replace: true, state: { texto: wanted.texto } })
  }
  const rowsAPage = useTableSize(TABLE, PAGE_SIZES)
  const query = useBuscarUsuariosQuery({ body: usersSearch(view, rowsAPage) }, { refetchOnMountOrArgChange: true })
  const { data } = query
  const options = useOpcionesUsuariosQuery({})
  const [doing, setDoing] = useState<'new' | 'load' | null>(null)
  const frame = useRef<HTMLDivElement>(null)

  const rows = data?.data ?? NO_ROWS
  const selected = rows.find(({ id }) => id === view.usuario) ?? rows[0] ?? null
  const open = ({ id }: UserRow): void => change({ usuario: id, ver: 'datos' })
  useListKeys({ frame, onOpen: () => selected !== null && open(selected) })
  const table = useTableChoice(TABLE, usersColumns({ selectedId: selected?.id ?? null, onOpen: open }), {
    sizes: PAGE_SIZES,
    fixed: FIXED,
  })
  const chips: readonly { readonly value: AccountState | ''; readonly label: string; readonly count: number }[] = [
    { value: EVERY, label: 'Todos', count: (data?.por_estado ?? []).reduce((sum, { total }) => sum + total, 0) },
    ...(data?.por_estado ?? []).map(({ estado, total }) => ({
      value: estado,
      label: ACCOUNT_STATE_PLURALS[estado],
      count: total,
    })),
  ]
  const closed = options.data === undefined ? 'Cargando las listas…' : null
  return (
    <div className="usu-page" ref={frame}>
      <header className="usu-head">
        <h1>{TITLE}</h1>
        {table.chooser}
        <Action icon={<ImportIcon />} onClick={() => setDoing('load')}>
          Cargar archivo
        </Action>
        <Action kind="filled" icon={<AddIcon />} disabled={closed !== null} onClick={() => setDoing('new')}>
          Nuevo usuario
        </Action>
      </header>
      <UsersFilters view={view} options={options.data ?? null} onChange={change} />
      {hasFailed(query) ? null : (
        <ChipsFilter
          label="Usuarios por estado"
          value={view.estado ?? EVERY}
          onChange={(value) => change({ estado: ACCOUNT_STATES.find((one) => one === value) ?? null })}
          options={chips}
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
        onPage={(pagina) => change({ pagina, usuario: null, ver: null })}
        onResized={() => change({ pagina: 1 })}
        empty={
          <EmptyState
            title={isWhole(view) ? 'Todavía no hay usuarios' : 'Ningún usuario con estos filtros'}
            text={isWhole(view) ? undefined : 'Cambie el texto, el estado o los filtros.'}
            action={isWhole(view) ? undefined : <Action onClick={() => change(WHOLE)}>Quitar los filtros</Action>}
          />
        }
        selectedKey={selected?.id ?? null}
        onSelect={({ id }) => {
          if (id !== view.usuario) change({ usuario: id, ver: null })
        }}
        onOpen={open}
        sort={{
          orden: view.orden,
          columns: SORTABLE,
          onSort: (column) => change({ orden: nextSort(view.orden, column) }),
        }}
      />
      {view.usuario === null || view.ver === null || options.data === undefined ? null : (
        <UserDialog
          id={view.usuario}
          tab={view.ver}
          options={options.data}
          onTab={(ver) => change({ ver })}
          onClose={() => change({ ver: null })}
        />
      )}
      {doing === 'new' && options.data !== undefined ? (
        <NewUserDialog
          options={options.data}
          onClose={() => setDoing(null)}
          onCreated={(id) => {
            setDoing(null)
            change({ usuario: id, ver: 'seguridad' })
          }}
        />
      ) : null}
      {doing === 'load' ? <LoadDialog onClose={() => setDoing(null)} /> : null}
    </div>
  )
}

export default Usuarios
