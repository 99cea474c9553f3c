/** Age in months and newest weight of an affiliate who is a minor: what the dose is compared with. */
import { sql } from 'kysely'
import { completedMonths } from '@cauce/domain/affiliate/completed-years'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { KnownChild } from '@cauce/domain/medication/child-weight'
import { isMinor } from '@cauce/domain/medication/known-kidneys'
import type { UserCtx } from '../../http/handle.ts'

/** Key of the setting: `{"menores_de_2": 30, "desde_2": 180}`, dated as every one. */
const WEIGHT_DAYS = 'alertas.dias_peso'

interface ChildRow {
  readonly fecha_nacimiento: CalendarDate
  readonly peso: string | null
  readonly fecha: CalendarDate | null
  readonly ajuste: unknown
}

/** Null: who is of age, of whom nothing is asked. */
export const childStateOf = async (
  { db, today }: Pick<UserCtx, 'db' | 'today'>,
  afiliado_id: number,
  edad: number,
): Promise<KnownChild | null> => {
  if (!isMinor({ edad })) return null
  const { rows } = await sql<ChildRow>`
    select a.fecha_nacimiento, m.peso, m.fecha::text as fecha,
      (select j.valor from ajustes j where j.clave = ${WEIGHT_DAYS} and j.vigente_desde <= ${today()}::date
        order by j.vigente_desde desc limit 1) as ajuste
    from afiliados a
    left join lateral (select m.peso, m.fecha from medidas m join consultas v on v.id = m.consulta_id
      where v.afiliado_id = a.id and m.peso is not null order by m.fecha desc, m.consulta_id desc limit 1) m on true
    where a.id = ${afiliado_id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the affiliate of a check is not in the database')
  const { fecha_nacimiento, peso, fecha, ajuste } = row
  return {
    meses: completedMonths(fecha_nacimiento, today()),
    peso: peso === null || fecha === null ? null : { kg: Number(peso), fecha },
    ajuste,
  }
}
