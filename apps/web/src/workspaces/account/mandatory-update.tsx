/**
 * An affiliate confirms mail and cell phone before going on, when one is missing or they are old. @fuente spec 1 §4, §9; decision 0014
 */
import { TickCircleIcon } from '@blueprintjs/icons'
import { DATA_UPDATED, mustUpdateData, RECOVERY_DATA_DAYS } from '@cauce/domain/session/recovery-data'
import { AFFILIATE_USER_KIND, type User } from '@cauce/domain/session/user'
import type { RecoveryDataInput } from '@cauce/machines/recovery-data/types'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { takeFocus } from '@cauce/ui/modal/take-focus'
import { useId, useState } from 'react'
import { isInside, onSessionPhase, signOut } from '../../actors/session.ts'
import { Overlays } from './password-overlays.tsx'
import { RECOVERY_TITLE } from './recovery-card.tsx'
import { recoveryOf, useRecoveryData } from './recovery-data.ts'
import { RecoveryForm } from './recovery-form.tsx'

/** Pixels. @fuente spec 1 §9 */
const MAX_HEIGHT = 800

interface UpdateProps {
  readonly input: RecoveryDataInput
  readonly onEnded: () => void
}

const Update = ({ input, onEnded }: UpdateProps) => {
  const id = useId()
  const data = useRecoveryData(input, { onEnded })
  return (
    <Modal
      isOpen
      size={640}
      maxHeight={MAX_HEIGHT}
      title={RECOVERY_TITLE}
      foot={
        <ModalFoot>
          {data.saved ? (
            <Action ref={takeFocus} kind="filled" onClick={() => data.send({ type: 'update.closed' })}>
              Continuar
            </Action>
          ) : (
            <>
              <Action kind="quiet" onClick={data.busy ? data.stop : signOut}>
                {data.busy ? 'Dejar de esperar' : 'Cerrar sesión'}
              </Action>
              {data.canPostpone ? (
                <Action onClick={() => data.send({ type: 'update.postponed' })}>Continuar por ahora</Action>
              ) : null}
              <Action kind="filled" type="submit" form={id} busy={data.busy}>
                Guardar y continuar
              </Action>
            </>
          )}
        </ModalFoot>
      }
    >
      <div className="ca-mandatory" aria-live="polite">
        {data.saved ? (
          <p className="ca-reading ca-mandatory-done">
            <TickCircleIcon size={20} /> {DATA_UPDATED}
          </p>
        ) : (
          <>
            <p className="ca-reading">
              Revise su celular y su correo. Por ahí le avisamos de citas, órdenes y autorizaciones, y recupera su
              contraseña. Se los preguntamos cada {RECOVERY_DATA_DAYS} días.
            </p>
            <RecoveryForm id={id} data={data} focusFirst />
          </>
        )}
      </div>
      {data.dialog}
    </Modal>
  )
}

const mustUpdate = (user: User): boolean =>
  user.tipo_usuario === AFFILIATE_USER_KIND &&
  user.datosAfiliado !== null &&
  mustUpdateData(user.datosAfiliado, Date.now())

/** Who left it for later in this visit, by user id; the next sign-in asks again. */
let postponed: number | null = null
onSessionPhase((phase) => {
  if (!isInside(phase)) postponed = null
})

/** Over every page, from when it is found necessary until its machine ends. */
export const MandatoryUpdate = ({ user }: { readonly user: User }) => {
  const [input] = useState(() => (mustUpdate(user) && postponed !== user.id ? recoveryOf(user) : null))
  const [ended, setEnded] = useState(false)
  if (input === null || ended) return null
  return (
    <Overlays>
      <Update
        input={input}
        onEnded={() => {
          postponed = user.id
          setEnded(true)
        }}
      />
    </Overlays>
  )
}
