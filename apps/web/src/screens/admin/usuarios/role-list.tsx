import { roleOffer } from '@cauce/domain/users/role-choice'
import { errorText, type FieldError } from '@cauce/ui/field/field'
import { useId } from 'react'
import { useUser } from '../../../actors/session.ts'
import type { UserOptions } from './user-options.ts'

interface RoleListProps {
  readonly roles: UserOptions['roles']
  /** What the user has now; of a new one, nothing. */
  readonly before: readonly number[]
  readonly chosen: readonly number[]
  readonly onChange: (roles: readonly number[]) => void
  readonly error: FieldError
  /** Why none can be changed. */
  readonly closed?: string | null
}

const NO_KEYS: readonly string[] = []

/** The roles with a tick; one that cannot be given or taken says why in words. */
export const RoleList = ({ roles, before, chosen, onChange, error, closed = null }: RoleListProps) => {
  const id = useId()
  const giver = useUser()?.permissions ?? NO_KEYS
  const message = errorText(error)
  return (
    <fieldset
      className="usu-roles"
      aria-describedby={message === null ? undefined : `${id}-error`}
      aria-invalid={message === null ? undefined : true}
    >
      <legend className="ca-field-label">Roles</legend>
      {roles.map((role) => {
        const offer = roleOffer(giver, roles, before, chosen, role.id)
        const why = closed ?? (offer.puede ? null : offer.porQueNo)
        const isOn = chosen.includes(role.id)
        return (
          <label key={role.id} className={`usu-role${why === null ? '' : ' usu-role-closed'}`}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={why !== null}
              aria-label={role.nombre}
              aria-describedby={`${id}-${role.id}`}
              onChange={() => onChange(isOn ? chosen.filter((one) => one !== role.id) : [...chosen, role.id])}
            />
            <span className="usu-role-words">
              <span>{role.nombre}</span>
              <span id={`${id}-${role.id}`} className="ca-second">
                {why ?? (role.descripcion || `${role.permisos.length} permisos`)}
              </span>
            </span>
          </label>
        )
      })}
      {message === null ? null : (
        <p id={`${id}-error`} className="ca-field-error">
          {message}
        </p>
      )}
    </fieldset>
  )
}
