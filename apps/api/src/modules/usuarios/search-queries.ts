/** SQL of the list of users. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { AccountState } from '@cauce/domain/users/account-state'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'

export interface UserFilter {
  readonly texto?: string
  readonly rol_id?: number
  readonly estado?: AccountState
  readonly clase?: 'operador' | 'afiliado'
  readonly aplicacion?: boolean
  readonly rep_id?: number
}

const DAY_MS = 86_400_000

/** The rule of `accountState` over `users as u`. `days`: validity of a password, 0 for ever. */
export const stateOf = (now: Date, days: number): RawBuilder<AccountState> => {
  const at = now.toISOString()
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString()
  return sql<AccountState>`case
    when not u.activo then 'inactivo'
    when u.bloqueado_hasta > ${at}::timestamptz then 'bloqueado'
    when ${days}::int > 0 and (u.password_changed_at is null or u.password_changed_at < ${oldest}::timestamptz) then 'contrasena_vencida'
    else 'activo' end`
}

/** Users that the filter lets through, whatever their state. */
const filtered = (db: Kysely<DB>, filter: UserFilter) => {
  let query = db.selectFrom('users as u')
  for (const pattern of wordPatterns(filter.texto ?? '')) query = query.where('u.busqueda', 'like', pattern)
  if (filter.clase !== undefined) {
    query = query.where('u.tipo_usuario', filter.clase === 'afiliado' ? '=' : '!=', AFFILIATE_USER_KIND)
  }
  if (filter.aplicacion !== undefined) {
    query = query.where('u.totp_activo_at', filter.aplicacion ? 'is not' : 'is', null)
  }
  const { rol_id, rep_id } = filter
  if (rol_id !== undefined) {
    query = query.where('u.id', 'in', (eb) =>
      eb.selectFrom('user_role').select('user_id').where('role_id', '=', rol_id),
    )
  }
  if (rep_id !== undefined) {
    query = query.where('u.operador_id', 'in', (eb) =>
      eb.selectFrom('operadores').select('id').where('rep_id', '=', rep_id),
    )
  }
  return query
}

const ORDERS = {
  nombre: sql`u.nombre_orden asc`,
  '-nombre': sql`u.nombre_orden desc`,
  ultimo_ingreso: sql`u.ultimo_ingreso_at asc nulls first`,
  '-ultimo_ingreso': sql`u.ultimo_ingreso_at desc nulls last`,
  creado: sql`u.created_at asc`,
  '-creado': sql`u.created_at desc`,
} as const
export type UserOrder = keyof typeof ORDERS

/** Everything that a row shows, of the users of `ids`. */
export const userRows = (db: Kysely<DB>, ids: readonly number[], state: RawBuilder<AccountState>) =>
  db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('afiliados as a', 'a.id', 'u.afiliado_id')
    .leftJoin('tipos_documento as t', (join) =>
      join.on((eb) => eb('t.id', '=', eb.fn.coalesce('o.tipo_documento_id', 'a.tipo_documento_id'))),
    )
    .leftJoin('reps as r', 'r.id', 'o.rep_id')
    .select((eb) => [
      'u.id',
      'u.version',
      'u.email',
      'u.tipo_usuario',
      'u.activo',
      'u.bloqueado_hasta',
      'u.intentos_fallidos',
      'u.password_changed_at',
      'u.totp_activo_at',
      'u.ultimo_ingreso_at',
      'u.created_at',
      'u.operador_id',
      'o.nombre',
      'o.apellido',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      't.codigo as tipo_documento',
      eb.fn.coalesce('o.numero_documento', 'a.numero_documento').as('numero_documento'),
      'r.nombre as sede',
      state.as('estado'),
      eb
        .selectFrom('user_role as ur')
        .innerJoin('roles', 'roles.id', 'ur.role_id')
        .whereRef('ur.user_id', '=', 'u.id')
        .select(sql<string[]>`coalesce(array_agg(roles.nombre order by roles.nombre), '{}')`.as('nombres'))
        .as('roles'),
    ])
    .where('u.id', 'in', ids.length === 0 ? [0] : ids)
    .execute()

export type UserDbRow = Awaited<ReturnType<typeof userRows>>[number]

/** Ids of a page, in order. */
export const pageOfUsers = async (
  db: Kysely<DB>,
  filter: UserFilter,
  state: RawBuilder<AccountState>,
  page: { readonly orden: UserOrder; readonly limit: number; readonly offset: number },
): Promise<number[]> => {
  let query = filtered(db, filter).select('u.id')
  if (filter.estado !== undefined) query = query.where(state, '=', filter.estado)
  const rows = await query.orderBy(ORDERS[page.orden]).orderBy('u.id').limit(page.limit).offset(page.offset).execute()
  return rows.map(({ id }) => id)
}

/** How many users of each state the other filters let through. */
export const countByState = (db: Kysely<DB>, filter: UserFilter, state: RawBuilder<AccountState>) =>
  filtered(db, filter)
    .select([state.as('estado'), sql<number>`count(*)::int`.as('total')])
    .groupBy(sql`1`)
    .execute()
