/** Ordered schemes with the days of their lines: what tells whether they are still in course. */
import * as Schema from 'effect/Schema'
import type { Kysely, Transaction } from 'kysely'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { whyNotInCourse, type OrderedScheme, type ScheduledLine } from '@cauce/domain/oncology/in-course'
import type { DB } from '../../db/tables.ts'

const isDates = Schema.is(Schema.Array(CalendarDate))

/** The days of a line as they are kept. */
export const datesOf = (fechas: unknown): readonly CalendarDate[] => (isDates(fechas) ? fechas : [])

interface CourseRow extends Omit<ScheduledLine, 'fechas'> {
  readonly fechas: unknown
}
const scheduled = ({ fechas, ...line }: CourseRow): ScheduledLine => ({ ...line, fechas: datesOf(fechas) })

/** Lines of a scheme order with their days. */
const scheduledLines = async (db: Kysely<DB>, schemeId: number): Promise<readonly ScheduledLine[]> =>
  (
    await db
      .selectFrom('orden_esquema_lineas')
      .select(['estado_id', 'fecha_agendamiento', 'fechas'])
      .where('orden_esquemas_id', '=', schemeId)
      .execute()
  ).map(scheduled)

/** The scheme order with what tells whether it is in course; undefined when there is no such order. */
export const orderedScheme = async (db: Kysely<DB>, schemeId: number): Promise<OrderedScheme | undefined> => {
  const head = await db.selectFrom('orden_esquemas').select('en_curso').where('id', '=', schemeId).executeTakeFirst()
  return head && { ...head, lineas: await scheduledLines(db, schemeId) }
}

/** The scheme that the rows of the affiliate say is in course, if any; its days may have passed. */
const openScheme = (db: Kysely<DB>, afiliadoId: number) =>
  db
    .selectFrom('orden_esquemas')
    .select(['id', 'orden_id'])
    .where('afiliado_id', '=', afiliadoId)
    .where('en_curso', '=', true)
    .executeTakeFirst()

export interface CurrentScheme {
  readonly orden_id: number
  /** True: it is in course. False: its last day has passed and nobody closed it. */
  readonly sigue: boolean
}

/** The scheme that stands in the way of another one, and whether it still goes on; null when there is none. */
export const currentScheme = async (
  trx: Transaction<DB>,
  afiliadoId: number,
  today: CalendarDate,
): Promise<CurrentScheme | null> => {
  const open = await openScheme(trx, afiliadoId)
  if (open === undefined) return null
  const lineas = await scheduledLines(trx, open.id)
  return { orden_id: open.orden_id, sigue: whyNotInCourse({ en_curso: true, lineas }, today) === null }
}
