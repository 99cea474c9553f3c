/** What was known of an affiliate at a moment, beside the record that is read: whether a pregnancy was going on, and whether a diabetes was confirmed. */
import { sql, type Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { gestationExpired } from '@cauce/domain/antecedents/patient-state'
import type { DB } from '../../db/tables.ts'

/** Codes as in `domain/clinical-record/known-diabetes`; an impression of a diagnosis confirms nothing. */
const DIABETES_CODES = '^E1[0-4]'
const CONFIRMED = ['02', '03'] as const

interface KnownPregnancyRow {
  readonly desde: CalendarDate
  readonly created_at: Date
  readonly cerrada_at: Date | null
}

export interface KnownPerson {
  readonly diabetes: boolean
  /** First day of the pregnancy that was known to go on; null: none. */
  readonly gestacion: CalendarDate | null
}

/** Of one affiliate, at whatever moment: two questions for a whole record. */
export const knownPerson = async (db: Kysely<DB>, afiliado_id: number): Promise<(moment: Date) => KnownPerson> => {
  const diabetes = await db
    .selectFrom('consulta_diagnosticos as d')
    .innerJoin('consultas as c', 'c.id', 'd.consulta_id')
    .innerJoin('cie10 as e', 'e.id', 'd.cie10_id')
    .select('c.fecha_hora')
    .where('c.afiliado_id', '=', afiliado_id)
    .where('d.tipo', 'in', CONFIRMED)
    .where(sql<boolean>`e.codigo ~ ${DIABETES_CODES}`)
    .orderBy('c.fecha_hora')
    .limit(1)
    .executeTakeFirst()
  const pregnancies: readonly KnownPregnancyRow[] = await db
    .selectFrom('estados_paciente')
    .select(['created_at', 'cerrada_at'])
    .select((row) => row.ref('desde').$notNull().as('desde'))
    .where('afiliado_id', '=', afiliado_id)
    .where('tipo', '=', 'gestacion')
    .where('presente', '=', true)
    .where('desde', 'is not', null)
    .where('estado', '<>', 'error')
    .orderBy('id', 'desc')
    .execute()
  return (moment) => ({
    diabetes: diabetes !== undefined && diabetes.fecha_hora <= moment,
    gestacion:
      pregnancies.find(
        ({ desde, created_at, cerrada_at }) =>
          created_at <= moment &&
          (cerrada_at === null || cerrada_at > moment) &&
          !gestationExpired(desde, bogotaDate(moment.getTime())),
      )?.desde ?? null,
  })
}

/** As the figures of a record take it. */
export const figureFacts = ({ diabetes, gestacion }: KnownPerson) => ({ diabetes, gestante: gestacion !== null })
