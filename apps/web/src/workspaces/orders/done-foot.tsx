/** The foot after ordering, the same for every kind: what was ordered, and what has not been done with it yet. @fuente ui 25 */
import { EnvelopeIcon, PrintIcon } from '@blueprintjs/icons'
import { formatTime } from '@cauce/domain/calendar/bogota'
import { maskedAddress } from '@cauce/domain/mail/destination'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '@cauce/machines/failure'
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { useRef, useState, type ReactNode } from 'react'
import type { Sending } from '../../actors/documents.ts'
import { openPdf } from '../../actors/open-pdf.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { useConfirmed } from '../account/confirm-session.tsx'
import { DocumentEmail } from './document-email.tsx'
import './done-foot.css'

export interface DoneFootProps {
  /** `Orden 40 232 · 3 medicamentos`. */
  readonly title: string
  /** The exact sentence with which it was told. */
  readonly said: string
  /** What there is to know of its lines: one that waits for audit. */
  readonly note?: string | null
  /** Everything in it was annulled: there is nothing to print or to send. */
  readonly annulled: boolean
  /** Why it is neither printed nor sent; null: it is. */
  readonly withoutDocument?: string | null
  /** `Imprimir la fórmula`. */
  readonly verb: string
  readonly fileName: string
  readonly document: () => Promise<Blob>
  readonly send: (sending: Sending) => Promise<void>
  /** Said once it was sent. */
  readonly sentText: string
  readonly addresses: readonly string[]
  /** Asks why, and annuls; null: it cannot be annulled from here. */
  readonly onAnnul: (() => void) | null
  /** Besides: everything of the consultation in one document. */
  readonly children?: ReactNode
}

type Act = 'print' | 'send'

/** When each was done last, what is under way, and why the last try failed. */
const useActs = ({ document, send, fileName, addresses }: DoneFootProps) => {
  const [times, setTimes] = useState<Readonly<Partial<Record<Act, number>>>>({})
  const [busy, setBusy] = useState<Act | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { run, dialog } = useConfirmed()
  const key = useRef(crypto.randomUUID())
  const [address] = addresses
  const start = async (act: Act, work: () => Promise<boolean>): Promise<void> => {
    if (busy !== null) return
    setBusy(act)
    setFailure(null)
    try {
      if (await work()) setTimes((before) => ({ ...before, [act]: Date.now() }))
    } catch (thrown) {
      setFailure(failureOf(thrown).error ?? CONNECTION_LOST)
    } finally {
      setBusy(null)
    }
  }
  return {
    times,
    busy,
    failure,
    dialog,
    address,
    sent: () => setTimes((before) => ({ ...before, send: Date.now() })),
    print: () =>
      void start('print', async () => {
        openPdf(await document(), fileName)
        return true
      }),
    mail: (email: string) =>
      void start('send', async () => {
        const { cancelled } = await run(() => send({ email, motivo: '', key: key.current }))
        // Sending it again is another sending.
        if (!cancelled) key.current = crypto.randomUUID()
        return !cancelled
      }),
  }
}

const at = (instant: number): string => formatTime(new Date(instant).toISOString())

const doneText = ({ print, send }: Readonly<Partial<Record<Act, number>>>, sentText: string): string => {
  if (print === undefined && send === undefined) return 'Sin imprimir ni enviar.'
  return [
    print === undefined ? '' : `Se abrió para imprimir a las ${at(print)}.`,
    send === undefined ? '' : `${sentText} ${at(send)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

export const DoneFoot = (props: DoneFootProps) => {
  const { title, said, note = null, annulled, withoutDocument = null, onAnnul } = props
  const acts = useActs(props)
  const [asking, setAsking] = useState(false)
  const part = useRef<HTMLElement>(null)
  const offered = !annulled && withoutDocument === null
  const { address } = acts
  const mail = (): void => (address === undefined ? setAsking(true) : acts.mail(address))
  useShortcuts(part, offered ? { 'Ctrl p': acts.print, 'Ctrl P': acts.print, 'Alt E': mail } : {})
  const state = annulled
    ? 'Anulada.'
    : withoutDocument === null
      ? doneText(acts.times, props.sentText)
      : withoutDocument
  return (
    <section ref={part} className="ord-done" aria-label="Lo que se ordenó">
      <FootBar
        summary={title}
        detail={
          <>
            <span>{said}</span>{' '}
            {acts.failure === null ? (
              <span>{[note ?? '', state].filter((text) => text !== '').join(' ')}</span>
            ) : (
              <span className="ord-done-failed">{acts.failure} La orden está a salvo.</span>
            )}
          </>
        }
      >
        {annulled || onAnnul === null ? null : (
          <Action kind="danger" hasPopup="dialog" onClick={onAnnul}>
            Anular…
          </Action>
        )}
        {props.children}
        {offered ? (
          <>
            <Action
              icon={<EnvelopeIcon />}
              keys="Alt E"
              busy={acts.busy === 'send'}
              {...(address === undefined ? { hasPopup: 'dialog' as const } : {})}
              onClick={mail}
            >
              {address === undefined ? 'Enviar por correo' : `Enviar a ${maskedAddress(address)}`}
            </Action>
            <Action kind="filled" icon={<PrintIcon />} keys="Ctrl P" busy={acts.busy === 'print'} onClick={acts.print}>
              {props.verb}
            </Action>
          </>
        ) : null}
      </FootBar>
      <DialogLayer>
        {acts.dialog}
        {asking ? (
          <DocumentEmail
            isOpen
            title="Enviar por correo"
            note={title}
            text={`${title}. El PDF va adjunto.`}
            verb="Enviar"
            done={props.sentText}
            addresses={props.addresses}
            send={async (sending) => {
              await props.send(sending)
              acts.sent()
            }}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </DialogLayer>
    </section>
  )
}
