/** What the portabilities ask of what is there. */
import { sql, type Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'

/** The open one of a person. */
export const openOf = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('portabilidades')
    .select(['id', 'radicado'])
    .where('afiliado_id', '=', afiliado_id)
    .where('estado', 'in', ['radicada', 'en_estudio', 'asignada', 'activa'])
    .executeTakeFirst()

/** Where the person is from and where they are attended today. */
export const homeOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('afiliados as a')
    .leftJoin('municipios as m', 'm.id', 'a.municipio_afiliacion_id')
    .leftJoin('reps as r', 'r.id', 'a.ips_id')
    .select([
      'a.id',
      'a.entidad_id',
      'a.celular1',
      'a.municipio_afiliacion_id',
      'm.nombre as municipio',
      'r.nombre as sede',
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()

export const townOf = (db: Kysely<DB>, id: number) =>
  db.selectFrom('municipios').select(['id', 'nombre']).where('id', '=', id).executeTakeFirst()

/** An active site with its municipality. */
export const siteOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('reps')
    .select(['id', 'municipio_id'])
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst()

/** The active sites of a municipality, with what each has a contract for that day. */
export const sitesOf = async (
  db: Kysely<DB>,
  municipio_id: number,
  day: CalendarDate,
): Promise<readonly { id: number; nombre: string; servicios: readonly string[] }[]> => {
  const { rows } = await sql<{ id: number; nombre: string; servicios: readonly string[] }>`
    select r.id, r.nombre, coalesce(array_agg(distinct k.servicio order by k.servicio) filter (where k.id is not null), '{}') as servicios
    from reps r left join contratos k on k.rep_id = r.id and k.vigente_desde <= ${day}::date
      and (k.vigente_hasta is null or k.vigente_hasta >= ${day}::date)
    where r.activo and r.municipio_id = ${municipio_id} group by r.id, r.nombre order by r.nombre, r.id`.execute(db)
  return rows
}

interface OpenLine {
  readonly tipo_orden_id: number
  readonly id: number
  readonly orden_id: number
  readonly servicio: string
  readonly sede: string | null
}

const OPEN_LINES = 100

/** What is ordered and not done, at another site. */
export const linesElsewhere = async (
  db: Kysely<DB>,
  afiliado_id: number,
  rep_id: number | null,
): Promise<readonly OpenLine[]> => {
  const open = [OrderStatus.active, OrderStatus.pendingAudit, OrderStatus.authorised]
  const elsewhere = sql`l.afiliado_id = ${afiliado_id} and l.estado_id = any(${open}::int[])
    and (${rep_id}::int is null or l.rep_id is distinct from ${rep_id}::int)`
  const { rows } = await sql<OpenLine>`
    select x.tipo_orden_id, x.id, x.orden_id, x.servicio, r.nombre as sede from (
      select ${OrderType.procedures}::int as tipo_orden_id, l.id, l.orden_id, c.nombre as servicio, l.rep_id
      from orden_procedimientos l join cups c on c.id = l.cup_id where ${elsewhere}
      union all select ${OrderType.medications}::int, l.id, l.orden_id, m.nombre, l.rep_id
      from orden_articulos l join medicamentos m on m.id = l.codesumi_id where ${elsewhere}
      union all select ${OrderType.ownCodes}::int, l.id, l.orden_id, p.nombre, l.rep_id
      from orden_codigos_propios l join codigos_propios p on p.id = l.codigo_propio_id where ${elsewhere}
    ) x left join reps r on r.id = x.rep_id order by x.orden_id desc, x.tipo_orden_id, x.id limit ${OPEN_LINES}`.execute(
    db,
  )
  return rows
}

/** Those whose first day came, or whose last one passed. */
export const turned = async (db: Kysely<DB>, day: CalendarDate): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('portabilidades')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('estado', '=', 'asignada'), eb('fecha_inicio', '<=', day)]),
        eb.and([eb('estado', '=', 'activa'), eb('fecha_fin', '<', day)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
