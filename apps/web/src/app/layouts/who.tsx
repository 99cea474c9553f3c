/** Who has signed in, and the way out, in a frame without menu. */
import { displayName } from '@cauce/domain/session/display-name'
import type { User } from '@cauce/domain/session/user'
import { Action } from '@cauce/ui/action/action'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../actors/session.ts'

interface WhoProps {
  readonly user: User
}

export const Who = ({ user }: WhoProps) => {
  const navigate = useNavigate()
  const leave = (): void => {
    void navigate('/')
    signOut()
  }
  return (
    <>
      <span>{displayName(user)}</span>
      <Action kind="quiet" onClick={leave}>
        Cerrar Sesion
      </Action>
    </>
  )
}
