/** `/admin/usuarios`: who signs in, what they may do, and how they get in. @fuente spec 1 §2 */
import { AddIcon, ImportIcon } from '@blueprintjs/icons'
import { userList } from '@cauce/contract/usuarios'
import type { UserRow } from '@cauce/contract/usuarios-filas'
import { ACCOUNT_STATE_PLURALS } from '@cauce/domain/users/account-state'
import { Action } from '@cauce/ui/action/action'
import { useState } from 'react'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useBuscarUsuariosQuery, useOpcionesUsuariosQuery } from '../../store/usuarios-api.ts'
import { LoadDialog } from './usuarios/load-dialog.tsx'
import { NewUserDialog } from './usuarios/new-user-dialog.tsx'
import { UserDialog } from './usuarios/user-dialog.tsx'
import { usersColumns } from './usuarios/users-columns.tsx'
import { UsersFilters } from './usuarios/users-filters.tsx'
import './usuarios/usuarios.css'

const Usuarios = () => {
  const list = useList(userList, 'admin.usuarios')
  const { view, change } = list
  const query = useBuscarUsuariosQuery({ body: list.page }, { refetchOnMountOrArgChange: true })
  const { data: options } = useOpcionesUsuariosQuery({})
  const [doing, setDoing] = useState<'new' | 'load' | null>(null)
  const byState = query.data?.por_estado ?? []
  const open = ({ id }: UserRow): void => change({ fila: id, abrir: 'datos' })
  return (
    <ListPage
      list={list}
      title="Usuarios"
      searches="Nombre, documento o correo"
      filters={<UsersFilters list={list} options={options ?? null} />}
      chips={{
        filter: 'estado',
        label: 'Usuarios por estado',
        options: [
          { value: '', label: 'Todos', count: byState.reduce((sum, { total }) => sum + total, 0) },
          ...byState.map(({ estado, total }) => ({
            value: estado,
            label: ACCOUNT_STATE_PLURALS[estado],
            count: total,
          })),
        ],
      }}
      columns={(selected) => usersColumns({ selectedId: selected?.id ?? null, onOpen: open })}
      fixed={['nombre', 'estado']}
      query={query}
      actions={
        <>
          <Action icon={<ImportIcon />} onClick={() => setDoing('load')}>
            Cargar archivo
          </Action>
          <Action kind="filled" icon={<AddIcon />} disabled={options === undefined} onClick={() => setDoing('new')}>
            Nuevo usuario
          </Action>
        </>
      }
      none={{ title: 'Todavía no hay usuarios' }}
      noneFound={{ title: 'Ningún usuario con estos filtros', text: 'Cambie el texto, el estado o los filtros.' }}
      onOpen={open}
    >
      {view.fila === null || view.abrir === null || options === undefined ? null : (
        <UserDialog
          id={view.fila}
          tab={view.abrir}
          options={options}
          onTab={(abrir) => change({ abrir })}
          onClose={() => change({ abrir: null })}
        />
      )}
      {doing === 'new' && options !== undefined ? (
        <NewUserDialog
          options={options}
          onClose={() => setDoing(null)}
          onCreated={(id) => {
            setDoing(null)
            change({ fila: id, abrir: 'seguridad' })
          }}
        />
      ) : null}
      {doing === 'load' ? <LoadDialog onClose={() => setDoing(null)} /> : null}
    </ListPage>
  )
}

export default Usuarios
