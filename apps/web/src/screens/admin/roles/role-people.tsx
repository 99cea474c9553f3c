import type { Answer } from '@cauce/contract/entry'
import type { roles } from '@cauce/contract/roles'
import { hasPermission } from '@cauce/domain/session/permission'
import { USERS_PERMISSION } from '@cauce/domain/users/authority'
import { groupThousands } from '@cauce/domain/text/format'
import { Card } from '@cauce/ui/card/card'
import { Link } from 'react-router-dom'
import { useUser } from '../../../actors/session.ts'
import { ScrollList } from '../../../workspaces/access/scroll-list.tsx'
import { people } from '../../../workspaces/access/words.ts'

interface RolePeopleProps {
  readonly role: Answer<typeof roles.rol>
  /** Why the role cannot be deleted. */
  readonly kept: string | null
}

/** Who has the role: the first of them by name, the rest counted. */
export const RolePeople = ({ role, kept }: RolePeopleProps) => {
  const seesUsers = hasPermission(useUser(), USERS_PERMISSION)
  const total = role.personas + role.inactivas
  const more = total - role.primeras.length
  return (
    <Card title="Quiénes lo tienen" note={people(total)}>
      {total === 0 ? (
        <p className="ca-second">Nadie todavía. Un rol se da en Usuarios.</p>
      ) : (
        <ScrollList label="Quiénes lo tienen" className="rol-people" rows={role.primeras.length}>
          {role.primeras.map(({ id, nombre, activo }) => (
            <li key={id}>
              <span>{nombre}</span>
              {activo ? null : <span className="ca-second">inactivo</span>}
            </li>
          ))}
        </ScrollList>
      )}
      {more > 0 ? <p className="ca-second">y {groupThousands(more)} más</p> : null}
      {seesUsers && total > 0 ? <Link to={`/admin/usuarios?rol=${role.id}`}>Verlos en Usuarios</Link> : null}
      {kept === null ? null : <p className="ca-second rol-kept">{kept}</p>}
    </Card>
  )
}
