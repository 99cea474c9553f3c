import type { auditoria } from '@cauce/contract/auditoria'
import type { Answer } from '@cauce/contract/entry'
import { PRESENCE_STATES, windowsText } from '@cauce/domain/audit/presence'
import { formatDateTime, formatTime } from '@cauce/domain/calendar/bogota'
import { timeAgo } from '@cauce/domain/calendar/relative'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'

export type OnLine = Answer<typeof auditoria.enLinea>['data'][number]

interface OnlineColumnsInput {
  /** The server's clock, from which the times are counted. */
  readonly now: string
  /** Null: this person may not end anybody's session. */
  readonly onClose: ((row: OnLine) => void) | null
}

/** Columns of who is on line. */
export const onlineColumns = ({ now, onClose }: OnlineColumnsInput): readonly Column<OnLine>[] => [
  {
    key: 'persona',
    title: 'Persona',
    card: 'title',
    cell: ({ usuario, yo }) => (
      <TwoLines
        strong
        first={yo ? `${usuario.nombre} (usted)` : usuario.nombre}
        second={usuario.nombre === usuario.email ? null : usuario.email}
      />
    ),
  },
  {
    key: 'rol',
    title: 'Rol',
    card: 'labelled',
    cell: ({ roles }) => (roles.length === 0 ? 'Sin rol' : roles.join(', ')),
  },
  {
    key: 'estado',
    title: 'Estado',
    card: 'state',
    cell: ({ estado }) => <StatusChip tone={PRESENCE_STATES[estado].tono} label={PRESENCE_STATES[estado].texto} />,
  },
  {
    key: 'actividad',
    title: 'Última actividad',
    card: 'labelled',
    cell: ({ ultima_actividad_at }) => (
      <TwoLines
        first={timeAgo(Date.parse(ultima_actividad_at), Date.parse(now))}
        second={formatTime(ultima_actividad_at)}
      />
    ),
  },
  { key: 'desde', title: 'Desde', card: 'labelled', cell: ({ desde }) => formatDateTime(desde) },
  { key: 'equipo', title: 'Equipo', card: 'labelled', cell: ({ equipos }) => equipos.join(', ') },
  {
    key: 'ventanas',
    title: 'Ventanas',
    card: 'labelled',
    cell: ({ ventanas, sesiones }) => (
      <TwoLines first={windowsText(ventanas)} second={sesiones > 1 ? `en ${sesiones} sesiones` : null} />
    ),
  },
  ...(onClose === null
    ? []
    : [
        {
          key: 'cerrar',
          title: '',
          label: 'Cerrar la sesión',
          card: 'action',
          cell: (row: OnLine) =>
            row.yo ? null : (
              <Action kind="danger" onClick={() => onClose(row)}>
                Cerrar sesión
              </Action>
            ),
        } as const,
      ]),
]
