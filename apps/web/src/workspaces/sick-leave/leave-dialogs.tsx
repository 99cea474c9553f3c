/** What the registration tells: the server's refusal, a lost answer, and the confirmation with its certificate. */
import { EnvelopeIcon, PrintIcon, TickCircleIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { LEAVE_UNANSWERED } from '@cauce/domain/sick-leave/screen-messages'
import type { RegisteredLeave } from '@cauce/machines/sick-leave/types'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { lazy, Suspense, useState } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { SendingDialogs } from '../ordering/sending-dialogs.tsx'
import { useLast } from '../../kit/dialog/use-last.ts'
import { usePrintLeave } from './leave-acts.tsx'
import type { SickLeave } from './use-sick-leave.ts'

const LeaveEmail = lazy(() => loadPage(async () => ({ default: (await import('./leave-email.tsx')).LeaveEmail })))

interface ConfirmationProps {
  /** Null: closed. */
  readonly leave: RegisteredLeave | null
  readonly email: string
  readonly onClose: () => void
}

const Confirmation = ({ leave, email, onClose }: ConfirmationProps) => {
  const shown = useLast(leave)
  const print = usePrintLeave()
  const [mailing, setMailing] = useState(false)
  if (shown === null) return null
  return (
    <>
      <Modal
        isOpen={leave !== null}
        role="alertdialog"
        size={560}
        title="Incapacidad registrada"
        onClose={onClose}
        foot={
          <ModalFoot>
            <Action kind="quiet" icon={<EnvelopeIcon />} hasPopup="dialog" onClick={() => setMailing(true)}>
              Enviar por correo
            </Action>
            <Action kind="filled" icon={<PrintIcon />} onClick={() => print(shown)}>
              Imprimir la incapacidad
            </Action>
          </ModalFoot>
        }
      >
        <div className="inc-done">
          <TickCircleIcon size={20} />
          <div>
            <p>{shown.mensaje}</p>
            <p className="inc-done-number">
              <span className="ca-second">Radicado</span> <strong>{shown.radicado}</strong>
            </p>
            <p className="ca-second">
              {countDays(shown.dias)}, del {formatDate(shown.fecha_inicio)} al {formatDate(shown.fecha_final)}.
            </p>
          </div>
        </div>
      </Modal>
      <Suspense>
        <LeaveEmail leave={mailing ? shown : null} address={email} onClose={() => setMailing(false)} />
      </Suspense>
    </>
  )
}

export interface LeaveDialogsProps {
  readonly leave: SickLeave
  readonly email: string
  /** A refusal was read: the cursor goes to what it was about. */
  readonly onRefusalRead: () => void
}

export const LeaveDialogs = ({ leave: { snapshot, send }, email, onRefusalRead }: LeaveDialogsProps) => {
  const { dialog, registered } = snapshot.context
  return (
    <>
      <SendingDialogs
        dialog={dialog}
        interrupted={snapshot.matches({ registering: 'interrupted' })}
        otherwise={LEAVE_UNANSWERED}
        send={send}
        onRefusalRead={onRefusalRead}
      />
      <Confirmation leave={registered} email={email} onClose={() => send({ type: 'confirmation.closed' })} />
    </>
  )
}
