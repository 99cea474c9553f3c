/** What an audit search asks for, as conditions on `auditoria as a`. */
import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { ActionGroup } from '@cauce/domain/audit/action-words'
import { READINGS, actionsOf, type ActionKind } from '@cauce/domain/audit/actions'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'

export interface AuditFilter {
  readonly id?: number
  readonly desde?: CalendarDate
  readonly hasta?: CalendarDate
  readonly usuario_id?: number
  readonly afiliado_id?: number
  readonly recurso?: string
  readonly recurso_id?: string
  readonly grupo?: ActionGroup
  readonly accion?: string
  readonly clase?: ActionKind
  readonly ip?: string
  /** Only these actions, whatever else is asked for. */
  readonly acciones?: readonly string[]
}

type Aliased = DB & { a: DB['auditoria'] }
type Builder = ExpressionBuilder<Aliased, 'a'>

const midnight = (day: CalendarDate) => sql<Date>`${`${day}T00:00:00-05:00`}::timestamptz`

/** Lists of actions that the filter names, each of which the entry must be in. */
const actionLists = ({ grupo, accion, clase, acciones }: AuditFilter): readonly (readonly string[])[] => [
  ...(acciones === undefined ? [] : [acciones]),
  ...(grupo === undefined ? [] : [actionsOf(grupo)]),
  ...(accion === undefined ? [] : [[accion]]),
  ...(clase === 'lecturas' ? [READINGS] : []),
]

/** Days are Bogotá's, both included. */
export const matches =
  (filter: AuditFilter) =>
  (eb: Builder): Expression<SqlBool> =>
    eb.and([
      ...(filter.id === undefined ? [] : [eb('a.id', '=', filter.id)]),
      ...(filter.desde === undefined ? [] : [eb('a.created_at', '>=', midnight(filter.desde))]),
      ...(filter.hasta === undefined ? [] : [eb('a.created_at', '<', midnight(addDays(filter.hasta, 1)))]),
      ...(filter.usuario_id === undefined ? [] : [eb('a.user_id', '=', filter.usuario_id)]),
      ...(filter.afiliado_id === undefined ? [] : [eb('a.afiliado_id', '=', filter.afiliado_id)]),
      ...(filter.recurso === undefined ? [] : [eb('a.recurso', '=', filter.recurso)]),
      ...(filter.recurso_id === undefined ? [] : [eb('a.recurso_id', '=', filter.recurso_id)]),
      ...(filter.ip === undefined ? [] : [eb('a.ip', '=', filter.ip)]),
      ...(filter.clase === 'cambios' ? [eb('a.accion', 'not in', READINGS)] : []),
      ...actionLists(filter).map((list) => eb('a.accion', 'in', list)),
    ])
