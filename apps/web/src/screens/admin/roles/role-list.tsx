import { AddIcon } from '@blueprintjs/icons'
import type { roleList } from '@cauce/contract/roles'
import { Action } from '@cauce/ui/action/action'
import { ListPage } from '../../../kit/list/list-page.tsx'
import type { ListState } from '../../../kit/list/use-list.ts'
import { useRolesQuery } from '../../../store/roles-api.ts'
import { roleColumns, type RoleRow } from './role-columns.tsx'

interface RoleListProps {
  readonly title: string
  readonly list: ListState<typeof roleList>
}

export const RoleList = ({ title, list }: RoleListProps) => {
  const query = useRolesQuery({ query: list.page }, { refetchOnMountOrArgChange: true })
  const open = ({ id }: RoleRow): void => list.change({ fila: id, abrir: 'editar' }, false)
  const copy = ({ id }: RoleRow): void => list.change({ fila: id, abrir: 'copia' }, false)
  return (
    <ListPage
      list={list}
      title={title}
      searches="Nombre o descripción del rol"
      columns={roleColumns({ permissions: query.data?.permisos ?? 0, onOpen: open, onCopy: copy })}
      fixed={['nombre']}
      query={query}
      actions={
        <Action kind="filled" icon={<AddIcon />} onClick={() => list.change({ fila: null, abrir: 'nuevo' }, false)}>
          Nuevo rol
        </Action>
      }
      none={{ title: 'Todavía no hay roles' }}
      noneFound={{ title: 'Ningún rol coincide con lo que busca' }}
      clear="Quitar la búsqueda"
      onOpen={open}
    />
  )
}
