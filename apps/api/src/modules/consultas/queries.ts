/** Consultations: the agenda of a day, the one that is open, its measures and its count of orders. */
import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import { wordPatterns } from '../../db/like.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, isWritable } from './access.ts'
import { MEASURE_COLUMNS } from './measures.ts'
import { measuredIn } from './measures-queries.ts'
import { isSubstitute } from './substitute.ts'
import { personName } from '../../db/person-name.ts'

/** Statuses in which something can still be done with a line. */
export const OPEN_STATUSES = [
  OrderStatus.active,
  OrderStatus.pendingAudit,
  OrderStatus.authorised,
  OrderStatus.scheduled,
] as const

export interface AgendaFilter {
  readonly fecha: CalendarDate
  readonly estado_id?: number
  readonly rep_id?: number
  readonly texto?: string
}

/** Whether who asks stands in for the professional of the consultation. */
const standsIn = (ctx: UserCtx) => isSubstitute(ctx.user.id, sql.ref('c.medico_user_id')).as('en_sustitucion')

const bogotaMidnight = (day: CalendarDate): string => `${day}T00:00:00-05:00`

const dayOf = (db: Kysely<DB>, ctx: UserCtx, filter: AgendaFilter) => {
  let query = db
    .selectFrom('consultas as c')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .where('c.fecha_hora', '>=', sql<Date>`${bogotaMidnight(filter.fecha)}::timestamptz`)
    .where('c.fecha_hora', '<', sql<Date>`${bogotaMidnight(addDays(filter.fecha, 1))}::timestamptz`)
    .where(isReachable(ctx))
  for (const pattern of wordPatterns(filter.texto ?? '')) query = query.where('a.busqueda', 'like', pattern)
  return query
}

const ORDERS = {
  hora: 'c.fecha_hora',
  afiliado: 'a.primer_apellido',
  estado: 'c.estado_id',
} as const

export type AgendaOrder = keyof typeof ORDERS

/** A page of the day, and how many rows there are in all. */
export const agendaPage = async (
  db: Kysely<DB>,
  ctx: UserCtx,
  filter: AgendaFilter,
  page: { orden: AgendaOrder; descending: boolean; limit: number; offset: number },
) => {
  let query = dayOf(db, ctx, filter)
  if (filter.estado_id !== undefined) query = query.where('c.estado_id', '=', filter.estado_id)
  if (filter.rep_id !== undefined) query = query.where('c.rep_id', '=', filter.rep_id)
  return query
    .innerJoin('estados_consulta as ec', 'ec.id', 'c.estado_id')
    .innerJoin('tipos_consulta as tc', 'tc.id', 'c.tipo_consulta_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('users as u', 'u.id', 'c.medico_user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('reps as r', 'r.id', 'c.rep_id')
    .select((eb) => [
      'c.id',
      'c.fecha_hora',
      'c.estado_id',
      'ec.nombre as estado',
      'c.motivo',
      'c.tipo_consulta_id',
      'tc.nombre as tipo_consulta',
      'c.rep_id',
      'r.nombre as rep',
      'c.medico_user_id',
      personName.as('medico'),
      standsIn(ctx),
      'a.id as afiliado_id',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'td.codigo as tipo_documento_codigo',
      'a.numero_documento',
      'a.fecha_nacimiento',
      'a.sexo',
      'a.tipo_afiliado_id',
      'a.alergias_preguntadas_at',
      jsonArrayFrom(
        eb
          .selectFrom('alergias_afiliado as al')
          .select(['al.id', 'al.nombre', 'al.reaccion', 'al.anio'])
          .whereRef('al.afiliado_id', '=', 'a.id')
          .where('al.estado', '=', 'vigente')
          .orderBy('al.id'),
      ).as('alergias'),
    ])
    .orderBy(ORDERS[page.orden], page.descending ? 'desc' : 'asc')
    .orderBy('c.fecha_hora')
    .orderBy('c.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** Rows of the day by state, all filters but the state's applied. */
export const agendaStates = (db: Kysely<DB>, ctx: UserCtx, filter: AgendaFilter) => {
  let query = dayOf(db, ctx, filter)
  if (filter.rep_id !== undefined) query = query.where('c.rep_id', '=', filter.rep_id)
  return query
    .innerJoin('estados_consulta as ec', 'ec.id', 'c.estado_id')
    .select(['c.estado_id', 'ec.nombre', sql<number>`count(*)`.as('total')])
    .groupBy(['c.estado_id', 'ec.nombre'])
    .orderBy('c.estado_id')
    .execute()
}

/** Sites where the day's consultations are. */
export const agendaSites = (db: Kysely<DB>, ctx: UserCtx, fecha: CalendarDate) =>
  dayOf(db, ctx, { fecha })
    .innerJoin('reps as r', 'r.id', 'c.rep_id')
    .select(['r.id', 'r.nombre'])
    .groupBy(['r.id', 'r.nombre'])
    .orderBy('r.nombre')
    .execute()

/** The consultation, with `accesible` false when it is somebody else's, and its measures or the newest of the affiliate. */
export const consultationById = (db: Kysely<DB>, ctx: UserCtx, id: number) =>
  db
    .selectFrom('consultas as c')
    .innerJoin('tipos_consulta as tc', 'tc.id', 'c.tipo_consulta_id')
    .innerJoin('estados_consulta as ec', 'ec.id', 'c.estado_id')
    .innerJoin('users as u', 'u.id', 'c.medico_user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('reps as r', 'r.id', 'c.rep_id')
    .leftJoin('historias as h', 'h.consulta_id', 'c.id')
    .leftJoin('medidas as m', (join) => join.on('m.consulta_id', '=', measuredIn(sql<number>`${sql.ref('c.id')}`)))
    .select([
      'c.id',
      'c.afiliado_id',
      'c.tipo_consulta_id',
      'tc.nombre as tipo_consulta',
      'c.fecha_hora',
      'c.estado_id',
      'ec.nombre as estado',
      'c.motivo',
      'c.medico_user_id',
      personName.as('medico'),
      standsIn(ctx),
      'c.rep_id',
      'r.nombre as rep',
      'm.fecha as m_fecha',
      'h.finalizada_at',
      ...MEASURE_COLUMNS,
      isReachable(ctx).as('accesible'),
      isWritable(ctx).as('escribe'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst()

/** Whose consultation it is and when the affiliate was born; undefined when there is no such consultation. */
export const reachPatient = (db: Kysely<DB>, ctx: UserCtx, id: number) =>
  db
    .selectFrom('consultas as c')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .select(['c.afiliado_id', 'a.fecha_nacimiento', isReachable(ctx).as('accesible'), isWritable(ctx).as('escribe')])
    .where('c.id', '=', id)
    .executeTakeFirst()

export type ConsultationRow = NonNullable<Awaited<ReturnType<typeof consultationById>>>

/** Diagnoses of the consultation, the principal first. */
export const diagnosesOf = (db: Kysely<DB>, consultaId: number) =>
  db
    .selectFrom('consulta_diagnosticos as d')
    .innerJoin('cie10 as e', 'e.id', 'd.cie10_id')
    .select(['e.id', 'e.codigo', 'e.nombre', 'd.principal'])
    .where('d.consulta_id', '=', consultaId)
    .orderBy('d.principal', 'desc')
    .orderBy('d.id')
    .execute()

/** How many things of each order type of the affiliate can still be acted on, by the type's code. */
export const openOrders = async (
  db: Kysely<DB>,
  afiliadoId: number,
  today: CalendarDate,
): Promise<Readonly<Record<OrderType, number>>> => {
  const usable = (table: 'orden_articulos' | 'orden_procedimientos' | 'orden_codigos_propios') => sql<number>`(
    select count(*)::int from ${sql.table(table)} l where l.afiliado_id = ${afiliadoId}::int
      and l.estado_id = any(${[...OPEN_STATUSES]}::int[]) and l.fecha_vencimiento >= ${today}::date)`
  const { rows } = await sql<{
    medicamentos: number
    procedimientos: number
    esquemas: number
    servicios: number
  }>`select ${usable('orden_articulos')} as medicamentos, ${usable('orden_procedimientos')} as procedimientos,
    (select count(*)::int from orden_esquemas e where e.afiliado_id = ${afiliadoId}::int and e.en_curso
      and exists (select from orden_esquema_lineas l where l.orden_esquemas_id = e.id and (l.fecha_agendamiento >= ${today}::date
        or exists (select from jsonb_array_elements_text(l.fechas) as f (dia) where f.dia >= ${today}::text)))) as esquemas,
    ${usable('orden_codigos_propios')} as servicios`.execute(db)
  const [counts] = rows
  return {
    [OrderType.medications]: counts?.medicamentos ?? 0,
    [OrderType.procedures]: counts?.procedimientos ?? 0,
    [OrderType.schemes]: counts?.esquemas ?? 0,
    [OrderType.ownCodes]: counts?.servicios ?? 0,
  }
}

/** Moves the consultation, only from the state that was read. */
export const setConsultationState = (db: Kysely<DB>, id: number, from: number, to: number) =>
  db
    .updateTable('consultas')
    .set({ estado_id: to })
    .where('id', '=', id)
    .where('estado_id', '=', from)
    .executeTakeFirst()

export const consultationStateName = (db: Kysely<DB>, id: number) =>
  db.selectFrom('estados_consulta').select('nombre').where('id', '=', id).executeTakeFirstOrThrow()
