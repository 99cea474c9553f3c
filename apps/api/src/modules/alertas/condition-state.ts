/** Whether the affiliate lacks G6PD or has a transplant, as far as anybody recorded it or the diagnoses say. */
import { sql } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { CONDITION_CODES, knownConditions, type KnownConditions } from '@cauce/domain/medication/known-conditions'
import type { UserCtx } from '../../http/handle.ts'
import { patientStates } from '../antecedentes/patient-states.ts'

export const conditionsOf = async (
  { db, today }: Pick<UserCtx, 'db' | 'today'>,
  afiliado_id: number,
): Promise<KnownConditions> => {
  const rows = await db
    .selectFrom('consulta_diagnosticos as d')
    .innerJoin('consultas as c', 'c.id', 'd.consulta_id')
    .innerJoin('cie10 as k', 'k.id', 'd.cie10_id')
    .select(['k.codigo', sql<Date>`max(c.fecha_hora)`.as('fecha')])
    .where('c.afiliado_id', '=', afiliado_id)
    .where((eb) => eb.or(CONDITION_CODES.map((code) => eb('k.codigo', 'like', `${code}%`))))
    .groupBy('k.codigo')
    .execute()
  const { g6pd, trasplante } = await patientStates(db, afiliado_id, today())
  return knownConditions(
    { g6pd, trasplante },
    rows.map(({ codigo, fecha }) => ({ codigo, fecha: bogotaDate(fecha.getTime()) })),
  )
}
