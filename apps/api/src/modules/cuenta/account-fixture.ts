/** For the tests of this folder: a database with one operator, sessions that are really open, and a clock that they move. */
import { vi } from 'vitest'
import { createSession, Sessions } from '../../http/auth.ts'
import type { Ctx, UserCtx } from '../../http/handle.ts'
import { openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { hashPassword } from '../auth/password.ts'

export const PASSWORD = 'Garza.Azul7*'
export const MINUTE = 60_000
const START = Date.parse('2026-11-21T15:00:00.000Z')
const DAY = 24 * 60 * MINUTE

export interface Account {
  readonly userId: number
  readonly operatorId: number
  readonly email: string
}

/** `status codigo message`, or null when it went well. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { status: number; codigo: string; message: string }) => `${error.status} ${error.codigo} ${error.message}`,
  )

export const openAccounts = async () => {
  const database = await openTestDatabase()
  const { db } = database
  const sessions = new Sessions(db)
  let clock = START
  const now = (): Date => new Date(clock)
  const hash = await hashPassword(PASSWORD)
  await db.insertInto('tipos_documento').values({ id: 1, codigo: 'CC', nombre: 'Cédula de ciudadanía' }).execute()
  let people = 0

  /** A new operator with a password that was changed now. */
  const addOperator = async (recovery: string | null = null): Promise<Account> => {
    people += 1
    const email = `laura.restrepo${people}@hospital.co`
    const { id: operatorId } = await db
      .insertInto('operadores')
      .values({
        nombre: 'Laura',
        apellido: 'Restrepo',
        tipo_documento_id: 1,
        numero_documento: `103758021${people}`,
        email_recuperacion: recovery,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: userId } = await db
      .insertInto('users')
      .values({ email, password: hash, tipo_usuario: 1, operador_id: operatorId, password_changed_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { userId, operatorId, email }
  }

  /** The affiliate that an operator also is, with a user of their own. */
  const addAffiliate = async (numero_documento: string, correo1: string): Promise<void> => {
    await db.insertInto('entidades').values({ id: 1, codigo: 'EPS', nombre: 'EPS' }).execute()
    await db.insertInto('tipos_afiliado').values({ id: 1, nombre: 'Cotizante' }).execute()
    await db.insertInto('estados_afiliado').values({ id: 1, nombre: 'Activo' }).execute()
    const afiliado = await db
      .insertInto('afiliados')
      .values({
        primer_nombre: 'Laura',
        primer_apellido: 'Restrepo',
        tipo_documento_id: 1,
        numero_documento,
        sexo: 'F',
        fecha_nacimiento: '1985-03-02',
        tipo_afiliado_id: 1,
        estado_afiliado_id: 1,
        entidad_id: 1,
        correo1,
        busqueda: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const user = {
      email: correo1,
      password: hash,
      tipo_usuario: 2,
      afiliado_id: afiliado.id,
      password_changed_at: now(),
    }
    await db.insertInto('users').values(user).execute()
  }

  const closed: number[] = []
  const anonymous = testCtx(db, { user: sessionUser({ id: 0 }), now })
  const ctxOf = (fields: Parameters<typeof testCtx>[1]): UserCtx =>
    testCtx(db, {
      now,
      config: { ...anonymous.config, secret: 's'.repeat(40), publicUrl: 'https://cauce.test' },
      realtime: {
        toUser: vi.fn<() => void>(),
        toChannel: vi.fn<() => void>(),
        toReferrals: vi.fn<() => void>(),
        permissionsChanged: vi.fn<() => void>(),
        closeSessions: (ids) => {
          sessions.forgetAll()
          closed.push(...ids)
        },
      },
      ...fields,
    })

  /** Somebody signs in, and that is what their requests carry. */
  const signIn = async ({ userId, email, operatorId }: Account, agente: string | null = null) => {
    const { token, id } = await createSession(db, { userId, provisional: false, now: now(), ip: '127.0.0.1', agente })
    const user = sessionUser({ id: userId, email, operador_id: operatorId, sesion_id: id })
    return { token, ctx: ctxOf({ user, token }) }
  }

  return {
    database,
    db,
    now,
    /** Sessions whose sockets were disconnected. */
    closed,
    addOperator,
    addAffiliate,
    signIn,
    nobody: (): Ctx => ({ ...ctxOf({ user: sessionUser({ id: 0 }) }), user: null }),
    pass: (ms: number): void => {
      clock += ms
    },
    /** A day later nothing of an earlier test counts. */
    nextDay: (): void => {
      clock += DAY
      closed.length = 0
    },
    isOpen: async (token: string): Promise<boolean> => {
      sessions.forgetAll()
      return (await sessions.find(token, now(), true)) !== null
    },
    row: (userId: number) => db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    mails: async (para: string) =>
      db.selectFrom('correos').select(['asunto', 'texto']).where('para', '=', para).orderBy('id', 'desc').execute(),
    audited: async (userId: number): Promise<string[]> => {
      const rows = await db
        .selectFrom('auditoria')
        .select('accion')
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map(({ accion }) => accion)
    },
    close: () => database.close(),
  }
}
export type Accounts = Awaited<ReturnType<typeof openAccounts>>
