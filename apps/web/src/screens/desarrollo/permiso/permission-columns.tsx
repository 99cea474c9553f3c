import type { PermissionRow } from '@cauce/contract/roles'
import { ORIGIN_NAMES } from '@cauce/domain/access/permission-origin'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

export type { PermissionRow }

const FEW = 2

const Opens = ({ row }: { readonly row: PermissionRow }) => {
  const more = row.paginas.length - FEW
  return (
    <>
      {row.paginas.slice(0, FEW).map(({ ruta, titulo }) => (
        <span key={ruta} className="acc-name acc-key">
          {titulo === row.titulo ? null : `${titulo} `}
          <span className="ca-second">{ruta}</span>
        </span>
      ))}
      {more > 0 ? <span className="ca-second">y {more} más</span> : null}
      {row.acciones.map((action) => (
        <span key={action} className="acc-second ca-second">
          {action}
        </span>
      ))}
      {row.paginas.length + row.acciones.length === 0 ? (
        <span className="ca-second">{row.menus.length > 0 ? 'Solo el grupo del menú' : 'Nada en esta versión'}</span>
      ) : null}
    </>
  )
}

const Roles = ({ roles }: { readonly roles: PermissionRow['roles'] }) => {
  if (roles.length === 0) return <StatusChip tone="waiting" label="Ningún rol" />
  const more = roles.length - FEW
  return (
    <>
      {roles
        .slice(0, FEW)
        .map(({ nombre }) => nombre)
        .join(', ')}
      {more > 0 ? <span className="ca-second"> y {more} más</span> : null}
    </>
  )
}

/** Columns of the list of permissions. */
export const permissionColumns = (onOpen: (row: PermissionRow) => void): readonly Column<PermissionRow>[] => [
  {
    key: 'titulo',
    title: 'Permiso',
    sortable: true,
    card: 'title',
    cell: ({ titulo, clave }) => (
      <>
        <strong className="acc-name">{titulo}</strong>
        <span className="acc-second ca-second acc-key">{clave}</span>
      </>
    ),
  },
  { key: 'abre', title: 'Abre o permite', cell: (row) => <Opens row={row} /> },
  { key: 'grupo', title: 'Grupo', width: '150px', sortable: true, card: 'labelled', cell: ({ grupo }) => grupo.titulo },
  {
    key: 'origen',
    title: 'Viene de',
    width: '170px',
    card: 'labelled',
    cell: ({ origen }) =>
      origen === 'anterior' ? <StatusChip tone="unknown" label={ORIGIN_NAMES.anterior} /> : ORIGIN_NAMES[origen],
  },
  { key: 'roles', title: 'Roles', width: '190px', card: 'labelled', cell: ({ roles }) => <Roles roles={roles} /> },
  {
    key: 'personas',
    title: 'Personas',
    align: 'right',
    width: '96px',
    sortable: true,
    card: 'labelled',
    cell: ({ personas }) => groupThousands(personas),
  },
  {
    key: 'ver',
    title: '',
    label: 'Ver',
    width: '70px',
    card: 'action',
    cell: (row) => <Action onClick={() => onOpen(row)}>Ver</Action>,
  },
]
