/** SQL of the audit: pages of entries, one entry, who and what they are about. */
import { sql, type Kysely } from 'kysely'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { counted } from '../../kit/list/counted.ts'
import { matches, type AuditFilter } from './filter.ts'

/** Somebody's name as lists show it: an operator's, an affiliate's, or else the e-mail. */
const personName = sql<string>`coalesce(
  nullif(trim(concat(o.nombre, ' ', o.apellido)), ''),
  nullif(trim(concat_ws(' ', ua.primer_nombre, ua.segundo_nombre, ua.primer_apellido, ua.segundo_apellido)), ''),
  u.email)`
/** Who acted, and for whom when they stood in for somebody. */
const actorName = sql<string>`concat(${personName}, ', en sustitución de ' ||
  coalesce(nullif(trim(concat(ot.nombre, ' ', ot.apellido)), ''), ut.email))`
const affiliateName = sql<
  string | null
>`nullif(trim(concat_ws(' ', f.primer_nombre, f.segundo_nombre, f.primer_apellido, f.segundo_apellido)), '')`

/** The newest entry; 0 when there is none. */
export const newestEntry = async (db: Kysely<DB>): Promise<number> => {
  const row = await db
    .selectFrom('auditoria')
    .select(sql<number>`coalesce(max(id), 0)`.as('id'))
    .executeTakeFirstOrThrow()
  return row.id
}

interface Slice {
  readonly corte: number
  readonly limit: number
  readonly offset?: number
  /** Entries older than this one, which is not included. */
  readonly antes?: number
}

/** Entries up to `corte`, the newest first. The page is cut before anything is joined to it. */
export const entries = (db: Kysely<DB>, filter: AuditFilter, { corte, limit, offset = 0, antes }: Slice) =>
  db
    .with('a', (cte) => {
      const query = cte
        .selectFrom('auditoria as a')
        .selectAll('a')
        .where(matches(filter))
        .where('a.id', '<=', corte)
        .orderBy('a.created_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(limit)
        .offset(offset)
      return antes === undefined
        ? query
        : query.where(
            sql<boolean>`(a.created_at, a.id) < (select ant.created_at, ant.id from auditoria ant where ant.id = ${antes}::bigint)`,
          )
    })
    .selectFrom('a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('afiliados as ua', 'ua.id', 'u.afiliado_id')
    .leftJoin('users as ut', (join) =>
      join.on('ut.id', '=', sql<number>`(a.detalle ->> 'en_sustitucion_de_user_id')::int`),
    )
    .leftJoin('operadores as ot', 'ot.id', 'ut.operador_id')
    .leftJoin('afiliados as f', 'f.id', 'a.afiliado_id')
    .leftJoin('tipos_documento as td', 'td.id', 'f.tipo_documento_id')
    .select([
      'a.id',
      'a.created_at',
      'a.accion',
      'a.recurso',
      'a.recurso_id',
      'a.user_id',
      'u.email',
      sql<string>`case when u.id is null then null else ${actorName} end`.as('persona'),
      'a.afiliado_id',
      affiliateName.as('afiliado'),
      'td.codigo as tipo_documento',
      'f.numero_documento',
      'a.ip',
      'a.agente',
      'a.detalle',
    ])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute()

export type EntryRow = Awaited<ReturnType<typeof entries>>[number]

/** The entry, or undefined. */
export const entryById = async (db: Kysely<DB>, id: number): Promise<EntryRow | undefined> => {
  const [found] = await entries(db, { id }, { corte: id, limit: 1 })
  return found
}

/** How many entries match up to `corte`, no further than a list counts. */
export const countEntries = async (db: Kysely<DB>, filter: AuditFilter, corte: number): Promise<number> => {
  const matching = db
    .selectFrom('auditoria as a')
    .select(sql<number>`1`.as('uno'))
    .where(matches(filter))
    .where('a.id', '<=', corte)
  const { total } = await db.selectNoFrom(counted(sql`${matching}`).as('total')).executeTakeFirstOrThrow()
  return total
}

const people = (db: Kysely<DB>) =>
  db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('afiliados as ua', 'ua.id', 'u.afiliado_id')
    .select(['u.id', 'u.email', personName.as('nombre')])

/** Users by name, e-mail or document. */
export const findPeople = (db: Kysely<DB>, texto: string, limit: number) => {
  let query = people(db)
  for (const pattern of wordPatterns(texto)) query = query.where('u.busqueda', 'like', pattern)
  return query.orderBy('u.email').limit(limit).execute()
}

export const peopleByIds = async (db: Kysely<DB>, ids: readonly number[]) =>
  ids.length === 0 ? [] : people(db).where('u.id', 'in', ids).execute()

export const personById = (db: Kysely<DB>, id: number) => people(db).where('u.id', '=', id).executeTakeFirst()

const affiliates = (db: Kysely<DB>) =>
  db
    .selectFrom('afiliados as f')
    .innerJoin('tipos_documento as td', 'td.id', 'f.tipo_documento_id')
    .select(['f.id', affiliateName.as('afiliado'), 'td.codigo as tipo_documento', 'f.numero_documento'])

/** Affiliates with exactly that document number, whatever its kind. */
export const affiliatesByDocument = (db: Kysely<DB>, documento: string, limit: number) =>
  affiliates(db)
    // By kind and number, as the index has them.
    .where('f.tipo_documento_id', 'in', (eb) => eb.selectFrom('tipos_documento').select('id'))
    .where('f.numero_documento', '=', documento)
    .orderBy('f.id')
    .limit(limit)
    .execute()

export const affiliateById = (db: Kysely<DB>, id: number) => affiliates(db).where('f.id', '=', id).executeTakeFirst()
