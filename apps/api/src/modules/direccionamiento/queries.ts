/** Sites of providers, their contracts, and the routing of a line. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable } from '../consultas/access.ts'

export interface SiteSearch {
  readonly texto: string
  readonly pagina: number
  readonly cup_id: number | null
  readonly consulta_id: number | null
  readonly hoy: CalendarDate
}

/**
 * Active sites by name, provider or NIT. With procedure and consultation those with a contract in force come first; with the
 * consultation, those of the affiliate's municipality and then of the department before the others.
 */
export const searchSites = async (db: Kysely<DB>, ctx: UserCtx, search: SiteSearch) => {
  const patterns = wordPatterns(search.texto)
  if (patterns.length === 0) return []
  let query = db
    .selectFrom('reps as r')
    .innerJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select(['r.id', 'r.nombre', 'p.nit', 'm.nombre as municipio'])
    .where('r.activo', '=', true)
  for (const pattern of patterns) query = query.where('r.busqueda', 'like', pattern)
  if (search.cup_id !== null && search.consulta_id !== null) {
    query = query.orderBy(
      sql`exists (
        select from contratos k join cups on cups.servicio = k.servicio and cups.id = ${search.cup_id}
        join consultas c on c.id = ${search.consulta_id} and ${isReachable(ctx)} join afiliados a on a.id = c.afiliado_id and a.entidad_id = k.entidad_id
        where k.rep_id = r.id and k.vigente_desde <= ${search.hoy}::date
          and (k.vigente_hasta is null or k.vigente_hasta >= ${search.hoy}::date))`,
      'desc',
    )
  }
  if (search.consulta_id !== null) {
    query = query.orderBy(
      sql`(select case when a.municipio_atencion_id = r.municipio_id then 0 when near.departamento_id = m.departamento_id then 1 else 2 end
        from consultas c join afiliados a on a.id = c.afiliado_id left join municipios near on near.id = a.municipio_atencion_id
        where c.id = ${search.consulta_id} and ${isReachable(ctx)})`,
    )
  }
  const rows = await query
    .orderBy('r.nombre')
    .orderBy('r.id')
    .limit(SEARCH_ROWS)
    .offset(search.pagina * SEARCH_ROWS)
    .execute()
  return rows.map(({ id, nombre, nit, municipio }) => ({
    id,
    nombre,
    prestadores: { nit },
    municipio: { nombre: municipio },
  }))
}

/** The line, locked until the transaction ends, with whether the person reaches its consultation. */
export const lockLine = (trx: Transaction<DB>, ctx: UserCtx, id: number) =>
  trx
    .selectFrom('orden_procedimientos as l')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
    .select([
      'l.id',
      'l.orden_id',
      'l.afiliado_id',
      'l.cup_id',
      'l.rep_id',
      'l.estado_id',
      'l.direccionamieno_automatico',
      'l.consentimiento',
      'o.user_id as autor_id',
      isReachable(ctx).as('accesible'),
    ])
    .where('l.id', '=', id)
    .forNoKeyUpdate('l')
    .executeTakeFirst()

export const activeSite = (db: Kysely<DB>, id: number) =>
  db.selectFrom('reps').select(['id', 'nombre']).where('id', '=', id).where('activo', '=', true).executeTakeFirst()

export interface ManualRouting {
  readonly orden_procedimientos_id: number
  readonly rep_anterior_id: number | null
  readonly rep_id: number
  readonly motivo: string
  readonly user_id: number
  readonly created_at: Date
}

/** Keeps the change in the routing history and on the line; answers the id of the routing. */
export const routeByHand = async (trx: Transaction<DB>, routing: ManualRouting): Promise<number> => {
  const regla = 'manual'
  const { id } = await trx
    .insertInto('direccionamientos')
    .values({ ...routing, regla })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('orden_procedimientos')
    .set({
      rep_id: routing.rep_id,
      direccionamiento_id: id,
      direccionamieno_automatico: false,
      regla_direccionamiento: regla,
      motivo_direccionamiento: routing.motivo,
    })
    .where('id', '=', routing.orden_procedimientos_id)
    .execute()
  return id
}
