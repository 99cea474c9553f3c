import { formatDay, formatTime } from '@cauce/domain/calendar/bogota'
import { RECORD_STATES } from '@cauce/domain/clinical-record/record-state'
import { consultationTone } from '@cauce/domain/consultation/agenda'
import type { ConsultationHistoryRow } from '@cauce/domain/history/rows'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TwoLines } from './two-lines.tsx'

const NO_DIAGNOSIS = 'Sin diagnóstico registrado'
const NO_RECORD = 'Sin historia'

/** What came of it: `2 órdenes · 1 incapacidad`; empty where nothing did. */
const outcome = ({ ordenes, incapacidades }: Pick<ConsultationHistoryRow, 'ordenes' | 'incapacidades'>): string =>
  [
    ordenes === 0 ? '' : `${ordenes} ${ordenes === 1 ? 'orden' : 'órdenes'}`,
    incapacidades === 0 ? '' : `${incapacidades} ${incapacidades === 1 ? 'incapacidad' : 'incapacidades'}`,
  ]
    .filter((part) => part !== '')
    .join(' · ')

const recordName = ({ historia }: Pick<ConsultationHistoryRow, 'historia'>): string =>
  historia === null ? NO_RECORD : `Historia ${RECORD_STATES[historia].toLocaleLowerCase('es-CO')}`

export const consultationColumns = (
  onOpen: (row: ConsultationHistoryRow) => void,
): readonly Column<ConsultationHistoryRow>[] => [
  {
    key: 'fecha',
    title: 'Fecha',
    width: '118px',
    sortable: true,
    card: 'top',
    cell: ({ fecha_hora }) => <TwoLines first={formatDay(fecha_hora)} second={formatTime(fecha_hora)} />,
  },
  {
    key: 'consulta',
    title: 'Consulta',
    card: 'title',
    cell: ({ motivo, tipo_consulta }) => <TwoLines strong first={motivo} second={tipo_consulta.nombre} />,
  },
  {
    key: 'diagnostico',
    title: 'Diagnóstico principal',
    cell: ({ diagnostico }) =>
      diagnostico === null ? (
        <span className="ca-second">{NO_DIAGNOSIS}</span>
      ) : (
        <TwoLines first={diagnostico.nombre} second={diagnostico.codigo} />
      ),
  },
  {
    key: 'medico',
    title: 'Médico',
    width: '172px',
    sortable: true,
    cell: ({ medico, rep }) => <TwoLines first={medico.nombre} second={rep?.nombre ?? ''} />,
  },
  {
    key: 'salio',
    title: 'Historia y órdenes',
    width: '160px',
    cell: (row) => <TwoLines first={recordName(row)} second={outcome(row)} />,
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '124px',
    sortable: true,
    card: 'state',
    cell: ({ estado_id, estado }) => <StatusChip tone={consultationTone(estado_id)} label={estado.nombre} />,
  },
  {
    key: 'leer',
    title: '',
    label: 'Leer',
    width: '76px',
    card: 'action',
    cell: (row) => <Action onClick={() => onOpen(row)}>Leer</Action>,
  },
]
