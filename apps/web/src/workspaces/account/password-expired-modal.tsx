/** A password that expired is changed before anything else: nothing closes this but changing it or leaving. @fuente spec 1 §4, §9 */
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import type { User } from '@cauce/domain/session/user'
import { PASSWORD_EXPIRED } from '@cauce/domain/session/password-change'
import { useId } from 'react'
import { signOut } from '../../actors/session.ts'
import { usePasswordChange } from './password-change.ts'
import { PasswordForm } from './password-form.tsx'
import { Overlays } from './password-overlays.tsx'

/** Over every page while the session waits for another password. */
export const PasswordExpiredModal = ({ user }: { readonly user: User }) => {
  const id = useId()
  const change = usePasswordChange(user)
  return (
    <Overlays>
      <Modal
        isOpen
        size={600}
        title="Cambie su contraseña"
        foot={
          <ModalFoot>
            <Action kind="quiet" onClick={change.busy ? change.stop : signOut}>
              {change.busy ? 'Dejar de esperar' : 'Cerrar sesión'}
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
