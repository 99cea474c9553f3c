import type { LawFigure } from '@cauce/contract/normas'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'

const pending = (n: number): string => (n === 1 ? '1 por aprobar' : `${n} por aprobar`)

/** Columns of the figures of norms. */
export const lawColumns = (onOpen: (row: LawFigure) => void): readonly Column<LawFigure>[] => [
  {
    key: 'nombre',
    title: 'Cifra',
    sortable: true,
    card: 'title',
    cell: ({ nombre, rige }) => <TwoLines strong first={nombre} second={rige.fuente} />,
  },
  { key: 'rige', title: 'Rige hoy', width: '260px', card: 'labelled', cell: ({ rige }) => rige.valor },
  {
    key: 'vigente_desde',
    title: 'Desde',
    width: '130px',
    sortable: true,
    card: 'labelled',
    cell: ({ rige }) => formatDate(rige.vigente_desde),
  },
  {
    key: 'viene',
    title: 'Viene',
    width: '230px',
    card: 'labelled',
    cell: ({ viene }) =>
      viene === null ? (
        <span className="ca-second">Nada</span>
      ) : (
        <TwoLines first={viene.valor} second={`Desde el ${formatDate(viene.vigente_desde)}`} />
      ),
  },
  {
    key: 'pendientes',
    title: 'Propuestas',
    width: '150px',
    card: 'state',
    cell: ({ pendientes }) =>
      pendientes === 0 ? (
        <span className="ca-second">Ninguna</span>
      ) : (
        <StatusChip tone="waiting" label={pending(pendientes)} />
      ),
  },
  {
    key: 'ver',
    title: '',
    label: 'Ver',
    width: '90px',
    card: 'action',
    cell: (row) => (
      <Action small label={`Ver: ${row.nombre}`} onClick={() => onOpen(row)}>
        Ver
      </Action>
    ),
  },
]
