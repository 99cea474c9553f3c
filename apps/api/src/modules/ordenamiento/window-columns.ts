/** The day of a consultation and the setting of how long it admits orders, as columns of a query over `consultas as c`. */
import { sql } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'

/** Key of the setting: `{"medicamentos": 3, "procedimientos": 30, …}`, dated as every one. */
export const ORDERING_WINDOW = 'consulta.dias_para_ordenar'

/** @param today a day, or the place of one in a prepared query */
export const windowColumns = (today: unknown) =>
  [
    sql<CalendarDate>`(c.fecha_hora at time zone 'America/Bogota')::date::text`.as('fecha'),
    sql`(select j.valor from ajustes j where j.clave = ${sql.lit(ORDERING_WINDOW)}
      and j.vigente_desde <= ${today}::date order by j.vigente_desde desc limit 1)`.as('plazos'),
  ] as const
