/** `/admin/roles`: what each role may do, who has it, and changing it after reading whom it concerns. @fuente spec 1 §2, §6 */
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { RoleEditor } from './roles/role-editor.tsx'
import { RoleList } from './roles/role-list.tsx'
import { changedView, rolesAddress, rolesView, type RolesView } from './roles/roles-view.ts'
import '../../workspaces/access/access.css'
import './roles/roles.css'

const TITLE = 'Roles y permisos'

const Roles = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const view = rolesView(search)
  const change = (next: Partial<RolesView>, replace = true): void =>
    setSearch(rolesAddress(changedView(view, next)), { replace })
  if (view.abrir === null) return <RoleList title={TITLE} view={view} onChange={change} />
  return (
    <RoleEditor
      key={`${view.abrir} ${view.rol}`}
      id={view.abrir === 'editar' ? view.rol : null}
      from={view.abrir === 'copia' ? view.rol : null}
      onCopy={(rol) => change({ rol, abrir: 'copia' })}
      onClose={(rol) => change({ abrir: null, rol: rol ?? view.rol })}
    />
  )
}

export default Roles
