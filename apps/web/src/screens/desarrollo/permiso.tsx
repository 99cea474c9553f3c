/** `/desarrollo/permiso`: every permission, what it opens, where it comes from and who has it. @fuente spec 1 §2, §6 */
import { DownloadIcon } from '@blueprintjs/icons'
import { permissionList, roles } from '@cauce/contract/roles'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { saveFile } from '../../actors/save-file.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { failureText, fetchBinary } from '../../store/call.ts'
import { usePermisosQuery } from '../../store/roles-api.ts'
import { permissionColumns, type PermissionRow } from './permiso/permission-columns.tsx'
import { PermissionDialog } from './permiso/permission-dialog.tsx'
import '../../workspaces/access/access.css'

/** All that is found as a file: it is made in one piece, since nobody has more keys than that. */
const useFile = (fetchFile: () => Promise<Blob>) => {
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null })
  const start = async (): Promise<void> => {
    setState({ busy: true, error: null })
    try {
      saveFile(await fetchFile(), 'permisos.csv')
      setState({ busy: false, error: null })
    } catch (failure) {
      setState({ busy: false, error: failureText(failure) })
    }
  }
  return { ...state, start }
}

const Permiso = () => {
  const list = useList(permissionList, 'desarrollo.permiso')
  const { view, change, said } = list
  const query = usePermisosQuery({ query: list.page }, { refetchOnMountOrArgChange: true })
  const file = useFile(() => fetchBinary(roles.exportarPermisos, { query: list.question }))
  const open = ({ id }: PermissionRow): void => change({ fila: id, abrir: 'si' })
  const { cuentas, grupos = [] } = query.data ?? {}
  const noEarlier = said('cuales') === 'anterior' && said('texto') === ''
  return (
    <ListPage
      list={list}
      title="Permisos"
      searches="Pantalla, acción, dirección o clave"
      filters={
        <SelectField
          label="Grupo"
          value={said('grupo')}
          onChange={(grupo) => list.filter('grupo', grupo)}
          options={[
            { value: '', label: 'Todos los grupos' },
            ...grupos.map(({ id, titulo }) => ({ value: id, label: titulo })),
          ]}
        />
      }
      chips={{
        filter: 'cuales',
        label: 'Permisos que se ven',
        options: [
          { value: '', label: 'Todos', count: cuentas?.todos },
          { value: 'sin_rol', label: 'Sin ningún rol', count: cuentas?.sin_rol },
          { value: 'anterior', label: 'De una versión anterior', count: cuentas?.anterior },
        ],
      }}
      columns={permissionColumns(open)}
      fixed={['titulo']}
      query={query}
      actions={
        <Action icon={<DownloadIcon />} busy={file.busy} onClick={() => void file.start()}>
          Descargar CSV
        </Action>
      }
      notice={file.error === null ? null : <Banner tone="bad" alert title={file.error} />}
      none={{ title: 'Ningún permiso con estos filtros' }}
      noneFound={{ title: noEarlier ? 'Ninguno quedó de una versión anterior' : 'Ningún permiso con estos filtros' }}
      onOpen={open}
    >
      <PermissionDialog id={view.abrir === null ? null : view.fila} onClose={() => change({ abrir: null })} />
    </ListPage>
  )
}

export default Permiso
