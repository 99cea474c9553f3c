/** `/admin/usuarios`: who signs in, what they may do, and how they get in. @fuente spec 1 §2 */
import { AddIcon, ImportIcon } from '@blueprintjs/icons'
import type { UserRow } from '@cauce/contract/usuarios-filas'
import { ACCOUNT_STATE_PLURALS, ACCOUNT_STATES, type AccountState } from '@cauce/domain/users/account-state'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { failureText } from '../../store/call.ts'
import { useBuscarUsuariosQuery, useOpcionesUsuariosQuery } from '../../store/usuarios-api.ts'
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
import { useUsersKeys } from './usuarios/use-users-keys.ts'
import './usuarios/usuarios.css'

const TITLE = 'Usuarios'
/** Names the list in the preferences. */
const TABLE = 'admin.usuarios'
const FIXED = ['nombre', 'estado']
const EVERY = ''
const NO_ROWS: readonly UserRow[] = []
const SORTABLE = ['nombre', 'ultimo_ingreso', 'creado'] as const

const sortChoice = (orden: UsersView['orden']) => {
  const key = orden.replace('-', '')
  return { key, direction: orden === key ? 'ascending' : 'descending' } as const
}

const Hints = () => (
  <>
    <Kbd keys="Arriba" />
    <Kbd keys="Abajo" />
    <span className="usu-hint">mover</span>
    <Kbd keys="Enter" />
    <span className="usu-hint">abrir</span>
    <Kbd keys="/" />
    <span className="usu-hint">buscar</span>
  </>
)

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
  const { data, currentData, error, isFetching, refetch } = useBuscarUsuariosQuery(
    { body: usersSearch(view, rowsAPage) },
    { refetchOnMountOrArgChange: true },
  )
  const options = useOpcionesUsuariosQuery({})
  const [doing, setDoing] = useState<'new' | 'load' | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)

  const rows = data?.data ?? NO_ROWS
  const selected = rows.find(({ id }) => id === view.usuario) ?? rows[0] ?? null
  const open = ({ id }: UserRow): void => change({ usuario: id, ver: 'datos' })
  useUsersKeys({ frame, searchField, onOpen: () => selected !== null && open(selected) })
  const table = useTableChoice(TABLE, usersColumns({ selectedId: selected?.id ?? null, onOpen: open }), {
    sizes: PAGE_SIZES,
    fixed: FIXED,
  })
  const failed = error !== undefined && currentData === undefined
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
    <div className="usu-page">
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
      <UsersFilters view={view} options={options.data ?? null} onChange={change} searchField={searchField} />
      {failed ? null : (
        <ChipsFilter
          label="Usuarios por estado"
          value={view.estado ?? EVERY}
          onChange={(value) => change({ estado: ACCOUNT_STATES.find((one) => one === value) ?? null })}
          options={chips}
        />
      )}
      <div ref={frame}>
        <Card flush>
          <DataTable
            caption={TITLE}
            columns={table.columns}
            rows={rows}
            rowKey={({ id }) => id}
            state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
            failure={failed ? failureText(error) : undefined}
            onRetry={() => void refetch()}
            skeletonRows={table.size}
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
            sort={sortChoice(view.orden)}
            onSort={(key) => {
              const column = SORTABLE.find((name) => name === key)
              if (column !== undefined) change({ orden: nextSort(view.orden, column) })
            }}
            pager={{
              page: view.pagina,
              size: table.size,
              total: data?.total ?? 0,
              onPage: (pagina) => change({ pagina, usuario: null, ver: null }),
              sizes: PAGE_SIZES,
              onSize: (size) => {
                table.setSize(size)
                change({ pagina: 1 })
              },
              hints: <Hints />,
            }}
          />
        </Card>
      </div>
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
