import { WarningSignIcon } from '@blueprintjs/icons'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { ageLabel, documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { formatTime } from '@cauce/domain/calendar/bogota'
import { consultationTone, openingVerb } from '@cauce/domain/consultation/agenda'
import type { AgendaRow } from '@cauce/domain/consultation/consultation'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

const Allergies = ({ row }: { readonly row: AgendaRow }) => {
  const { kind, text } = allergySummary(row.afiliado.alergias)
  return kind === 'known' ? (
    <span className="ca-agenda-allergies">
      <WarningSignIcon size={16} />
      <strong>{text}</strong>
    </span>
  ) : (
    <span className="ca-second">{text}</span>
  )
}

interface AgendaColumnsInput {
  /** The consultations of somebody else say whose they are. */
  readonly userId: number
  readonly selectedId: number | null
  /** The one that is being opened. */
  readonly busyId: number | null
  readonly onOpen: (row: AgendaRow) => void
}

/** Columns of the day's list. */
export const agendaColumns = ({
  userId,
  selectedId,
  busyId,
  onOpen,
}: AgendaColumnsInput): readonly Column<AgendaRow>[] => [
  {
    key: 'hora',
    title: 'Hora',
    width: '80px',
    sortable: true,
    card: 'top',
    cell: (row) => formatTime(row.fecha_hora),
  },
  {
    key: 'afiliado',
    title: 'Afiliado',
    sortable: true,
    card: 'title',
    cell: ({ afiliado }) => (
      <>
        <strong className="ca-agenda-name">{listName(afiliado)}</strong>
        <span className="ca-agenda-second ca-second">
          {documentLabel(afiliado.tipo_documento_codigo, afiliado.numero_documento)} ·{' '}
          {ageLabel(afiliado.edad_cumplida)} · {afiliado.sexo}
        </span>
      </>
    ),
  },
  {
    key: 'motivo',
    title: 'Motivo',
    cell: (row) => (
      <>
        {row.motivo}
        {row.medico.id === userId ? null : (
          <span className="ca-agenda-second ca-second">
            {row.en_sustitucion ? `En sustitución de ${row.medico.nombre}` : row.medico.nombre}
          </span>
        )}
      </>
    ),
  },
  { key: 'alergias', title: 'Alergias', cell: (row) => <Allergies row={row} /> },
  {
    key: 'estado',
    title: 'Estado',
    sortable: true,
    card: 'state',
    cell: (row) => <StatusChip tone={consultationTone(row.estado_id)} label={row.estado.nombre} />,
  },
  {
    key: 'abrir',
    title: '',
    label: 'Abrir',
    card: 'action',
    cell: (row) => (
      <Action
        kind={row.id === selectedId ? 'filled' : 'outlined'}
        keys={row.id === selectedId ? 'Enter' : undefined}
        busy={row.id === busyId}
        onClick={() => onOpen(row)}
      >
        {openingVerb(row.estado_id)}
      </Action>
    ),
  },
]
