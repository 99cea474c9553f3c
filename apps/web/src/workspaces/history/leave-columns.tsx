import { formatDate } from '@cauce/domain/calendar/bogota'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { counts, lastDay } from '@cauce/domain/sick-leave/leave-span'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import type { Column } from '@cauce/ui/data-table/data-table'
import { Link } from 'react-router-dom'
import { LeaveDocuments, LeaveState } from '../sick-leave/leave-acts.tsx'
import { AFFILIATE } from './chosen-affiliate.ts'
import { CONSULTATION } from './entry-place.ts'
import { TwoLines } from './two-lines.tsx'

/** Column of the print and the e-mail. */
export const CERTIFICATE = 'documento'

const CONSULTATIONS = '/historico/consultas'

interface ByProps {
  readonly leave: SickLeave
  readonly affiliateId: number | null
}

const By = ({ leave: { consulta_id, radicado, users }, affiliateId }: ByProps) => {
  const name = users.operador.nombre_completo
  if (consulta_id === undefined || affiliateId === null) return <span>{name}</span>
  const query = new URLSearchParams({ [AFFILIATE]: String(affiliateId), [CONSULTATION]: String(consulta_id) })
  return (
    <span className="his-two">
      <span>{name}</span>
      <Link to={`${CONSULTATIONS}?${query.toString()}`} aria-label={`Leer la consulta de la incapacidad ${radicado}`}>
        Leer la consulta
      </Link>
    </span>
  )
}

/**
 * @param email of the affiliate, null where there is none
 * @param affiliateId of whose consultations the leaves lead to; null where one is reading the consultation already
 */
export const leaveColumns = (email: string | null, affiliateId: number | null): readonly Column<SickLeave>[] => [
  { key: 'radicado', title: 'Radicado', width: '128px', card: 'top', cell: ({ radicado }) => radicado },
  {
    key: 'inicio',
    title: 'Desde y hasta',
    width: '136px',
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
  {
    key: 'medico',
    title: 'Médico',
    width: '172px',
    cell: (leave) => <By leave={leave} affiliateId={affiliateId} />,
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '124px',
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
