/** Sending the certificate of a leave by e-mail. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { LEAVE_SENT } from '@cauce/domain/sick-leave/screen-messages'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { sendLeave } from '../../actors/documents.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { DocumentEmail } from '../orders/document-email.tsx'

type SentLeave = Pick<SickLeave, 'id' | 'radicado' | 'dias' | 'fecha_inicio' | 'fecha_final'>

export interface LeaveEmailProps {
  /** Null: closed. */
  readonly leave: SentLeave | null
  /** Proposed; empty where the affiliate has none. */
  readonly address: string
  readonly onClose: () => void
}

export const LeaveEmail = ({ leave, address, onClose }: LeaveEmailProps) => {
  const shown = useLast(leave)
  return shown === null ? null : (
    <DocumentEmail
      key={shown.id}
      isOpen={leave !== null}
      title="Enviar la incapacidad por correo"
      note={`Radicado ${shown.radicado}`}
      text={`${countDays(shown.dias)}, del ${formatDate(shown.fecha_inicio)} al ${formatDate(shown.fecha_final)}. El PDF va adjunto.`}
      verb="Enviar la incapacidad"
      done={LEAVE_SENT}
      addresses={address === '' ? [] : [address]}
      send={(sending) => sendLeave(shown.id, sending)}
      onClose={onClose}
    />
  )
}
