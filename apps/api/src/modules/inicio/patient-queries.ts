/** Patients whom a person may open. The condition of being found is the one of being opened: `affiliate/patient-doors.ts`. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { patientDoors } from '@cauce/domain/affiliate/patient-doors'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { holdsEvery, wordPatterns } from '../../db/like.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, isWritable } from '../consultas/open.ts'
import { findAffiliates } from '../historico/open.ts'

const midnight = (day: string): RawBuilder<Date> => sql<Date>`${`${day}T00:00:00-05:00`}::timestamptz`
const isToday = (ctx: UserCtx): RawBuilder<boolean> =>
  sql<boolean>`(c.fecha_hora >= ${midnight(ctx.today())} and c.fecha_hora < ${midnight(addDays(ctx.today(), 1))})`

const idsIn = async (db: Kysely<DB>, query: RawBuilder<{ id: number }>): Promise<readonly number[]> =>
  (await query.execute(db)).rows.map(({ id }) => id)

/** Those of the consultations of today that who asks reaches, by their hour. */
const ofToday = (ctx: UserCtx, patterns: readonly string[], limit: number): Promise<readonly number[]> =>
  idsIn(
    ctx.db,
    sql`select a.id from consultas c join afiliados a on a.id = c.afiliado_id
      where ${isToday(ctx)} and ${isReachable(ctx)} and ${holdsEvery('a.busqueda', patterns)}
      group by a.id order by min(c.fecha_hora), a.id limit ${limit}::int`,
  )

/** Condition over `consultas as c`: of today or before, which are those that are opened. */
const isOpenable = (ctx: UserCtx): RawBuilder<boolean> =>
  sql<boolean>`(${isReachable(ctx)} and c.fecha_hora < ${midnight(addDays(ctx.today(), 1))})`

/** Those of any consultation that they reach, by name. */
const ofConsultations = (ctx: UserCtx, patterns: readonly string[], limit: number): Promise<readonly number[]> =>
  idsIn(
    ctx.db,
    sql`select a.id from afiliados a where ${holdsEvery('a.busqueda', patterns)}
      and exists (select from consultas c where c.afiliado_id = a.id and ${isOpenable(ctx)})
      order by a.primer_apellido, a.segundo_apellido, a.primer_nombre, a.id limit ${limit}::int`,
  )

/** Ids, those of today first. */
export const findPatients = async (ctx: UserCtx, texto: string, limit: number): Promise<readonly number[]> => {
  const doors = patientDoors(ctx.user)
  const patterns = wordPatterns(texto)
  const today = doors.consulta ? await ofToday(ctx, patterns, limit) : []
  const others = doors.historia
    ? (await findAffiliates(ctx.db, texto, { limit, offset: 0 })).map(({ id }) => id)
    : doors.consulta
      ? await ofConsultations(ctx, patterns, limit)
      : []
  return [...new Set([...today, ...others])].slice(0, limit)
}

export interface PatientRow {
  readonly id: number
  readonly primer_nombre: string
  readonly segundo_nombre: string | null
  readonly primer_apellido: string
  readonly segundo_apellido: string | null
  readonly fecha_nacimiento: string
  readonly numero_documento: string
  readonly tipo_documento_codigo: string
  readonly preguntadas: boolean
  readonly alergias: readonly {
    readonly id: number
    readonly nombre: string
    readonly reaccion: string | null
    readonly anio: number | null
  }[]
  readonly consulta_id: number | null
  readonly fecha_hora: Date | null
  readonly estado_id: number | null
  readonly estado: string | null
  readonly hoy: boolean | null
  readonly escribe: boolean | null
  readonly propia: boolean | null
}

/** What is shown of them, with the consultation by which they would be opened. */
export const patientRows = async (ctx: UserCtx, ids: readonly number[]): Promise<ReadonlyMap<number, PatientRow>> => {
  const { rows } = await sql<PatientRow>`
    select a.id, a.primer_nombre, a.segundo_nombre, a.primer_apellido, a.segundo_apellido, a.fecha_nacimiento,
      a.numero_documento, td.codigo as tipo_documento_codigo, a.alergias_preguntadas_at is not null as preguntadas,
      coalesce((select json_agg(json_build_object('id', al.id, 'nombre', al.nombre, 'reaccion', al.reaccion, 'anio', al.anio)
        order by al.id) from alergias_afiliado al where al.afiliado_id = a.id and al.estado = 'vigente'), '[]') as alergias,
      k.id as consulta_id, k.fecha_hora, k.estado_id, k.estado, k.hoy, k.escribe, k.propia
    from afiliados a
    join tipos_documento td on td.id = a.tipo_documento_id
    left join lateral (
      select c.id, c.fecha_hora, c.estado_id, s.nombre as estado, ${isToday(ctx)} as hoy, ${isWritable(ctx)} as escribe,
        c.medico_user_id = ${ctx.user.id}::int as propia
      from consultas c join estados_consulta s on s.id = c.estado_id
      where ${patientDoors(ctx.user).consulta}::boolean and c.afiliado_id = a.id and ${isOpenable(ctx)}
      order by c.fecha_hora desc, c.id desc limit 1
    ) k on true
    where a.id = any(${[...ids]}::int[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}
