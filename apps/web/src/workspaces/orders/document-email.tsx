/** Sending a document by e-mail, whatever it is: to the patient, or elsewhere with its reason. @fuente spec 2 §2, §5 */
import { MAX_REASON } from '@cauce/domain/mail/destination'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { INVALID_EMAIL, isEmail } from '@cauce/domain/text/email'
import { failureOf } from '@cauce/machines/failure'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef, useState } from 'react'
import type { Sending } from '../../actors/documents.ts'
import { useConfirmed } from '../account/confirm-session.tsx'
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
  /** Of the affiliate, the first proposed; none where they have none. */
  readonly addresses: readonly string[]
  readonly send: (sending: Sending) => Promise<void>
  readonly onClose: () => void
}

type Wrong = Readonly<Record<'correo' | 'motivo', string | null>>
const RIGHT: Wrong = { correo: null, motivo: null }
/** The choice of an address that is not the affiliate's. */
const OTHER = 'otra'

/** The same sending keeps its key until it is done: a lost answer that is repeated does not send twice. */
const useKeyOf = () => {
  const kept = useRef({ what: '', key: '' })
  return (what: string): string => {
    if (kept.current.what !== what) kept.current = { what, key: crypto.randomUUID() }
    return kept.current.key
  }
}

const useSending = ({ send, done, onClose }: Pick<DocumentEmailProps, 'send' | 'done' | 'onClose'>) => {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(RIGHT)
  const { run, dialog } = useConfirmed()
  const keyOf = useKeyOf()
  const start = async (email: string, motivo: string): Promise<void> => {
    if (busy) return
    if (!isEmail(email)) return setWrong({ ...RIGHT, correo: INVALID_EMAIL })
    setBusy(true)
    setWrong(RIGHT)
    try {
      const key = keyOf(`${email} ${motivo}`)
      const { cancelled } = await run(() => send({ email, motivo, key }))
      if (cancelled) return
      void showToast({ message: done })
      onClose()
    } catch (thrown) {
      const { error, errores } = failureOf(thrown)
      const reason = errores['motivo_correo']?.[0] ?? null
      setWrong(reason === null ? { ...RIGHT, correo: error ?? CONNECTION_LOST } : { ...RIGHT, motivo: reason })
    } finally {
      setBusy(false)
    }
  }
  return { busy, wrong, start, dialog, forgive: () => setWrong(RIGHT) }
}

/** Asks where to send a document and sends it. */
export const DocumentEmail = (props: DocumentEmailProps) => {
  const { addresses } = props
  const [choice, setChoice] = useState(addresses[0] ?? OTHER)
  const [address, setAddress] = useState('')
  const [reason, setReason] = useState('')
  const { busy, wrong, start, dialog, forgive } = useSending(props)
  const isOther = choice === OTHER
  const send = (): void => void (isOther ? start(address.trim(), reason.trim()) : start(choice, ''))
  const changed =
    <Value,>(set: (next: Value) => void) =>
    (next: Value): void => {
      set(next)
      forgive()
    }
  return (
    <>
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
          {addresses.length === 0 ? null : (
            <Segmented
              label="¿A qué correo del afiliado?"
              layout="stacked"
              options={[
                ...addresses.map((each) => ({ value: each, label: each })),
                { value: OTHER, label: 'Otra dirección…' },
              ]}
              value={choice}
              error={isOther ? null : wrong.correo}
              onChange={changed(setChoice)}
            />
          )}
          {isOther ? (
            <>
              <TextField
                label="Correo"
                type="email"
                inputMode="email"
                autoComplete="email"
                value={address}
                error={wrong.correo}
                hint={addresses.length === 0 ? 'El afiliado no tiene correo registrado' : 'Se le avisará al afiliado'}
                onChange={changed(setAddress)}
                onEnter={send}
              />
              <TextAreaField
                label="Por qué se envía a esa dirección"
                hint="Queda en la auditoría. No hace falta si la dirección es de la institución."
                rows={2}
                maxLength={MAX_REASON}
                value={reason}
                error={wrong.motivo}
                onChange={changed(setReason)}
              />
            </>
          ) : null}
        </div>
      </Modal>
      {dialog}
    </>
  )
}
