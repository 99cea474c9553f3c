import { formatDate } from '@cauce/domain/calendar/bogota'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { lastDay } from '@cauce/domain/sick-leave/leave-span'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import type { Column } from '@cauce/ui/data-table/data-table'
import { LeaveDocuments, LeaveState } from '../sick-leave/leave-acts.tsx'
import { TwoLines } from './two-lines.tsx'

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
    cell: ({ dias_acumulados, prorroga }) => (
      <TwoLines first={countDays(dias_acumulados)} second={prorroga === 'Si' ? 'Prórroga' : 'Inicial'} />
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
    key: 'documento',
    title: '',
    label: 'Certificado',
    card: 'action',
    cell: (leave) => <LeaveDocuments leave={leave} email={email ?? ''} />,
  },
]
