/** Print and e-mail of one document of the history, as two small buttons, or why there is none. */
import { EnvelopeIcon, PrintIcon } from '@blueprintjs/icons'
import { ORDERING_PERMISSION } from '@cauce/contract/ordenamiento'
import { lockedReason } from '@cauce/domain/navigation/palette'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { lazy, Suspense, useState } from 'react'
import type { Sending } from '../../actors/documents.ts'
import { openPdf } from '../../actors/open-pdf.ts'
import { useUser } from '../../actors/session.ts'
import { loadPage } from '../../app/load-page.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { useDocumentOnce } from '../orders/use-document-once.ts'

const DocumentEmail = lazy(() =>
  loadPage(async () => ({ default: (await import('../orders/document-email.tsx')).DocumentEmail })),
)

export interface HistoryDocument {
  /** Page of the history from which it is asked. */
  readonly permission: string
  /** What it is, after "Imprimir" and "Enviar por correo": `la orden 12, Losartán`. */
  readonly name: string
  /** Its kind, after "Enviar": `la orden`. */
  readonly kind: string
  /** What it is of, in the e-mail dialog: `Losartán`. */
  readonly of: string
  readonly fileName: string
  /** Second line of the e-mail dialog, such as `Orden 12`. */
  readonly note: string
  /** Said once it was sent. */
  readonly done: string
  readonly fetch: () => Promise<Blob>
  readonly send: (sending: Sending) => Promise<void>
}

interface DocumentActsProps {
  readonly document: HistoryDocument
  /** Proposed; null where the affiliate has none. */
  readonly email: string | null
  /** Why there is no document now; null where there is. */
  readonly reason?: string | null
  /** Verbs in words, where there is room. */
  readonly wide?: boolean
}

export const DocumentActs = ({ document, email, reason = null, wide = false }: DocumentActsProps) => {
  const user = useUser()
  const fetchOnce = useDocumentOnce()
  const [mailing, setMailing] = useState(false)
  const [asked, setAsked] = useState(false)
  const missing = [document.permission, ORDERING_PERMISSION].find((key) => !hasPermission(user, key))
  const why = reason ?? (missing === undefined ? null : lockedReason(missing))
  if (why !== null) return <span className="ca-second">{why}</span>
  const { name, kind, of, fileName, note, done, fetch, send } = document
  const print = { label: `Imprimir ${name}`, onClick: () => fetchOnce(fileName, fetch, openPdf) }
  const mail = {
    label: `Enviar por correo ${name}`,
    onClick: () => {
      setAsked(true)
      setMailing(true)
    },
  }
  return (
    <>
      <Action kind={wide ? 'outlined' : 'quiet'} small={!wide} icon={<PrintIcon />} {...print}>
        {wide ? 'Imprimir' : undefined}
      </Action>
      <Action kind={wide ? 'outlined' : 'quiet'} small={!wide} icon={<EnvelopeIcon />} hasPopup="dialog" {...mail}>
        {wide ? 'Enviar' : undefined}
      </Action>
      {asked ? (
        <DialogLayer>
          <Suspense>
            <DocumentEmail
              isOpen={mailing}
              title={`Enviar ${kind} por correo`}
              note={note}
              text={`${of}. El PDF va adjunto.`}
              verb={`Enviar ${kind}`}
              done={done}
              addresses={email === null || email === '' ? [] : [email]}
              send={send}
              onClose={() => setMailing(false)}
            />
          </Suspense>
        </DialogLayer>
      ) : null}
    </>
  )
}
