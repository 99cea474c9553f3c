import type { auditoria } from '@cauce/contract/auditoria'
import type { Answer } from '@cauce/contract/entry'
import { actionText } from '@cauce/domain/audit/actions'
import { SIGN_IN_RESULTS, signInResult } from '@cauce/domain/audit/sign-in'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { dayAndHour } from '../../../workspaces/audit/day-and-hour.ts'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'

export type SignIn = Answer<typeof auditoria.ingresos>['data'][number]
export type FailureGroup = Answer<typeof auditoria.ingresosAgrupados>['data'][number]

const UNKNOWN_ACCOUNT = 'Cuenta que no existe'

const Result = ({ accion }: { readonly accion: string }) => {
  const result = signInResult(accion)
  if (result === null) return actionText(accion)
  const { texto, tono } = SIGN_IN_RESULTS[result]
  return <StatusChip tone={tono} label={texto} />
}

const secondOf = (nombre: string, email: string): string | null => (nombre === email ? null : email)

/** Columns of the sign-ins, one by one. */
export const SIGN_IN_COLUMNS: readonly Column<SignIn>[] = [
  {
    key: 'cuando',
    title: 'Cuándo',
    width: '180px',
    card: 'top',
    cell: ({ created_at }) => dayAndHour(created_at).join(', '),
  },
  {
    key: 'cuenta',
    title: 'Cuenta',
    card: 'title',
    cell: ({ usuario, de }) => (
      <>
        {usuario === null ? (
          <span className="ca-second">{UNKNOWN_ACCOUNT}</span>
        ) : (
          <TwoLines strong first={usuario.nombre} second={secondOf(usuario.nombre, usuario.email)} />
        )}
        {de === null ? null : <span className="aud-second ca-second">Sesiones de {de.nombre}</span>}
      </>
    ),
  },
  { key: 'resultado', title: 'Resultado', card: 'state', cell: ({ accion }) => <Result accion={accion} /> },
  { key: 'direccion', title: 'Dirección', card: 'labelled', cell: ({ ip }) => ip ?? 'Sin dirección' },
  { key: 'equipo', title: 'Equipo', card: 'labelled', cell: ({ equipo }) => equipo },
]

const number =
  (pick: (row: FailureGroup) => number) =>
  (row: FailureGroup): string =>
    groupThousands(pick(row))

/** Columns of the gathered failures. */
export const failureColumns = (
  por: 'cuenta' | 'direccion',
  onSee: (row: FailureGroup) => void,
): readonly Column<FailureGroup>[] => [
  {
    key: 'grupo',
    title: por === 'cuenta' ? 'Cuenta' : 'Dirección',
    card: 'title',
    cell: ({ usuario, ip }) =>
      por === 'direccion' ? (
        <TwoLines strong first={ip ?? 'Sin dirección'} second={null} />
      ) : usuario === null ? (
        <TwoLines strong first="Cuentas que no existen" second={null} />
      ) : (
        <TwoLines strong first={usuario.nombre} second={secondOf(usuario.nombre, usuario.email)} />
      ),
  },
  {
    key: 'sospecha',
    title: 'Qué parece',
    card: 'body',
    cell: ({ sospecha }) =>
      sospecha === null ? (
        <StatusChip tone="info" label="Sin sospecha" />
      ) : (
        <>
          <StatusChip tone="bad" label="Posible ataque" />
          <span className="aud-second ca-second">{sospecha}</span>
        </>
      ),
  },
  { key: 'fallos', title: 'Fallos', align: 'right', card: 'labelled', cell: number(({ fallos }) => fallos) },
  { key: 'bloqueos', title: 'Bloqueos', align: 'right', card: 'labelled', cell: number(({ bloqueos }) => bloqueos) },
  {
    key: 'correctos',
    title: 'Correctos',
    align: 'right',
    card: 'labelled',
    cell: number(({ correctos }) => correctos),
  },
  por === 'cuenta'
    ? {
        key: 'direcciones',
        title: 'Direcciones',
        align: 'right',
        card: 'labelled',
        cell: number(({ direcciones }) => direcciones),
      }
    : { key: 'cuentas', title: 'Cuentas', align: 'right', card: 'labelled', cell: number(({ cuentas }) => cuentas) },
  {
    key: 'ultimo',
    title: 'Cuándo fallaron',
    card: 'labelled',
    cell: ({ primero_at, ultimo_at }) => (
      <TwoLines
        first={formatDateTime(primero_at)}
        second={primero_at === ultimo_at ? null : `hasta ${formatDateTime(ultimo_at)}`}
      />
    ),
  },
  {
    key: 'ver',
    title: '',
    label: 'Ingresos',
    card: 'action',
    cell: (row) =>
      por === 'cuenta' && row.usuario === null ? null : <Action onClick={() => onSee(row)}>Ver ingresos</Action>,
  },
]
