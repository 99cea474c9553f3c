/** `/cambioContrasena`: a person who wants another password. @fuente spec 1 §2; spec 2 §5 */
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import type { User } from '@cauce/domain/session/user'
import { Action } from '@cauce/ui/action/action'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../actors/session.ts'
import { usePageTitle } from '../app/page-title.ts'
import { usePasswordChange } from '../workspaces/account/password-change.ts'
import { PasswordForm } from '../workspaces/account/password-form.tsx'

const TITLE = 'Cambiar la contraseña'
const PROFILE = '/perfil'

const lastChange = (changedAt: string | null): string =>
  changedAt === null || Number.isNaN(Date.parse(changedAt))
    ? 'No sabemos cuándo la cambió por última vez.'
    : `La cambió por última vez el ${formatDate(bogotaDate(Date.parse(changedAt)))}.`

const Change = ({ user }: { readonly user: User }) => {
  const id = useId()
  const titleId = useId()
  const navigate = useNavigate()
  const leave = (): void => void navigate(PROFILE)
  const change = usePasswordChange(user, leave)
  return (
    <div className="ca-password-page">
      <header>
        <h1 id={titleId}>{TITLE}</h1>
        <p className="ca-second">
          {lastChange(user.password_changed_at)} Al cambiarla se cierran sus sesiones en otros equipos.
        </p>
      </header>
      <PasswordForm id={id} change={change} labelledBy={titleId} />
      <div className="ca-password-foot">
        <Action kind="filled" type="submit" form={id} busy={change.busy}>
          Cambiar la contraseña
        </Action>
        <Action kind="quiet" onClick={change.busy ? change.stop : leave}>
          {change.busy ? 'Dejar de esperar' : 'Dejar la que tengo'}
        </Action>
      </div>
    </div>
  )
}

const PasswordChangeScreen = () => {
  usePageTitle(TITLE)
  const user = useUser()
  return user === null ? null : <Change key={user.id} user={user} />
}

export default PasswordChangeScreen
