/** The foot after a leave was registered: its number, its certificate and its life. */
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import { LEAVE_SENT } from '@cauce/domain/sick-leave/screen-messages'
import type { RegisteredLeave } from '@cauce/machines/sick-leave/types'
import { useState } from 'react'
import { leaveDocument, sendLeave } from '../../actors/documents.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { useUltimasIncapacidadesQuery } from '../../store/incapacidades-api.ts'
import { addressesOf } from '../orders/addresses-of.ts'
import { DoneFoot } from '../orders/done-foot.tsx'
import { PrintAll } from '../orders/done-orders.tsx'
import { LeaveLife } from './leave-life.tsx'

export interface LeaveDoneProps {
  readonly consultation: Consultation
  readonly leave: RegisteredLeave
}

export const LeaveDone = ({ consultation, leave }: LeaveDoneProps) => {
  const { id, radicado, mensaje, dias, fecha_inicio, fecha_final } = leave
  const { data } = useUltimasIncapacidadesQuery({ body: { afiliado_id: consultation.afiliado.id } })
  const [open, setOpen] = useState(false)
  const kept = data?.find((each) => each.id === id) ?? null
  return (
    <>
      <DoneFoot
        key={id}
        title={`Incapacidad ${radicado} · ${countDays(dias)}, del ${formatDate(fecha_inicio)} al ${formatDate(fecha_final)}`}
        said={mensaje}
        annulled={kept !== null && kept.estado_id === LeaveStatus.annulled}
        verb="Imprimir la incapacidad"
        fileName={`incapacidad_${radicado}.pdf`}
        document={() => leaveDocument(id)}
        send={(sending) => sendLeave(id, sending)}
        sentText={LEAVE_SENT}
        addresses={addressesOf(consultation.afiliado)}
        onAnnul={kept === null ? null : () => setOpen(true)}
      >
        <PrintAll consultaId={consultation.id} />
      </DoneFoot>
      <DialogLayer>
        {kept === null ? null : (
          <LeaveLife leave={open ? kept : null} readOnly={false} onClose={() => setOpen(false)} />
        )}
      </DialogLayer>
    </>
  )
}
