/** `/desarrollo/estado`: the states of orders and procedures, and where each stands in its life cycle. @fuente spec 1 §2 */
import { AddIcon } from '@blueprintjs/icons'
import { statusList } from '@cauce/contract/estados'
import { Action } from '@cauce/ui/action/action'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useEstadosQuery } from '../../store/estados-api.ts'
import { statusColumns, type StatusRow } from './estado/status-columns.tsx'
import { StatusDialog } from './estado/status-dialog.tsx'
import '../../workspaces/access/access.css'

const Estado = () => {
  const list = useList(statusList, 'desarrollo.estado')
  const { view, change, said } = list
  const query = useEstadosQuery({ query: list.page }, { refetchOnMountOrArgChange: true })
  const counts = query.data?.cuentas
  const open = ({ id }: StatusRow): void => change({ fila: id, abrir: 'ver' })
  const opened = view.abrir === 'ver' ? query.data?.data.find(({ id }) => id === view.fila) : undefined
  const noOwn = said('cuales') === 'propios' && said('texto') === ''
  return (
    <ListPage
      list={list}
      title="Estados del sistema"
      searches="Número, nombre o descripción"
      chips={{
        filter: 'cuales',
        label: 'Estados que se ven',
        options: [
          { value: '', label: 'Todos', count: counts?.todos },
          { value: 'reglas', label: 'De las reglas', count: counts?.reglas },
          { value: 'propios', label: 'Propios', count: counts?.propios },
          { value: 'inactivos', label: 'Inactivos', count: counts?.inactivos },
        ],
      }}
      columns={statusColumns(open)}
      fixed={['nombre']}
      query={query}
      actions={
        <Action kind="filled" icon={<AddIcon />} onClick={() => change({ abrir: 'nuevo' })}>
          Nuevo estado
        </Action>
      }
      none={{ title: 'Ningún estado con estos filtros' }}
      noneFound={{ title: noOwn ? 'Todavía no hay estados propios' : 'Ningún estado con estos filtros' }}
      onOpen={open}
    >
      <StatusDialog status={opened ?? null} isNew={view.abrir === 'nuevo'} onClose={() => change({ abrir: null })} />
    </ListPage>
  )
}

export default Estado
