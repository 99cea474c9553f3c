import type { UserRow } from '@cauce/contract/usuarios-filas'
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { bogotaDate, formatDate, formatDateTime, formatTime } from '@cauce/domain/calendar/bogota'
import { ACCOUNT_STATE_NAMES, ACCOUNT_STATE_TONES } from '@cauce/domain/users/account-state'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

/** `GÓMEZ CASTAÑO, María Elena`; the mail of who has no name yet. */
export const personName = ({ nombre, apellido, email }: Pick<UserRow, 'nombre' | 'apellido' | 'email'>): string =>
  listName({ primer_nombre: nombre, segundo_nombre: null, primer_apellido: apellido, segundo_apellido: null }) || email

/** Until when it is locked, or that there is no password yet; null where the state says it all. */
const stateNote = ({ bloqueado_hasta, sin_contrasena, estado }: UserRow): string | null => {
  if (bloqueado_hasta !== null) return `Hasta las ${formatTime(bloqueado_hasta)}`
  return sin_contrasena && estado !== 'inactivo' ? 'Aún no la ha escrito' : null
}

export const UserState = ({ user }: { readonly user: UserRow }) => {
  const note = stateNote(user)
  return (
    <>
      <StatusChip tone={ACCOUNT_STATE_TONES[user.estado]} label={ACCOUNT_STATE_NAMES[user.estado]} />
      {note === null ? null : <span className="usu-second ca-second">{note}</span>}
    </>
  )
}

const FEW_ROLES = 2

const Roles = ({ roles }: { readonly roles: readonly string[] }) => {
  if (roles.length === 0) return <span className="ca-second">Sin roles</span>
  const more = roles.length - FEW_ROLES
  return (
    <>
      {roles.slice(0, FEW_ROLES).join(', ')}
      {more > 0 ? <span className="ca-second"> y {more} más</span> : null}
    </>
  )
}

/** A long one is cut after its `@` before anywhere else. */
const Mail = ({ email }: { readonly email: string }) => {
  const at = email.indexOf('@') + 1
  return (
    <span className="usu-mail">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

interface UsersColumnsInput {
  readonly selectedId: number | null
  readonly onOpen: (row: UserRow) => void
}

/** Columns of the list of users. */
export const usersColumns = ({ selectedId, onOpen }: UsersColumnsInput): readonly Column<UserRow>[] => [
  {
    key: 'nombre',
    title: 'Usuario',
    sortable: true,
    card: 'title',
    cell: (row) => (
      <>
        <strong className="usu-name">{personName(row)}</strong>
        <span className="usu-second ca-second">
          {documentLabel(row.tipo_documento, row.numero_documento) || 'Sin documento'} · <Mail email={row.email} />
        </span>
      </>
    ),
  },
  { key: 'roles', title: 'Roles', cell: ({ roles }) => <Roles roles={roles} /> },
  {
    key: 'sede',
    title: 'Sede',
    card: 'hidden',
    cell: ({ sede, clase }) =>
      sede ?? <span className="ca-second">{clase === 'afiliado' ? 'Afiliado' : 'Sin sede'}</span>,
  },
  {
    key: 'estado',
    title: 'Estado',
    card: 'state',
    cell: (row) => (
      <>
        <UserState user={row} />
        {row.totp_activo ? <span className="usu-second ca-second">Código por aplicación</span> : null}
      </>
    ),
  },
  {
    key: 'ultimo_ingreso',
    title: 'Último ingreso',
    sortable: true,
    card: 'top',
    cell: ({ ultimo_ingreso_at }) =>
      ultimo_ingreso_at === null ? (
        <span className="ca-second">Nunca</span>
      ) : (
        <span className="usu-when">{formatDateTime(ultimo_ingreso_at)}</span>
      ),
  },
  {
    key: 'creado',
    title: 'Creado',
    sortable: true,
    card: 'hidden',
    cell: ({ created_at }) => <span className="usu-when">{formatDate(bogotaDate(Date.parse(created_at)))}</span>,
  },
  {
    key: 'abrir',
    title: '',
    label: 'Abrir',
    card: 'action',
    cell: (row) => (
      <Action kind="outlined" keys={row.id === selectedId ? 'Enter' : undefined} onClick={() => onOpen(row)}>
        Abrir
      </Action>
    ),
  },
]
