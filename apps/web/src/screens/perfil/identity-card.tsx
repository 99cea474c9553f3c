/** Who the person is, as the installation knows it. What is not known or does not concern them is left out. */
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { timeAgo } from '@cauce/domain/calendar/relative'
import { displayName } from '@cauce/domain/session/display-name'
import type { User } from '@cauce/domain/session/user'
import type { Profile } from '@cauce/contract/cuenta'
import { Avatar } from '@cauce/ui/avatar/avatar'
import { Card } from '@cauce/ui/card/card'
import { usePicture } from '../../app/avatar.ts'
import { useNow } from '../../workspaces/account/use-now.ts'

const AVATAR_PX = 64
const FIRST_TIME = 'Es la primera vez que ingresa'

type KnownProfile = typeof Profile.Type

const documentOf = ({ tipo_documento, numero_documento }: KnownProfile): string | null =>
  numero_documento === null ? null : documentLabel(tipo_documento ?? '', numero_documento).trim()

const rolesOf = ({ roles }: KnownProfile): string | null => (roles.length === 0 ? null : roles.join(', '))

const signatureOf = ({ operador }: User): string | null => {
  if (operador === null) return null
  return operador.tiene_firma ? 'Registrada' : 'Sin registrar'
}

export interface IdentityCardProps {
  readonly profile: KnownProfile
  readonly user: User
}

export const IdentityCard = ({ profile, user }: IdentityCardProps) => {
  const nowMs = useNow()
  const picture = usePicture(user)
  const { ultimo_ingreso_at: last } = profile
  const facts: readonly (readonly [string, string | null])[] = [
    [profile.roles.length > 1 ? 'Roles' : 'Rol', rolesOf(profile)],
    ['Cargo', profile.cargo],
    ['Especialidad', profile.especialidad],
    ['Profesión', profile.profesion],
    ['Registro profesional', profile.registro_profesional],
    ['Sede', profile.sede],
    ['Entidad', profile.entidad],
    ['Usuario de ingreso', profile.email],
    ['Firma en documentos', signatureOf(user)],
    ['Último ingreso', last === null ? FIRST_TIME : `${formatDateTime(last)}, ${timeAgo(Date.parse(last), nowMs)}`],
  ]
  return (
    <Card>
      <div className="per-who">
        <Avatar name={displayName(user)} src={picture} size={AVATAR_PX} />
        <div className="per-who-words">
          <h2>{profile.nombre_completo}</h2>
          <p className="ca-second">{documentOf(profile) ?? 'Sin documento registrado'}</p>
        </div>
      </div>
      <dl className="per-facts">
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  )
}
