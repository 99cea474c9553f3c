/** Age and diagnoses of an affiliate, for what is avoided in an older adult. */
import { sql } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { ELDER_FROM, type KnownElder } from '@cauce/domain/medication/elder'
import type { UserCtx } from '../../http/handle.ts'

/** Each diagnosis of the record once, with the newest day on which it was written; of who is younger nothing is asked. */
export const elderStateOf = async (
  { db }: Pick<UserCtx, 'db'>,
  afiliado_id: number,
  edad: number,
): Promise<KnownElder> => {
  if (edad < ELDER_FROM) return { edad, diagnosticos: [] }
  const rows = await db
    .selectFrom('consulta_diagnosticos as d')
    .innerJoin('consultas as c', 'c.id', 'd.consulta_id')
    .innerJoin('cie10 as k', 'k.id', 'd.cie10_id')
    .select(['k.codigo', sql<Date>`max(c.fecha_hora)`.as('fecha')])
    .where('c.afiliado_id', '=', afiliado_id)
    .groupBy('k.codigo')
    .execute()
  return { edad, diagnosticos: rows.map(({ codigo, fecha }) => ({ codigo, fecha: bogotaDate(fecha.getTime()) })) }
}
