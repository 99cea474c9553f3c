/** SQL of the substitutions. */
import { sql, type Kysely } from 'kysely'
import type { SubstitutionState } from '@cauce/domain/access/substitution'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { wordPatterns } from '../../db/like.ts'
import { holdsKey } from '../../db/held-keys.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'

const CLINICAL = 'blog.vista'
const CANDIDATES = 20

export interface SubstitutionFilter {
  readonly usuario_id?: number
  readonly estado?: SubstitutionState
}

/** The same as the rule `substitutionState`, over a row. */
const stateOf = (today: CalendarDate) => sql<SubstitutionState>`case when s.revocada_at is not null then 'revocada'
  when s.desde > ${today}::date then 'programada' when s.hasta < ${today}::date then 'terminada' else 'vigente' end`

const filtered = (db: Kysely<DB>, { usuario_id, estado }: SubstitutionFilter, today: CalendarDate) => {
  let query = db.selectFrom('sustituciones as s')
  if (usuario_id !== undefined) {
    query = query.where((eb) =>
      eb.or([eb('s.titular_user_id', '=', usuario_id), eb('s.sustituto_user_id', '=', usuario_id)]),
    )
  }
  return estado === undefined ? query : query.where(stateOf(today), '=', estado)
}

export const countOf = async (db: Kysely<DB>, filter: SubstitutionFilter, today: CalendarDate): Promise<number> => {
  const counted = filtered(db, filter, today).select(sql<number>`count(*)`.as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

/** The newest first. */
export const pageOf = (
  db: Kysely<DB>,
  filter: SubstitutionFilter,
  today: CalendarDate,
  page: { readonly limit: number; readonly offset: number },
) =>
  filtered(db, filter, today)
    .selectAll('s')
    .select(stateOf(today).as('estado'))
    .orderBy('s.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** How the users of these ids are called. */
export const namesOf = async (db: Kysely<DB>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['u.id', personName.as('nombre')])
    .where('u.id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}

/** Active professionals who attend, by name, document or mail. */
export const professionals = (db: Kysely<DB>, texto: string) => {
  let query = db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['u.id', personName.as('nombre'), 'o.cargo', 'o.registro_profesional'])
    .where('u.activo', '=', true)
    .where(holdsKey(CLINICAL))
  for (const pattern of wordPatterns(texto)) query = query.where('u.busqueda', 'like', pattern)
  return query.orderBy('u.nombre_orden').orderBy('u.id').limit(CANDIDATES).execute()
}

/** The two people, held until the transaction ends, in the order of their ids. */
export const holdBoth = (trx: Kysely<DB>, ids: readonly number[]) =>
  trx
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['u.id', 'u.activo', 'o.registro_profesional', 'o.profesion', personName.as('nombre')])
    .where('u.id', 'in', ids)
    .orderBy('u.id')
    .forUpdate('u')
    .execute()

/** True when a grant of the pair that nobody revoked has one of these days. */
export const overlaps = async (
  trx: Kysely<DB>,
  grant: {
    readonly titular_user_id: number
    readonly sustituto_user_id: number
    readonly desde: string
    readonly hasta: string
  },
): Promise<boolean> => {
  const found = await trx
    .selectFrom('sustituciones')
    .select('id')
    .where('titular_user_id', '=', grant.titular_user_id)
    .where('sustituto_user_id', '=', grant.sustituto_user_id)
    .where('revocada_at', 'is', null)
    .where('desde', '<=', grant.hasta)
    .where('hasta', '>=', grant.desde)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The grant, held until the transaction ends. */
export const holdGrant = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('sustituciones').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
