import type { Row } from '@cauce/contract/codigos-sumi-codigo-sumi'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'

/** What stands out of a code, the gravest first; null: nothing does. */
export const standingOut = ({ vigente, desabastecido, control, autorizacion }: Row) => {
  if (!vigente) return { tone: 'unknown', label: 'Retirado' } as const
  if (desabastecido) return { tone: 'bad', label: 'Desabastecido' } as const
  if (control) return { tone: 'waiting', label: 'Control especial' } as const
  return autorizacion ? ({ tone: 'info', label: 'Pide autorización' } as const) : null
}

const Standing = ({ row }: { readonly row: Row }) => {
  const said = standingOut(row)
  return said === null ? <StatusChip tone="ok" label="Vigente" /> : <StatusChip tone={said.tone} label={said.label} />
}

/** Columns of the codes of medicines. */
export const codeColumns = (onOpen: (row: Row) => void): readonly Column<Row>[] => [
  {
    key: 'nombre',
    title: 'Medicamento',
    sortable: true,
    card: 'title',
    cell: ({ nombre, codigo }) => <TwoLines strong first={nombre} second={codigo} />,
  },
  {
    key: 'principio_activo',
    title: 'Principio activo',
    width: '240px',
    sortable: true,
    card: 'labelled',
    cell: ({ principio_activo, concentracion }) => <TwoLines first={principio_activo} second={concentracion} />,
  },
  {
    key: 'forma',
    title: 'Forma y vía',
    width: '190px',
    card: 'labelled',
    cell: ({ forma, via }) => <TwoLines first={forma ?? 'Sin forma'} second={via} />,
  },
  {
    key: 'atc',
    title: 'Subgrupo',
    width: '230px',
    sortable: true,
    card: 'labelled',
    cell: ({ atc, subgrupo }) => <TwoLines first={subgrupo ?? 'Sin subgrupo'} second={atc === '' ? null : atc} />,
  },
  { key: 'estado', title: 'Estado', width: '160px', card: 'state', cell: (row) => <Standing row={row} /> },
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
