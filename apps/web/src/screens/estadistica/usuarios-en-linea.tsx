/** `/estadistica/usuarios-en-linea`: who is on line now; comings and goings appear by themselves. @fuente spec 1 §2 */
import { onlineList } from '@cauce/contract/auditoria'
import { hasPermission } from '@cauce/domain/session/permission'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useEnLineaQuery } from '../../store/auditoria-api.ts'
import { CloseDialog } from './usuarios-en-linea/close-dialog.tsx'
import { onlineColumns, type OnLine } from './usuarios-en-linea/online-columns.tsx'

const SIZES = [25, 50, 100]
/** When no message of the server arrives; it also keeps the times in words right. */
const REFETCH_MS = 30_000
const ENDS_SESSIONS = 'admin.enter'

const peopleText = (total: number): string => (total === 1 ? '1 persona en línea' : `${total} personas en línea`)

const UsuariosEnLinea = () => {
  const user = useUser()
  const list = useList(onlineList, 'estadistica.usuarios-en-linea', { sizes: SIZES })
  const query = useEnLineaQuery(
    // The page asks by itself: leaving it open keeps nobody's session alive.
    { body: list.page, quiet: true },
    { refetchOnMountOrArgChange: true, pollingInterval: REFETCH_MS },
  )
  const { data } = query
  const [closing, setClosing] = useState<OnLine | null>(null)
  const roles = data?.por_rol ?? []
  const rol = list.said('rol')
  return (
    <ListPage
      list={list}
      title="Usuarios en línea"
      note={
        data === undefined ? null : (
          <output>
            <StatusChip tone="ok" label={peopleText(data.en_linea)} />
          </output>
        )
      }
      notice={
        <p className="ca-second">
          Quien tiene Cauce abierto o hizo algo en los últimos cinco minutos. La lista se actualiza sola.
        </p>
      }
      searches="Nombre, correo o documento"
      chips={{
        filter: 'rol',
        label: 'Personas por rol',
        options: [
          { value: '', label: 'Todos', count: data?.en_linea ?? 0 },
          ...roles.map((one) => ({ value: one.rol, label: one.rol, count: one.total })),
          ...(rol === '' || roles.some((one) => one.rol === rol) ? [] : [{ value: rol, label: rol, count: 0 }]),
        ],
      }}
      columns={onlineColumns({
        now: data?.ahora ?? '',
        onClose: hasPermission(user, ENDS_SESSIONS) ? setClosing : null,
      })}
      fixed={['persona']}
      query={{
        ...query,
        data:
          data === undefined ? undefined : { ...data, data: data.data.map((row) => ({ ...row, id: row.usuario.id })) },
        // What is seen goes on being seen while it is asked for anew.
        isFetching: query.isFetching && data === undefined,
      }}
      none={{ title: 'No hay nadie en línea' }}
      noneFound={{ title: 'Nadie en línea coincide con el filtro' }}
      clear="Ver a todos"
    >
      {closing === null ? null : <CloseDialog row={closing} onClose={() => setClosing(null)} />}
    </ListPage>
  )
}

export default UsuariosEnLinea
