import type { Status } from '@cauce/contract/estados'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

export type StatusRow = Status

/** The state as it is shown everywhere; an own one has the shape of what no rule knows. */
export const StatusName = ({ status }: { readonly status: Pick<StatusRow, 'id' | 'nombre'> }) => (
  <StatusChip tone={statusTone(status.id)} label={status.nombre} />
)

/** "12", or "10 000 o más". */
export const recordCount = ({ registros, registros_hay_mas }: StatusRow): string =>
  `${groupThousands(registros)}${registros_hay_mas ? ' o más' : ''}`

/** Columns of the list of states. */
export const statusColumns = (onOpen: (row: StatusRow) => void): readonly Column<StatusRow>[] => [
  { key: 'id', title: 'Número', width: '90px', align: 'right', sortable: true, card: 'top', cell: ({ id }) => id },
  {
    key: 'nombre',
    title: 'Estado',
    sortable: true,
    card: 'title',
    cell: (row) => (
      <>
        <StatusName status={row} />
        {row.descripcion === '' ? null : <span className="acc-second ca-second">{row.descripcion}</span>}
      </>
    ),
  },
  {
    key: 'ciclos',
    title: 'Ciclo de vida',
    card: 'labelled',
    cell: ({ ciclos }) =>
      ciclos.length === 0 ? <span className="ca-second">Ninguno</span> : ciclos.map(({ titulo }) => titulo).join(', '),
  },
  {
    key: 'registros',
    title: 'Registros ahora',
    align: 'right',
    width: '150px',
    sortable: true,
    card: 'labelled',
    cell: recordCount,
  },
  {
    key: 'activo',
    title: 'Uso',
    width: '130px',
    card: 'state',
    cell: ({ activo }) => <StatusChip tone={activo ? 'ok' : 'bad'} label={activo ? 'Activo' : 'Inactivo'} />,
  },
  {
    key: 'por_que_no',
    title: 'Se puede cambiar',
    cell: ({ por_que_no }) => (por_que_no === null ? 'Sí' : <span className="ca-second">No. {por_que_no}</span>),
  },
  {
    key: 'ver',
    title: '',
    label: 'Ver',
    width: '90px',
    card: 'action',
    cell: (row) => <Action onClick={() => onOpen(row)}>{row.editable ? 'Editar' : 'Ver'}</Action>,
  },
]
