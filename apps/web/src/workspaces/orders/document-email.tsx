/** Sending a document by e-mail, whatever it is. @fuente spec 2 §2, §5 */
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { INVALID_EMAIL, isEmail } from '@cauce/domain/text/email'
import { failureOf } from '@cauce/machines/failure'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextField } from '@cauce/ui/text-field/text-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import './orders.css'

export interface DocumentEmailProps {
  readonly isOpen: boolean
  /** 'Enviar la orden por correo'. */
  readonly title: string
  readonly note: string
  /** What is sent: "Losartán 50 mg. El PDF va adjunto." */
  readonly text: string
  /** The verb of the button: 'Enviar la orden'. */
  readonly verb: string
  /** Said once it was sent. */
  readonly done: string
  /** Prefilled; empty where the affiliate has none. */
  readonly address: string
  readonly send: (address: string) => Promise<void>
  readonly onClose: () => void
}

const useSending = ({ send, done, onClose }: Pick<DocumentEmailProps, 'send' | 'done' | 'onClose'>) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const start = (address: string): void => {
    if (busy) return
    if (!isEmail(address)) {
      setError(INVALID_EMAIL)
      return
    }
    setBusy(true)
    setError(null)
    send(address)
      .then(
        () => {
          void showToast({ message: done })
          onClose()
        },
        (thrown: unknown) => setError(failureOf(thrown).error ?? CONNECTION_LOST),
      )
      .finally(() => setBusy(false))
  }
  return { busy, error, start, forgive: () => setError(null) }
}

/** Asks where to send a document and sends it. */
export const DocumentEmail = (props: DocumentEmailProps) => {
  const [address, setAddress] = useState(props.address)
  const { busy, error, start, forgive } = useSending(props)
  const send = (): void => start(address.trim())
  return (
    <Modal
      isOpen={props.isOpen}
      onClose={props.onClose}
      size={600}
      title={props.title}
      note={props.note}
      foot={
        <ModalFoot>
          <Action kind="quiet" onClick={props.onClose}>
            Cancelar
          </Action>
          <Action kind="filled" onClick={send} busy={busy}>
            {props.verb}
          </Action>
        </ModalFoot>
      }
    >
      <div className="ol-mail-to">
        <p>{props.text}</p>
        <TextField
          label="Correo"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={address}
          error={error}
          hint={props.address === '' ? 'El afiliado no tiene correo registrado' : 'El correo registrado del afiliado'}
          onChange={(next) => {
            setAddress(next)
            forgive()
          }}
          onEnter={send}
        />
      </div>
    </Modal>
  )
}
