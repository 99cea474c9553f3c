/** A password that expired is changed before anything else: nothing closes this but changing it or leaving. @fuente spec 1 §4, §9 */
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import type { User } from '@cauce/domain/session/user'
import { PASSWORD_EXPIRED } from '@cauce/domain/session/password-expiry'
import { useId, useState } from 'react'
import { signOut, usePasswordAsked } from '../../actors/session.ts'
import { usePasswordChange } from './password-change.ts'
import { PasswordForm } from './password-form.tsx'
import { Overlays } from './password-overlays.tsx'

interface PasswordExpiredProps {
  readonly user: User
}

interface AskForPasswordProps extends PasswordExpiredProps {
  /** It was changed, and the server is asked whether it serves. */
  readonly asked: boolean
}

const AskForPassword = ({ user, asked }: AskForPasswordProps) => {
  const id = useId()
  const change = usePasswordChange(user)
  const waits = change.busy && !asked
  return (
    <Overlays>
      <Modal
        isOpen
        size={600}
        title="Cambie su contraseña"
        foot={
          <ModalFoot>
            <Action kind="quiet" onClick={waits ? change.stop : signOut}>
              {waits ? 'Dejar de esperar' : 'Cerrar sesión'}
            </Action>
            <Action kind="filled" type="submit" form={id} busy={change.busy}>
              Cambiar la contraseña
            </Action>
          </ModalFoot>
        }
      >
        <div className="ca-password-form">
          <p>{PASSWORD_EXPIRED}</p>
          <PasswordForm id={id} change={change} />
        </div>
      </Modal>
    </Overlays>
  )
}

/** Over every page while the session waits for another password. Where the server still wants another one, it is asked for anew. */
export const PasswordExpiredModal = ({ user }: PasswordExpiredProps) => {
  const asked = usePasswordAsked()
  const [wasAsked, setWasAsked] = useState(asked)
  const [round, setRound] = useState(0)
  if (wasAsked !== asked) {
    setWasAsked(asked)
    if (wasAsked) setRound(round + 1)
  }
  return <AskForPassword key={round} user={user} asked={asked} />
}
