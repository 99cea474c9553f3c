/** Something delicate asks for the password again when it was typed too long ago. @fuente spec 2 §7 */
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from '@cauce/machines/failure'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { PasswordField } from '@cauce/ui/password-field/password-field'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { userBlocked } from '../../actors/session.ts'
import { failureOf } from '../../store/call.ts'
import { cuentaApi } from '../../store/cuenta-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import './account.css'

/** `codigo` with which the server refuses until the password is typed again. */
export const UNCONFIRMED = 'sesion.confirmar'
const WHY = 'Para cambiar esto, escriba de nuevo su contraseña.'
const BLOCKED_STATUS = 423

/** How a confirmed action ended: with its answer, or left by the person before the server took it. */
type Confirmed<Answer> = { readonly cancelled: false; readonly answer: Answer } | { readonly cancelled: true }

export interface ConfirmedRunner {
  /**
   * Tries the action; if the server wants the password first, asks it and tries again.
   * @param action a call that rejects when it fails: `() => mutate(args).unwrap()`, or a port's promise
   * @throws what the action threw, other than the wish for the password
   */
  readonly run: <Answer>(action: () => Promise<Answer>) => Promise<Confirmed<Answer>>
  /** To be drawn once, wherever the caller draws its dialogs. */
  readonly dialog: ReactNode
}

const wantsPassword = (error: unknown): boolean =>
  (error instanceof PortFailure ? error.failure.codigo : failureOf(error).data.codigo) === UNCONFIRMED

const useSending = (onDone: () => void) => {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async (password: string): Promise<void> => {
    if (busy) return
    if (password === '') {
      setError(REQUIRED_FIELD)
      return
    }
    setBusy(true)
    const { error: refused } = await dispatch(
      cuentaApi.endpoints.confirmar.initiate({ body: { password } }, { track: false }),
    )
    setBusy(false)
    if (refused === undefined) {
      onDone()
      return
    }
    const { status, data } = failureOf(refused)
    setError(status === BLOCKED_STATUS ? LOCKED_OUT : (data.errores?.['password']?.join('. ') ?? data.error))
    if (status === BLOCKED_STATUS) userBlocked()
  }
  return { busy, error, send, forgive: () => setError(null) }
}

interface AskProps {
  readonly isOpen: boolean
  readonly onDone: () => void
  readonly onCancel: () => void
}

const AskPassword = ({ isOpen, onDone, onCancel }: AskProps) => {
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { busy, error, send, forgive } = useSending(onDone)
  useEffect(() => {
    if (error !== null) focusFirstWrong(form.current)
  }, [error])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // The dialog may be drawn inside the form that wants to be sent.
    event.stopPropagation()
    void send(password)
  }
  return (
    <DialogLayer>
      <Modal
        isOpen={isOpen}
        onClose={onCancel}
        closeLabel="Cancelar"
        size={640}
        title="Confirme que es usted"
        foot={
          <ModalFoot>
            <Action kind="quiet" onClick={onCancel}>
              Cancelar
            </Action>
            <Action kind="filled" busy={busy} onClick={() => void send(password)}>
              Confirmar y continuar
            </Action>
          </ModalFoot>
        }
      >
        <form ref={form} className="ca-confirm-session" noValidate onSubmit={submit}>
          <p>{WHY}</p>
          <PasswordField
            label="Contraseña"
            name="password"
            focusFirst
            value={password}
            error={error}
            onChange={(next) => {
              setPassword(next)
              forgive()
            }}
          />
        </form>
      </Modal>
    </DialogLayer>
  )
}

/** For what the server does only within minutes of a typed password. Leaving the dialog changes nothing and loses nothing. */
export const useConfirmed = (): ConfirmedRunner => {
  const waiting = useRef<((confirmed: boolean) => void)[]>([])
  const [asked, setAsked] = useState({ open: false, times: 0 })
  const settle = (confirmed: boolean): void => {
    setAsked(({ times }) => ({ open: false, times }))
    for (const tell of waiting.current.splice(0)) tell(confirmed)
  }
  useEffect(() => {
    const { current } = waiting
    return () => {
      for (const tell of current.splice(0)) tell(false)
    }
  }, [])
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.current.push(resolve)
      setAsked(({ open, times }) => ({ open: true, times: open ? times : times + 1 }))
    })
  const run = async <Answer,>(action: () => Promise<Answer>): Promise<Confirmed<Answer>> => {
    try {
      return { cancelled: false, answer: await action() }
    } catch (error) {
      if (!wantsPassword(error)) throw error
    }
    return (await ask()) ? run(action) : { cancelled: true }
  }
  return {
    run,
    dialog: (
      <AskPassword key={asked.times} isOpen={asked.open} onDone={() => settle(true)} onCancel={() => settle(false)} />
    ),
  }
}
