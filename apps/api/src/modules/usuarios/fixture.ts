/** For the tests of this module: the small tables, two sites, an administrator of everything and a desk that administers users. */
import type { Kysely } from 'kysely'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { EMPTY_OPERATOR, type OperatorForm } from '@cauce/domain/users/user-form'
import type { DB } from '../../db/tables.ts'
import { ApiFailure } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { seedReference } from '../../seed/reference.ts'
import { addUser, openTestDatabase, sessionUser, testCtx, type TestDatabase } from '../../testing/database.ts'

const DESK_KEYS = ['admin.usuarios', 'cita.afiliados'] as const
/** As `seedReference` numbers them. */
export const ROLE = { administrador: 1, medico: 2, auxiliar: 5, auditor: 6, afiliado: 7 } as const
const CC = 1
export const SITE = 1
export const OTHER_SITE = 2

export interface UsersFixture extends TestDatabase {
  /** Ids of those who are there from the start. */
  readonly chief: number
  readonly desk: number
  /** Context of a user, with a confirmed session of their own and the rights of now. */
  as(userId: number, fields?: Partial<UserCtx>): Promise<UserCtx>
  /** Sessions that were closed and people whose rights changed, as the browser would be told. */
  readonly told: { readonly closed: number[]; readonly rights: number[] }
}

const keysOf = async (db: Kysely<DB>, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_role as ur')
    .innerJoin('role_permiso as rp', 'rp.role_id', 'ur.role_id')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select('p.nombre')
    .distinct()
    .where('ur.user_id', '=', userId)
    .execute()
  return rows.map(({ nombre }) => nombre)
}

const addSites = async (db: Kysely<DB>): Promise<void> => {
  await db.insertInto('departamentos').values({ id: 5, codigo: '05', nombre: 'Antioquia' }).execute()
  const town = { id: 1, codigo: '05001', nombre: 'Medellín', departamento_id: 5, busqueda: 'medellin antioquia' }
  await db.insertInto('municipios').values(town).execute()
  const { id: prestador_id } = await db
    .insertInto('prestadores')
    .values({ nit: '900123456', nombre: 'Clínica del Río' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const site = { prestador_id, municipio_id: 1 }
  await db
    .insertInto('reps')
    .values([
      { ...site, codigo: '0500101', nombre: 'Sede Laureles', busqueda: 'sede laureles 0500101' },
      { ...site, codigo: '0500102', nombre: 'Sede Bello', busqueda: 'sede bello 0500102' },
      { ...site, codigo: '0500103', nombre: 'Sede cerrada', busqueda: 'sede cerrada 0500103', activo: false },
    ])
    .execute()
}

export const openUsers = async (): Promise<UsersFixture> => {
  const database = await openTestDatabase()
  const { db } = database
  await seedReference(db)
  await db
    .insertInto('tipos_documento')
    .values([
      { id: CC, codigo: 'CC', nombre: 'Cédula de ciudadanía' },
      { id: 2, codigo: 'PA', nombre: 'Pasaporte' },
    ])
    .execute()
  await addSites(db)
  const chief = await addUser(db, 'jefe@cauce.demo')
  const desk = await addUser(db, 'mesa@cauce.demo')
  // The seed numbers its own rows: this one goes after them.
  const id = 100
  await db.insertInto('roles').values({ id, nombre: 'Mesa de usuarios' }).execute()
  const keys = await db.selectFrom('permisos').select('id').where('nombre', 'in', DESK_KEYS).execute()
  await db
    .insertInto('role_permiso')
    .values(keys.map((key) => ({ role_id: id, permiso_id: key.id })))
    .execute()
  await db
    .insertInto('user_role')
    .values([
      { user_id: chief, role_id: ROLE.administrador },
      { user_id: desk, role_id: id },
    ])
    .execute()
  const told = { closed: Array<number>(), rights: Array<number>() }
  const as = async (userId: number, fields: Partial<UserCtx> = {}): Promise<UserCtx> => {
    const permissions = userId === chief ? PERMISSIONS : await keysOf(db, userId)
    const ctx = testCtx(db, { user: sessionUser({ id: userId, permissions }), ...fields })
    const session = await db
      .insertInto('sesiones')
      .values({
        token_hash: Buffer.from(crypto.randomUUID()),
        user_id: userId,
        provisional: false,
        expira_at: new Date(ctx.now().getTime() + 3_600_000),
        ultima_actividad_at: ctx.now(),
        confirmada_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      ...ctx,
      user: { ...ctx.user, sesion_id: session.id },
      realtime: {
        ...ctx.realtime,
        closeSessions: (ids) => void told.closed.push(...ids),
        permissionsChanged: (ids) => void told.rights.push(...ids),
      },
    }
  }
  return { ...database, chief, desk, as, told }
}

let made = 0

/** A form that is right, of a person who is not there yet. */
export const newOperator = (fields: Partial<OperatorForm> = {}): OperatorForm => {
  made += 1
  return {
    ...EMPTY_OPERATOR,
    tipo_documento_id: CC,
    numero_documento: String(1_000_000 + made),
    nombre: 'Ana María',
    apellido: `Ruiz Peláez ${made}`,
    email: `persona${made}@cauce.demo`,
    rep_id: SITE,
    ...fields,
  }
}

/** `403 permiso.ajeno {"roles":["…"]}` of a call that is refused; null when it is not. */
export const refusal = async (call: Promise<unknown>): Promise<string | null> => {
  try {
    await call
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return `${error.status} ${error.codigo}${error.errores === undefined ? '' : ` ${JSON.stringify(error.errores)}`}`
  }
}

/** Acts that the audit has of a user, oldest first. */
export const actsOf = async (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('auditoria')
    .select(['accion', 'detalle', 'user_id'])
    .where('recurso', '=', 'usuario')
    .where('recurso_id', '=', String(userId))
    .orderBy('id')
    .execute()
