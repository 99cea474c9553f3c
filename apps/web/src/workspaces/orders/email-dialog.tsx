/** Sending the document of a line by e-mail. @fuente spec 2 §2, §5, §8 */
import { EMAIL_SENT } from '@cauce/domain/procedure/messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { INVALID_EMAIL, isEmail } from '@cauce/domain/text/email'
import { groupThousands } from '@cauce/domain/text/format'
import { failureOf } from '@cauce/machines/failure'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextField } from '@cauce/ui/text-field/text-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { sendOrder } from '../../actors/documents.ts'
import { useLast } from '../ordering/use-last.ts'
import type { OrderedLine } from './ordered-line.ts'
import './orders.css'

interface EmailFormProps {
  readonly isOpen: boolean
  readonly line: OrderedLine
  readonly address: string
  readonly onClose: () => void
}

const useSending = ({ line, onClose }: EmailFormProps) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = (address: string): void => {
    if (busy) return
    if (!isEmail(address)) {
      setError(INVALID_EMAIL)
      return
    }
    setBusy(true)
    setError(null)
    sendOrder(line.tipo, { id: line.lineId, orden_id: line.ordenId }, address)
      .then(
        () => {
          void showToast({ message: EMAIL_SENT })
          onClose()
        },
        (thrown: unknown) => setError(failureOf(thrown).error ?? CONNECTION_LOST),
      )
      .finally(() => setBusy(false))
  }
  return { busy, error, send, forgive: () => setError(null) }
}

const EmailForm = (props: EmailFormProps) => {
  const { line, onClose } = props
  const [address, setAddress] = useState(props.address)
  const { busy, error, send, forgive } = useSending(props)
  return (
    <Modal
      isOpen={props.isOpen}
      onClose={onClose}
      size={600}
      title="Enviar la orden por correo"
      note={`Orden ${groupThousands(line.ordenId)}`}
      foot={
        <ModalFoot>
          <Action kind="quiet" onClick={onClose}>
            Cancelar
          </Action>
          <Action kind="filled" onClick={() => send(address.trim())} busy={busy}>
            Enviar la orden
          </Action>
        </ModalFoot>
      }
    >
      <div className="ol-mail-to">
        <p>{line.title}. El PDF va adjunto.</p>
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
          onEnter={() => send(address.trim())}
        />
      </div>
    </Modal>
  )
}

export interface EmailDialogProps {
  readonly line: OrderedLine | null
  /** Prefilled; empty where the affiliate has none. */
  readonly address: string
  readonly onClose: () => void
}

export const EmailDialog = ({ line, address, onClose }: EmailDialogProps) => {
  const shown = useLast(line)
  return shown === null ? null : (
    <EmailForm
      key={`${shown.tipo} ${shown.lineId}`}
      isOpen={line !== null}
      line={shown}
      address={address}
      onClose={onClose}
    />
  )
}
