import { DuplicateIcon } from '@blueprintjs/icons'
import type { Answer } from '@cauce/contract/entry'
import type { roles } from '@cauce/contract/roles'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'

export type RoleRow = Answer<typeof roles.lista>['data'][number]

interface RoleColumnsInput {
  /** Keys that there are. */
  readonly permissions: number
  readonly onOpen: (row: RoleRow) => void
  readonly onCopy: (row: RoleRow) => void
}

const inactive = (total: number): string =>
  total === 1 ? 'y 1 usuario inactivo' : `y ${groupThousands(total)} usuarios inactivos`

/** Columns of the list of roles. */
export const roleColumns = ({ permissions, onOpen, onCopy }: RoleColumnsInput): readonly Column<RoleRow>[] => [
  {
    key: 'nombre',
    title: 'Rol',
    sortable: true,
    card: 'title',
    cell: ({ nombre, descripcion }) => (
      <>
        <strong className="acc-name">{nombre}</strong>
        {descripcion === '' ? null : <span className="acc-second ca-second">{descripcion}</span>}
      </>
    ),
  },
  {
    key: 'permisos',
    title: 'Permisos',
    align: 'right',
    width: '160px',
    sortable: true,
    card: 'labelled',
    cell: ({ permisos }) => (
      <>
        {permisos} <span className="ca-second">de {permissions}</span>
      </>
    ),
  },
  {
    key: 'personas',
    title: 'Personas',
    align: 'right',
    width: '180px',
    sortable: true,
    card: 'labelled',
    cell: ({ personas, inactivas }) => (
      <>
        {groupThousands(personas)}
        {inactivas === 0 ? null : <span className="acc-second ca-second">{inactive(inactivas)}</span>}
      </>
    ),
  },
  {
    key: 'acciones',
    title: '',
    label: 'Acciones',
    width: '180px',
    card: 'action',
    cell: (row) => (
      <span className="rol-acts">
        <Action kind="quiet" icon={<DuplicateIcon />} label={`Copiar ${row.nombre}`} onClick={() => onCopy(row)} />
        <Action onClick={() => onOpen(row)}>Editar</Action>
      </span>
    ),
  },
]
