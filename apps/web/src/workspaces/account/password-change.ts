/** The form that changes the own password, with its machine. Used by the screen and by the dialog of an expired password. */
import { PASSWORD_CHANGED, type PasswordChangeForm } from '@cauce/domain/session/password-change'
import type { User } from '@cauce/domain/session/user'
import type { FieldErrors } from '@cauce/machines/failure'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { webPasswordChange } from '../../actors/password-change.ts'
import { passwordChanged, signOut, userBlocked } from '../../actors/session.ts'
import { useAppDispatch } from '../../store/store.ts'

const EMPTY: PasswordChangeForm = { password_current: '', password: '', confirmacion: '' }

export interface PasswordChange {
  readonly user: User
  readonly form: PasswordChangeForm
  readonly errores: FieldErrors
  /** Failures of the current password. */
  readonly failures: number
  readonly busy: boolean
  /** Said in the form itself: it could not be saved. */
  readonly failed: string | null
  /** Said in a dialog: the server refused, or the user could not be locked. */
  readonly told: string | null
  readonly change: (field: keyof PasswordChangeForm, text: string) => void
  readonly submit: () => void
  /** Stops waiting for the server. */
  readonly stop: () => void
  readonly read: () => void
}

/** @param onChanged after the password was changed, and said so */
export const usePasswordChange = (user: User, onChanged: () => void = () => {}): PasswordChange => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webPasswordChange(dispatch))
  const [snapshot, send] = useMachine(machine, { input: { userId: user.id, email: user.email } })
  const [form, setForm] = useState(EMPTY)
  const { status } = snapshot
  const ended = useEffectEvent(() => {
    if (snapshot.matches('done')) {
      void showToast({ message: PASSWORD_CHANGED })
      passwordChanged()
      onChanged()
    } else if (snapshot.matches('locked')) {
      // The gate of the session leads to where who was locked lands.
      userBlocked()
    } else signOut()
  })
  useEffect(() => {
    if (status === 'done') ended()
  }, [status])
  const { errores, error, failures } = snapshot.context
  const inDialog = snapshot.matches('rejected') || snapshot.matches('lockFailed')
  return {
    user,
    form,
    errores,
    failures,
    busy: snapshot.matches('submitting') || snapshot.matches('locking') || status === 'done',
    failed: snapshot.matches('failed') ? error : null,
    told: inDialog ? error : null,
    change: (field, text) => {
      setForm((before) => ({ ...before, [field]: text }))
      send({ type: 'field.changed', field })
    },
    submit: () => send({ type: 'change.sent', form }),
    stop: () => send({ type: 'wait.cancelled' }),
    read: () => send(snapshot.matches('rejected') ? { type: 'rejection.read' } : { type: 'end.accepted' }),
  }
}
