import type { Program } from '@cauce/contract/clientes'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { timeAgo } from '@cauce/domain/calendar/relative'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'
import { ProgramSwitch } from './program-switch.tsx'

interface ProgramColumnsInput {
  /** Epoch milliseconds. */
  readonly nowMs: number
  readonly onEdit: (program: Program) => void
  readonly onNewKey: (program: Program) => void
}

/** Columns of the programs. */
export const programColumns = ({ nowMs, onEdit, onNewKey }: ProgramColumnsInput): readonly Column<Program>[] => [
  {
    key: 'programa',
    title: 'Programa',
    card: 'title',
    sortValue: ({ nombre }) => nombre,
    cell: ({ nombre, descripcion, demo }) => (
      <>
        <TwoLines strong first={nombre} second={descripcion} />
        {demo ? <StatusChip tone="unknown" label="De demostración" /> : null}
      </>
    ),
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '300px',
    card: 'body',
    cell: (program) => <ProgramSwitch program={program} />,
  },
  {
    key: 'clave',
    title: 'Clave',
    label: 'Clave',
    width: '100px',
    card: 'labelled',
    cell: ({ clave_final }) => <span className="api-key">…{clave_final}</span>,
  },
  {
    key: 'uso',
    title: 'Último uso',
    width: '180px',
    card: 'body',
    sortValue: ({ ultimo_uso_at }) => ultimo_uso_at ?? '',
    cell: ({ ultimo_uso_at }) =>
      ultimo_uso_at === null ? (
        <span className="ca-second">Todavía no se ha usado</span>
      ) : (
        <TwoLines first={`Usado ${timeAgo(Date.parse(ultimo_uso_at), nowMs)}`} second={formatDateTime(ultimo_uso_at)} />
      ),
  },
  {
    key: 'acciones',
    title: '',
    label: 'Acciones',
    card: 'action',
    cell: (program) => (
      <span className="api-acts">
        <Action label={`Editar ${program.nombre}`} onClick={() => onEdit(program)}>
          Editar
        </Action>
        <Action kind="quiet" label={`Clave nueva para ${program.nombre}`} onClick={() => onNewKey(program)}>
          Clave nueva
        </Action>
      </span>
    ),
  },
]
