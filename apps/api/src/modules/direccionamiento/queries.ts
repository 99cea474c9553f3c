/** Sites of providers, their contracts, and the routing of a line. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { OrderType } from '@cauce/domain/ordering/order-type'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { PassedAct } from '../alertas/gate.ts'
import { isReachable } from '../consultas/access.ts'
import { LINE_KINDS, type LineKind } from '../ordenamiento/line-kinds.ts'
import { personName } from '../../db/person-name.ts'

export interface SiteSearch {
  readonly texto: string
  readonly pagina: number
  /** What it is for: sites with a contract in force for it come first. */
  readonly tipo: OrderType | null
  readonly item_id: number | null
  readonly consulta_id: number | null
  readonly hoy: CalendarDate
}

/** The service by which what is searched for is contracted, as a subquery; null: it is not known. */
const askedService = ({ tipo, item_id }: SiteSearch) => {
  if (tipo === null) return null
  const { servicio, catalogo } = LINE_KINDS[tipo]
  if (servicio !== null) return sql`${servicio}::text`
  return item_id === null ? null : sql`(select x.servicio from ${sql.table(catalogo)} x where x.id = ${item_id}::int)`
}

/** The affiliate of a consultation that the person reaches, with where they are. */
const asked = (ctx: UserCtx, consultationId: number) => sql`
  from consultas c join afiliados a on a.id = c.afiliado_id left join municipios near on near.id = a.municipio_atencion_id
  where c.id = ${consultationId}::int and ${isReachable(ctx)}`

/** Whether the site has a contract in force for what is ordered; null: nobody said what it is for. */
const contractOf = (ctx: UserCtx, search: SiteSearch) => {
  const service = askedService(search)
  if (service === null || search.consulta_id === null) return sql<boolean | null>`null::boolean`
  return sql<boolean | null>`exists (
    select from contratos k join (select a.entidad_id ${asked(ctx, search.consulta_id)}) w on w.entidad_id = k.entidad_id
    where k.rep_id = r.id and k.servicio = ${service} and k.vigente_desde <= ${search.hoy}::date
      and (k.vigente_hasta is null or k.vigente_hasta >= ${search.hoy}::date))`
}

/** 0 in the affiliate's municipality, 1 in the department, 2 beyond; null: nobody knows where the affiliate is. */
const farness = (ctx: UserCtx, { consulta_id }: SiteSearch) =>
  consulta_id === null
    ? sql<number | null>`null::int`
    : sql<number | null>`(select case when near.id is null then null when near.id = r.municipio_id then 0
        when near.departamento_id = m.departamento_id then 1 else 2 end ${asked(ctx, consulta_id)})`

/**
 * Active sites by name, provider or NIT; without a text, those of the consultation. Those with a contract in force come first, then
 * those of the affiliate's municipality and of the department before the others.
 */
export const searchSites = async (db: Kysely<DB>, ctx: UserCtx, search: SiteSearch) => {
  const patterns = wordPatterns(search.texto)
  if (patterns.length === 0 && search.consulta_id === null) return []
  let query = db
    .selectFrom('reps as r')
    .innerJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
    .innerJoin('departamentos as d', 'd.id', 'm.departamento_id')
    .select(['r.id', 'r.nombre', 'p.nit', 'm.nombre as municipio', 'd.nombre as departamento'])
    .select([contractOf(ctx, search).as('contrato'), farness(ctx, search).as('lejania')])
    .where('r.activo', '=', true)
  for (const pattern of patterns) query = query.where('r.busqueda', 'like', pattern)
  const rows = await query
    .orderBy('contrato', (order) => order.desc().nullsLast())
    .orderBy('lejania', (order) => order.asc().nullsLast())
    .orderBy('r.nombre')
    .orderBy('r.id')
    .limit(SEARCH_ROWS)
    .offset(search.pagina * SEARCH_ROWS)
    .execute()
  return rows.map(({ id, nombre, nit, municipio, departamento, contrato, lejania }) => ({
    id,
    nombre,
    prestadores: { nit },
    municipio: { nombre: municipio },
    departamento: { nombre: departamento },
    contrato,
    otro_departamento: lejania === 2,
  }))
}

/** An active site with where it is. */
export const activeSite = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('reps as r')
    .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
    .innerJoin('departamentos as d', 'd.id', 'm.departamento_id')
    .select(['r.id', 'r.nombre', 'm.nombre as municipio', 'm.departamento_id', 'd.nombre as departamento'])
    .where('r.id', '=', id)
    .where('r.activo', '=', true)
    .executeTakeFirst()

/** Department in which the affiliate is attended; null: nobody knows it. */
export const departmentOf = async (db: Kysely<DB>, affiliateId: number): Promise<number | null> => {
  const row = await db
    .selectFrom('afiliados as a')
    .innerJoin('municipios as m', 'm.id', 'a.municipio_atencion_id')
    .select('m.departamento_id')
    .where('a.id', '=', affiliateId)
    .executeTakeFirst()
  return row?.departamento_id ?? null
}

export interface ManualRouting {
  readonly evento: 'direccionar'
  readonly linea_id: number
  readonly rep_anterior_id: number | null
  readonly rep_id: number
  readonly motivo: string
  readonly user_id: number
  readonly created_at: Date
}

/** Keeps the change that the gate let through, in the routing history and on the line; answers the id of the routing. */
export const routeByHand = async (
  trx: Transaction<DB>,
  passed: PassedAct<OrderType, ManualRouting>,
): Promise<number> => {
  const { tipo, act } = passed.what
  const { evento: _routed, linea_id, ...routing } = act
  const kind = LINE_KINDS[tipo]
  const regla = 'manual'
  const { id } = await trx
    .insertInto('direccionamientos')
    .values({ ...routing, regla, [kind.clave]: linea_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    update ${sql.table(kind.tabla)} set rep_id = ${routing.rep_id}::int, direccionamiento_id = ${id}::int,
      direccionamieno_automatico = false, regla_direccionamiento = ${regla}::text, motivo_direccionamiento = ${routing.motivo}::text
    where id = ${linea_id}::int`.execute(trx)
  return id
}

/** The most steps of a routing history that are shown. */
const MAX_STEPS = 100

/** Where the line has been routed, newest first. */
export const routingSteps = (db: Kysely<DB>, kind: LineKind, id: number) =>
  db
    .selectFrom('direccionamientos as d')
    .innerJoin('reps as r', 'r.id', 'd.rep_id')
    .leftJoin('reps as antes', 'antes.id', 'd.rep_anterior_id')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'd.id',
      'd.rep_anterior_id',
      'antes.nombre as rep_anterior_nombre',
      'd.rep_id',
      'r.nombre as rep_nombre',
      'd.regla',
      'd.motivo',
      personName.as('operador'),
      'd.created_at',
    ])
    .where(`d.${kind.clave}`, '=', id)
    .orderBy('d.id', 'desc')
    .limit(MAX_STEPS)
    .execute()
