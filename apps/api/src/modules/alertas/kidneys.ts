/** Age, sex, weight and newest creatinine of an affiliate: what the renal function is estimated with. */
import { sql } from 'kysely'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import type { RenalDegree } from '@cauce/domain/antecedents/patient-state'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { KnownKidneys } from '@cauce/domain/medication/known-kidneys'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { UserCtx } from '../../http/handle.ts'

/** Key of the setting: `{"dias": 180}`, dated as every one. */
const CREATININE_DAYS = 'alertas.dias_creatinina'

interface KidneyRow {
  readonly fecha_nacimiento: CalendarDate
  readonly sexo: string
  readonly creatinina: string | null
  readonly creatinina_fecha: CalendarDate | null
  readonly peso: string | null
  readonly talla: string | null
  readonly grado: RenalDegree | null
  readonly grado_desde: Date | null
  readonly ajuste: unknown
}

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text))

/**
 * What is known today. The creatinine is the newest of the results, of those written with a state of the kidneys too; it counts also after
 * that state ended: only a mistake or a correction takes it away.
 */
export const kidneysOf = async (
  { db, today }: Pick<UserCtx, 'db' | 'today'>,
  afiliado_id: number,
): Promise<KnownKidneys> => {
  const { rows } = await sql<KidneyRow>`
    select a.fecha_nacimiento, a.sexo, c.creatinina, c.creatinina_fecha::text as creatinina_fecha, m.peso, m.talla,
      g.grado, g.created_at as grado_desde,
      (select j.valor from ajustes j where j.clave = ${CREATININE_DAYS} and j.vigente_desde <= ${today()}::date
        order by j.vigente_desde desc limit 1) as ajuste
    from afiliados a
    left join lateral (select r.valor as creatinina, r.fecha as creatinina_fecha from resultados_vigentes r
      where r.afiliado_id = a.id and r.analito = 'CRE' and r.valor is not null and r.fecha <= ${today()}::date
      order by r.fecha desc, r.created_at desc, r.estado_id desc nulls last, r.resultado_id desc limit 1) c on true
    left join lateral (select m.peso, m.talla from medidas m join consultas v on v.id = m.consulta_id
      where v.afiliado_id = a.id and m.peso is not null order by m.fecha desc, m.consulta_id desc limit 1) m on true
    left join estados_paciente g on g.afiliado_id = a.id and g.tipo = 'funcion_renal' and g.estado = 'vigente' and g.presente
    where a.id = ${afiliado_id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the affiliate of a check is not in the database')
  const { creatinina, creatinina_fecha, grado, grado_desde, ajuste, sexo } = row
  return {
    edad: completedYears(row.fecha_nacimiento, today()),
    sexo,
    creatinina:
      creatinina === null || creatinina_fecha === null ? null : { valor: Number(creatinina), fecha: creatinina_fecha },
    peso: numberOrNull(row.peso),
    talla: numberOrNull(row.talla),
    grado: grado === null || grado_desde === null ? null : { grado, fecha: bogotaDate(grado_desde.getTime()) },
    ajuste,
  }
}
