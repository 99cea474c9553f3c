/** SQL of one's own data, sessions and preferences. */
import { sql, type Kysely } from 'kysely'
import { IDLE_LOGOUT_MS } from '@cauce/domain/session/idle-limits'
import type { DB } from '../../db/tables.ts'

export const profileRow = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('afiliados as a', 'a.id', 'u.afiliado_id')
    .leftJoin('tipos_documento as t', (join) =>
      join.on((eb) => eb('t.id', '=', eb.fn.coalesce('o.tipo_documento_id', 'a.tipo_documento_id'))),
    )
    .leftJoin('reps as r', (join) => join.on((eb) => eb('r.id', '=', eb.fn.coalesce('o.rep_id', 'a.ips_id'))))
    .leftJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .leftJoin('entidades as e', 'e.id', 'a.entidad_id')
    .select((eb) => [
      'u.id',
      'u.email',
      'u.password_changed_at',
      'u.totp_activo_at',
      'u.ultimo_ingreso_at',
      'o.nombre',
      'o.apellido',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      't.codigo as tipo_documento',
      'o.cargo',
      'o.especialidad',
      'o.registro_profesional',
      'o.profesion',
      'r.nombre as sede',
      eb.fn.coalesce('o.numero_documento', 'a.numero_documento').as('numero_documento'),
      eb.fn.coalesce('o.email_recuperacion', 'a.correo1').as('correo_recuperacion'),
      eb.fn.coalesce('o.telefono_recuperacion', 'a.celular1').as('telefono_recuperacion'),
      eb.fn.coalesce('o.datos_actualizados_at', 'a.datos_actualizados_at').as('datos_actualizados_at'),
      eb.fn.coalesce('e.nombre', 'p.nombre').as('entidad'),
      eb
        .selectFrom('user_role as ur')
        .innerJoin('roles', 'roles.id', 'ur.role_id')
        .whereRef('ur.user_id', '=', 'u.id')
        .select(sql<string[]>`coalesce(array_agg(roles.nombre order by roles.nombre), '{}')`.as('nombres'))
        .as('roles'),
      eb
        .selectFrom('codigos_recuperacion as c')
        .whereRef('c.user_id', '=', 'u.id')
        .where('c.usado_at', 'is', null)
        .select((count) => count.fn.countAll<number | string>().as('total'))
        .as('codigos_recuperacion'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()

/** The sessions of a person that can still be used, the one in use the most recently first. */
export const liveSessions = (db: Kysely<DB>, userId: number, now: Date) =>
  db
    .selectFrom('sesiones')
    .select(['id', 'ip', 'agente', 'creada_at', 'ultima_actividad_at', 'expira_at'])
    .where('user_id', '=', userId)
    .where('provisional', '=', false)
    .where('revocada_at', 'is', null)
    .where('expira_at', '>', now)
    .where('ultima_actividad_at', '>', new Date(now.getTime() - IDLE_LOGOUT_MS))
    .orderBy('ultima_actividad_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends sessions of the person: that one, or all but that one. Answers which ended. */
export const endSessions = async (
  trx: Kysely<DB>,
  userId: number,
  which: { readonly only: number } | { readonly except: number },
  now: Date,
): Promise<number[]> => {
  const rows = await trx
    .updateTable('sesiones')
    .set({ revocada_at: now })
    .where('user_id', '=', userId)
    .where('revocada_at', 'is', null)
    .where((eb) => ('only' in which ? eb('id', '=', which.only) : eb('id', '!=', which.except)))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const documentKinds = (db: Kysely<DB>) =>
  db.selectFrom('tipos_documento').select(['codigo', 'nombre']).orderBy('id').execute()

export const readPreferences = async (db: Kysely<DB>, userId: number): Promise<unknown> =>
  (await db.selectFrom('users').select('preferencias').where('id', '=', userId).executeTakeFirstOrThrow()).preferencias

/** Held until the transaction ends, so that two tabs do not lose each other's choice. */
export const holdPreferences = async (trx: Kysely<DB>, userId: number): Promise<unknown> =>
  (await trx.selectFrom('users').select('preferencias').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow())
    .preferencias

export const writePreferences = async (trx: Kysely<DB>, userId: number, preferencias: object): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ preferencias: JSON.stringify(preferencias) })
    .where('id', '=', userId)
    .execute()
}
