/** Whether she is pregnant or nursing, as far as anybody recorded it or the diagnoses of the record say. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { knownPregnancy } from '@cauce/domain/medication/known-pregnancy'
import type { PregnancyState } from '@cauce/domain/medication/pregnancy'
import type { UserCtx } from '../../http/handle.ts'
import { patientStates } from '../antecedentes/patient-states.ts'

/** No diagnosis of before speaks for today. */
const LOOK_BACK_DAYS = 400

export const pregnancyStateOf = async (
  { db, today }: Pick<UserCtx, 'db' | 'today'>,
  afiliado_id: number,
): Promise<PregnancyState | null> => {
  const rows = await db
    .selectFrom('consulta_diagnosticos as d')
    .innerJoin('consultas as c', 'c.id', 'd.consulta_id')
    .innerJoin('cie10 as k', 'k.id', 'd.cie10_id')
    .select(['k.codigo', 'c.fecha_hora'])
    .where('c.afiliado_id', '=', afiliado_id)
    .where('c.fecha_hora', '>=', new Date(`${addDays(today(), -LOOK_BACK_DAYS)}T00:00:00-05:00`))
    .where((eb) => eb.or([eb('k.codigo', 'like', 'O%'), eb('k.codigo', 'like', 'Z3%')]))
    .execute()
  return knownPregnancy(
    rows.map(({ codigo, fecha_hora }) => ({ codigo, fecha: bogotaDate(fecha_hora.getTime()) })),
    await patientStates(db, afiliado_id, today()),
    today(),
  )
}
