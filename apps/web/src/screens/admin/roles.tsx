/** `/admin/roles`: what each role may do, who has it, and changing it after reading whom it concerns. @fuente spec 1 §2, §6 */
import { roleList } from '@cauce/contract/roles'
import { usePageTitle } from '../../app/page-title.ts'
import { useList } from '../../kit/list/use-list.ts'
import { RoleEditor } from './roles/role-editor.tsx'
import { RoleList } from './roles/role-list.tsx'
import '../../workspaces/access/access.css'
import './roles/roles.css'

const TITLE = 'Roles y permisos'

const Roles = () => {
  usePageTitle(TITLE)
  const list = useList(roleList, 'admin.roles')
  const { view, change } = list
  if (view.abrir === null) return <RoleList title={TITLE} list={list} />
  return (
    <RoleEditor
      key={`${view.abrir} ${view.fila}`}
      id={view.abrir === 'editar' ? view.fila : null}
      from={view.abrir === 'copia' ? view.fila : null}
      onCopy={(fila) => change({ fila, abrir: 'copia' })}
      onClose={(rol) => change({ abrir: null, fila: rol ?? view.fila })}
    />
  )
}

export default Roles
