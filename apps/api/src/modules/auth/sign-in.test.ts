import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CODES_CLOSED_SUBJECT, WRONG_CODE, codesClosed } from '@cauce/domain/session/access-code'
import { WRONG_CREDENTIALS } from '@cauce/domain/session/lockout'
import { Sessions, bearerToken } from '../../http/auth.ts'
import { type TestDatabase, addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { hashPassword } from './password.ts'
import { resendCode, signOut, signOutUser, validateCode, validateUser } from './service.ts'

const PASSWORD = 'Cauce.2026*'
const START = Date.parse('2026-11-21T15:00:00.000Z')
const MINUTE = 60_000
const EMAIL = 'medico@cauce.demo'

let database: TestDatabase
let sessions: Sessions
let userId: number
let clock = START
const now = () => new Date(clock)
const anonymous = () => testCtx(database.db, { user: sessionUser({ id: userId }), now })

beforeAll(async () => {
  database = await openTestDatabase()
  sessions = new Sessions(database.db)
  userId = await addUser(database.db, EMAIL, await hashPassword(PASSWORD))
})
afterAll(() => database.close())
beforeEach(async () => {
  clock += 24 * 60 * MINUTE
  await database.db.updateTable('users').set({ intentos_fallidos: 0, bloqueado_hasta: null, activo: true }).execute()
})

const enter = (password = PASSWORD, email = EMAIL) => validateUser(anonymous(), email, password)
const lastCode = async (): Promise<string> => {
  const mail = await database.db.selectFrom('correos').select('texto').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return /\b\d{6}\b/u.exec(mail.texto)?.[0] ?? ''
}
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')
/** The context of a request that carries the token, or null when the server does not take it. */
const holder = async (token: string) => {
  const user = await sessions.find(token, now())
  return user ? testCtx(database.db, { user, token, now }) : null
}
const provisional = async () => {
  const { token } = await enter()
  const ctx = await holder(token)
  if (!ctx) throw new Error('the provisional token is not taken')
  return { ctx, token, code: await lastCode() }
}
const signedIn = async () => {
  const { ctx, code } = await provisional()
  const { token } = await validateCode(ctx, code)
  const session = await holder(token)
  if (!session) throw new Error('the session is not taken')
  return { token, ctx: session }
}
const lastAudited = async () => {
  const rows = await database.db.selectFrom('auditoria').select('accion').orderBy('id', 'desc').limit(2).execute()
  return rows.map(({ accion }) => accion)
}
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { status: number; codigo: string; message: string }) => `${error.status} ${error.codigo} ${error.message}`,
  )

describe('primer paso', () => {
  it('con usuario y contraseña da un token provisional y envía el código', async () => {
    const answer = await enter()
    expect(answer).toMatchObject({
      usuario: { email: EMAIL, correo_enmascarado: 'm••••@cauce.demo', segundo_factor: 'correo' },
      espera_segundos: 30,
      vence_segundos: 600,
    })
    expect(await lastCode()).toMatch(/^\d{6}$/u)
    expect(await sessions.find(answer.token, now())).toMatchObject({ id: userId, provisional: true })
  })

  it('no distingue mayúsculas ni espacios del correo', async () => {
    await expect(enter(PASSWORD, '  Medico@Cauce.Demo ')).resolves.toHaveProperty('token')
  })

  it('responde lo mismo al usuario que no existe, a la contraseña mala, al inactivo y al bloqueado', async () => {
    const answers = [await failure(enter(PASSWORD, 'nadie@cauce.demo')), await failure(enter('otra'))]
    await database.db.updateTable('users').set({ activo: false }).execute()
    answers.push(await failure(enter()))
    await database.db
      .updateTable('users')
      .set({ activo: true, bloqueado_hasta: new Date(clock + MINUTE) })
      .execute()
    answers.push(await failure(enter()))
    expect(new Set(answers)).toEqual(new Set([`401 auth.credenciales ${WRONG_CREDENTIALS}`]))
  })

  it('cuatro fallos no bloquean; el quinto bloquea treinta minutos', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await failure(enter('otra'))
    await expect(enter()).resolves.toHaveProperty('token')
    for (let attempt = 0; attempt < 5; attempt += 1) await failure(enter('otra'))
    expect(await failure(enter())).toContain('401')
    clock += 30 * MINUTE - 1
    expect(await failure(enter())).toContain('401')
    clock += 1
    await expect(enter()).resolves.toHaveProperty('token')
  })

  it('veinte fallos simultáneos cuentan hasta cinco y ninguno se pierde', async () => {
    await Promise.all(Array.from({ length: 20 }, () => failure(enter('otra'))))
    const row = await database.db
      .selectFrom('users')
      .select(['intentos_fallidos', 'bloqueado_hasta'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ intentos_fallidos: 5, bloqueado_hasta: new Date(clock + 30 * MINUTE) })
  })

  it('un ingreso correcto borra la cuenta de fallos', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await failure(enter('otra'))
    await enter()
    for (let attempt = 0; attempt < 4; attempt += 1) await failure(enter('otra'))
    await expect(enter()).resolves.toHaveProperty('token')
  })
})

describe('segundo paso', () => {
  it('con el código da la sesión, y el token provisional deja de servir', async () => {
    const { ctx, token, code } = await provisional()
    const answer = await validateCode(ctx, ` ${code} `)
    expect(answer.usuario).toMatchObject({ id: userId, email: EMAIL })
    sessions.forgetAll()
    expect(await holder(token)).toBeNull()
    expect(await sessions.find(answer.token, now())).toMatchObject({ id: userId, provisional: false })
  })

  it('el código sirve una sola vez', async () => {
    const { ctx, code } = await provisional()
    await validateCode(ctx, code)
    expect(await failure(validateCode(ctx, code))).toContain('401')
  })

  it('vence a los diez minutos', async () => {
    const { ctx, code } = await provisional()
    clock += 10 * MINUTE
    expect(await failure(validateCode(ctx, code))).toBe(`422 auth.codigo ${WRONG_CODE}`)
  })

  it('el de otro ingreso no sirve', async () => {
    const other = await provisional()
    const mine = await provisional()
    expect(await failure(validateCode(mine.ctx, other.code === mine.code ? wrong(mine.code) : other.code))).toContain(
      '422',
    )
    await expect(validateCode(other.ctx, other.code)).resolves.toHaveProperty('token')
  })

  it('admite cinco intentos, aunque lleguen juntos; después ni el bueno entra', async () => {
    const { ctx, code } = await provisional()
    const tries = await Promise.all(Array.from({ length: 8 }, () => failure(validateCode(ctx, wrong(code)))))
    expect(tries.filter((answer) => answer?.startsWith('422'))).toHaveLength(5)
    expect(await failure(validateCode(ctx, code))).toContain('401')
  })

  it('diez intentos por persona, sumados sus ingresos, y un ingreso correcto los borra', async () => {
    const [one, two, three] = [await provisional(), await provisional(), await provisional()]
    for (const { ctx, code } of [one, two]) {
      for (let guess = 0; guess < 5; guess += 1) await failure(validateCode(ctx, wrong(code)))
    }
    const closed = `429 auth.codigos_cerrados ${codesClosed(30 * MINUTE)}`
    expect(await failure(validateCode(three.ctx, three.code))).toBe(closed)
    const four = await provisional()
    expect(await failure(validateCode(four.ctx, wrong(four.code)))).toBe(closed)
    const told = await database.db
      .selectFrom('correos')
      .select('id')
      .where('asunto', '=', CODES_CLOSED_SUBJECT)
      .execute()
    expect(told).toHaveLength(1)
    clock += 31 * MINUTE
    const later = await provisional()
    await expect(validateCode(later.ctx, later.code)).resolves.toHaveProperty('token')
  })

  it('reenviar espera treinta segundos, anula el anterior y se agota', async () => {
    const { ctx, code } = await provisional()
    expect(await failure(resendCode(ctx))).toContain('429 auth.espere')
    clock += 30_000
    await expect(resendCode(ctx)).resolves.toMatchObject({ espera_segundos: 30 })
    const second = await lastCode()
    if (second !== code) expect(await failure(validateCode(ctx, code))).toContain('422')
    for (let sends = 2; sends < 5; sends += 1) {
      clock += 30_000
      await resendCode(ctx)
    }
    clock += 30_000
    expect(await failure(resendCode(ctx))).toContain('429 auth.codigos_agotados')
    await expect(validateCode(ctx, await lastCode())).resolves.toHaveProperty('token')
  })

  it('no se guarda ni el código ni el token', async () => {
    const { token, code } = await provisional()
    const rows = await database.db.selectFrom('codigos_acceso').selectAll().execute()
    const stored = JSON.stringify([rows, await database.db.selectFrom('sesiones').selectAll().execute()])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(`"${code}"`)
  })
})

describe('sesión', () => {
  it('termina a los sesenta minutos sin actividad; la actividad la sostiene', async () => {
    const { token } = await signedIn()
    clock += 50 * MINUTE
    expect(await sessions.find(token, now())).not.toBeNull()
    clock += 59 * MINUTE
    expect(await sessions.find(token, now())).not.toBeNull()
    clock += 60 * MINUTE
    expect(await sessions.find(token, now())).toBeNull()
  })

  it('termina a las doce horas aunque haya actividad', async () => {
    const { token } = await signedIn()
    for (let hour = 0; hour < 23; hour += 1) {
      clock += 30 * MINUTE
      expect(await sessions.find(token, now())).not.toBeNull()
    }
    clock += 30 * MINUTE
    expect(await sessions.find(token, now())).toBeNull()
  })

  it('al cerrarla su token deja de servir, y las demás siguen', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    expect((await signOut(one.ctx)).ended).toEqual([one.ctx.user.sesion_id])
    sessions.forgetAll()
    expect(await sessions.find(one.token, now())).toBeNull()
    expect(await sessions.find(two.token, now())).not.toBeNull()
  })

  it('cerrar las de otro no hace nada, salvo para el administrador, que cierra todas', async () => {
    const { ctx, token } = await signedIn()
    const stranger = await addUser(database.db, `ajeno${clock}@cauce.demo`)
    const other = testCtx(database.db, { user: sessionUser({ id: stranger }), now })
    expect((await signOutUser(other, userId)).ended).toEqual([])
    sessions.forgetAll()
    expect(await sessions.find(token, now())).not.toBeNull()
    const admin = testCtx(database.db, { user: sessionUser({ id: stranger, permissions: ['admin.enter'] }), now })
    expect((await signOutUser(admin, userId)).ended).toContain(ctx.user.sesion_id)
  })

  it('quien sale, o se queda quieto en un equipo, conserva su sesión en los demás', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    expect((await signOutUser(here.ctx, userId)).ended).toEqual([here.ctx.user.sesion_id])
    sessions.forgetAll()
    expect(await sessions.find(here.token, now())).toBeNull()
    expect(await sessions.find(there.token, now())).not.toBeNull()
  })

  it('lo que no es un token nuestro no llega a la base de datos', () => {
    const token = 'a'.repeat(43)
    expect(bearerToken(`Bearer ${token}`)).toBe(token)
    for (const header of [
      undefined,
      '',
      'Bearer',
      `Basic ${token}`,
      `Bearer ${token} x`,
      'Bearer corto',
      `Bearer ${'ñ'.repeat(43)}`,
    ]) {
      expect(bearerToken(header)).toBeNull()
    }
  })

  it('cada ingreso, correcto o no, queda en la auditoría', async () => {
    await signedIn()
    expect((await lastAudited())[0]).toBe('ingreso.correcto')
    await failure(enter('otra'))
    await failure(enter(PASSWORD, 'nadie@cauce.demo'))
    expect(await lastAudited()).toEqual(['ingreso.fallido', 'ingreso.fallido'])
  })
})
