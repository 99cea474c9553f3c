import type { SignatureRow } from '@cauce/contract/firmas'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { SIGNATURE_STATES, signatureTone } from '@cauce/domain/medication/signature-request'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

/** Who has it, or who closed it, and when. */
const whose = ({ abierta_por, abierta_at, cerrada_por, cerrada_at, estado }: SignatureRow): string => {
  if (cerrada_at !== null) return [cerrada_por?.nombre ?? '', formatDateTime(cerrada_at)].filter(Boolean).join(', ')
  if (estado === 'abierta' && abierta_por !== null && abierta_at !== null)
    return `${abierta_por.nombre}, ${formatDateTime(abierta_at)}`
  return ''
}

/** Columns of the list of second signatures: the patient and the drug first, then over what, by whom and where it is. */
export const signatureColumns = (onOpen: (row: SignatureRow) => void): readonly Column<SignatureRow>[] => [
  {
    key: 'afiliado',
    title: 'Paciente',
    card: 'title',
    cell: ({ afiliado }) => (
      <>
        {afiliado.nombre}
        <span className="acc-second ca-second">
          {afiliado.documento} · {afiliado.edad} años
        </span>
      </>
    ),
  },
  {
    key: 'medicamento',
    title: 'Medicamento',
    card: 'body',
    cell: ({ medicamento, posologia }) => (
      <>
        {medicamento}
        <span className="acc-second ca-second">{posologia}</span>
      </>
    ),
  },
  { key: 'hallazgos', title: 'Qué se firma', card: 'body', cell: ({ hallazgos }) => hallazgos },
  {
    key: 'pedida',
    title: 'La pide',
    width: '190px',
    card: 'body',
    cell: ({ pedida_por, pedida_at, propia }) => (
      <>
        {propia ? 'Usted' : pedida_por.nombre}
        <span className="acc-second ca-second">{formatDateTime(pedida_at)}</span>
      </>
    ),
  },
  { key: 'quien', title: 'La tiene o la cerró', width: '190px', card: 'body', cell: whose },
  {
    key: 'estado',
    title: 'Estado',
    width: '150px',
    card: 'state',
    cell: ({ estado }) => <StatusChip tone={signatureTone(estado)} label={SIGNATURE_STATES[estado]} />,
  },
  {
    key: 'ver',
    title: '',
    label: 'Ver',
    width: '90px',
    card: 'action',
    cell: (row) => <Action onClick={() => onOpen(row)}>Ver</Action>,
  },
]
