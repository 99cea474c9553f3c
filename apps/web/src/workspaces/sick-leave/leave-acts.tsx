/** What is done with one registered leave: print, e-mail, and its state, from which it is annulled or lifted. */
import { EnvelopeIcon, PrintIcon } from '@blueprintjs/icons'
import { leaveStatusTone } from '@cauce/domain/sick-leave/leave-status'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { Action } from '@cauce/ui/action/action'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { lazy, Suspense, useState } from 'react'
import { leaveDocument } from '../../actors/documents.ts'
import { openPdf } from '../../actors/open-pdf.ts'
import { loadPage } from '../../app/load-page.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { useDocumentOnce } from '../orders/use-document-once.ts'

const LeaveEmail = lazy(() => loadPage(async () => ({ default: (await import('./leave-email.tsx')).LeaveEmail })))
const LeaveLife = lazy(() => loadPage(async () => ({ default: (await import('./leave-life.tsx')).LeaveLife })))

/** Opens the certificate to be printed; a second press while it comes does nothing. */
const usePrintLeave = (): ((leave: Pick<SickLeave, 'id' | 'radicado'>) => void) => {
  const fetchOnce = useDocumentOnce()
  return ({ id, radicado }) => fetchOnce(`incapacidad_${radicado}.pdf`, () => leaveDocument(id), openPdf)
}

export interface LeaveDocumentsProps {
  readonly leave: SickLeave
  /** Prefilled; empty where the affiliate has none. */
  readonly email: string
}

/** Print and e-mail of one leave, as two small buttons. An annulled one is printed with its state across it. */
export const LeaveDocuments = ({ leave, email }: LeaveDocumentsProps) => {
  const [mailing, setMailing] = useState(false)
  const [asked, setAsked] = useState(false)
  const print = usePrintLeave()
  return (
    <>
      <Action
        kind="quiet"
        small
        icon={<PrintIcon />}
        label={`Imprimir la incapacidad ${leave.radicado}`}
        onClick={() => print(leave)}
      />
      <Action
        kind="quiet"
        small
        icon={<EnvelopeIcon />}
        label={`Enviar por correo la incapacidad ${leave.radicado}`}
        hasPopup="dialog"
        onClick={() => {
          setAsked(true)
          setMailing(true)
        }}
      />
      {asked ? (
        <DialogLayer>
          <Suspense>
            <LeaveEmail leave={mailing ? leave : null} address={email} onClose={() => setMailing(false)} />
          </Suspense>
        </DialogLayer>
      ) : null}
    </>
  )
}

export interface LeaveStateProps {
  readonly leave: SickLeave
  /** Only tells; nothing may be annulled or lifted from here. */
  readonly readOnly?: boolean
}

/** The state of a leave, which explains itself; from there it is annulled or lifted with a reason. */
export const LeaveState = ({ leave, readOnly = false }: LeaveStateProps) => {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <StatusChip
        tone={leaveStatusTone(leave.estado_id)}
        label={leave.estado.nombre}
        describe={`Ver la vida de la incapacidad ${leave.radicado}`}
        expanded={open}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      />
      {asked ? (
        <DialogLayer>
          <Suspense>
            <LeaveLife leave={open ? leave : null} readOnly={readOnly} onClose={() => setOpen(false)} />
          </Suspense>
        </DialogLayer>
      ) : null}
    </>
  )
}
