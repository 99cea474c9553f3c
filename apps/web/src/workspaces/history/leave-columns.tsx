import { formatDate } from '@cauce/domain/calendar/bogota'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { counts, lastDay } from '@cauce/domain/sick-leave/leave-span'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import type { Column } from '@cauce/ui/data-table/data-table'
import { LeaveDocuments, LeaveState } from '../sick-leave/leave-acts.tsx'
import { TwoLines } from './two-lines.tsx'

/** Column of the print and the e-mail. */
export const CERTIFICATE = 'documento'

/** @param email of the affiliate, null where there is none */
export const leaveColumns = (email: string | null): readonly Column<SickLeave>[] => [
  { key: 'radicado', title: 'Radicado', width: '128px', card: 'top', cell: ({ radicado }) => radicado },
  {
    key: 'inicio',
    title: 'Desde y hasta',
    sortable: true,
    cell: (leave) => <TwoLines first={formatDate(leave.fecha_inicio)} second={`al ${formatDate(lastDay(leave))}`} />,
  },
  {
    key: 'dias',
    title: 'Días',
    label: 'Días',
    align: 'right',
    width: '70px',
    sortable: true,
    card: 'labelled',
    cell: ({ dias }) => dias,
  },
  {
    key: 'acumulado',
    title: 'Acumulado',
    align: 'right',
    width: '110px',
    card: 'labelled',
    cell: (leave) =>
      counts(leave) ? (
        <TwoLines first={countDays(leave.dias_acumulados)} second={leave.prorroga === 'Si' ? 'Prórroga' : 'Inicial'} />
      ) : (
        <span className="ca-second">No cuenta</span>
      ),
  },
  {
    key: 'diagnostico',
    title: 'Diagnóstico',
    card: 'title',
    cell: ({ cie10, contingencia }) => (
      <TwoLines strong first={`${cie10.codigo} ${cie10.nombre}`} second={contingencia} />
    ),
  },
  { key: 'medico', title: 'Médico', cell: ({ users }) => users.operador.nombre_completo },
  {
    key: 'estado',
    title: 'Estado',
    sortable: true,
    card: 'state',
    cell: (leave) => <LeaveState leave={leave} />,
  },
  {
    key: CERTIFICATE,
    title: '',
    label: 'Certificado',
    card: 'action',
    cell: (leave) => <LeaveDocuments leave={leave} email={email ?? ''} />,
  },
]
