import type { auditoria } from '@cauce/contract/auditoria'
import type { Answer } from '@cauce/contract/entry'
import { actionGroupText, actionText } from '@cauce/domain/audit/actions'
import { recordText } from '@cauce/domain/audit/record'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { dayAndHour } from '../../../workspaces/audit/day-and-hour.ts'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'
import { RecordLink } from './record-link.tsx'

export type AuditAnswer = Answer<typeof auditoria.buscar>
export type AuditEntry = AuditAnswer['data'][number]

/** Columns of the audit's list. */
export const auditColumns = (onOpen: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] => [
  {
    key: 'cuando',
    title: 'Cuándo',
    width: '112px',
    card: 'top',
    cell: ({ created_at }) => {
      const [day, hour] = dayAndHour(created_at)
      return <TwoLines first={day} second={hour} />
    },
  },
  {
    key: 'quien',
    title: 'Quién',
    card: 'body',
    cell: ({ usuario }) =>
      usuario === null ? (
        <span className="ca-second">Nadie había ingresado</span>
      ) : (
        <TwoLines first={usuario.nombre} second={usuario.email === usuario.nombre ? null : usuario.email} />
      ),
  },
  {
    key: 'accion',
    title: 'Qué hizo',
    card: 'title',
    cell: ({ accion }) => <TwoLines strong first={actionText(accion)} second={actionGroupText(accion)} />,
  },
  {
    key: 'registro',
    title: 'Registro',
    card: 'labelled',
    cell: ({ recurso, recurso_id }) => (
      <RecordLink recurso={recurso} id={recurso_id} text={recordText(recurso, recurso_id)} />
    ),
  },
  {
    key: 'afiliado',
    title: 'Afiliado',
    card: 'labelled',
    cell: ({ afiliado }) => (afiliado === null ? '' : <TwoLines first={afiliado.nombre} second={afiliado.documento} />),
  },
  {
    key: 'desde',
    title: 'Desde dónde',
    card: 'labelled',
    cell: ({ ip, equipo }) => <TwoLines first={ip ?? 'Sin dirección'} second={equipo} />,
  },
  {
    key: 'ver',
    title: '',
    label: 'Detalle',
    card: 'action',
    cell: (entry) => <Action onClick={() => onOpen(entry)}>Ver</Action>,
  },
]
