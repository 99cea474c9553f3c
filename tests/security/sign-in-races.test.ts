/** Guessing passwords and codes in parallel gains nothing: what is counted is counted one by one. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, type TestServer, startTestServer } from '../support/server.ts'

const CODE_GUESSES_PER_USER = 10

let server: TestServer
/** Of a person whom no other test knows, with the password of the demo. */
let email: string
let id: number
let hired = 0
/** The last entry of the audit before the test. */
let mark: number
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server
  const { password } = await db
    .selectFrom('users')
    .select('password')
    .where('email', '=', 'medico@cauce.demo')
    .executeTakeFirstOrThrow()
  email = `persona${(hired += 1)}@prueba.co`
  const person = { email, password, tipo_usuario: 1, password_changed_at: new Date() }
  id = (await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()).id
  mark = (await db.selectFrom('auditoria').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
})

const signIn = (password: string) => server.call('/api/auth/validar-usuario', { body: { email, password } })
const together = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))
const account = () =>
  server.db
    .selectFrom('users')
    .select(['intentos_fallidos', 'bloqueado_hasta'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const entries = async (accion: string): Promise<number> =>
  (await server.db.selectFrom('auditoria').select('id').where('accion', '=', accion).where('id', '>', mark).execute())
    .length

describe('contraseñas en paralelo', () => {
  it('cuatro fallos a la vez no bloquean', async () => {
    await together(4, () => signIn('No.es.esta.1'))
    expect(await account()).toMatchObject({ intentos_fallidos: 4, bloqueado_hasta: null })
    expect((await signIn(DEMO_PASSWORD)).status).toBe(200)
    expect(await account()).toMatchObject({ intentos_fallidos: 0, bloqueado_hasta: null })
  })

  it.each([5, 20])('%i fallos a la vez bloquean exactamente una vez, treinta minutos', async (count) => {
    const answers = await together(count, () => signIn('No.es.esta.1'))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    const { intentos_fallidos, bloqueado_hasta } = await account()
    expect(intentos_fallidos).toBe(5)
    expect(await entries('ingreso.bloqueado')).toBe(1)
    expect(await entries('ingreso.fallido')).toBe(count - 1)
    const minutes = ((bloqueado_hasta?.getTime() ?? 0) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(28)
    expect(minutes).toBeLessThanOrEqual(30)
    expect((await signIn(DEMO_PASSWORD)).status).toBe(401)
  })
})

const guess = (token: string, codigo: string) => server.call('/api/auth/validar-codigo', { token, body: { codigo } })
/** The code that was mailed last, and another one. */
const lastCode = async () => {
  const mail = (await server.outbox()).find(({ para }) => para === email)
  const codigo = /\b\d{6}\b/u.exec(mail?.texto ?? '')?.[0] ?? ''
  return { codigo, wrong: codigo === '000000' ? '000001' : '000000' }
}
const waiting = async (): Promise<number> => {
  const rows = await server.db
    .selectFrom('sesiones')
    .select('id')
    .where('user_id', '=', id)
    .where('provisional', '=', true)
    .where('revocada_at', 'is', null)
    .execute()
  return rows.length
}

describe('códigos en paralelo', () => {
  it('de un ingreso caben cinco intentos, aunque lleguen a la vez', async () => {
    const token = await server.provisional(email)
    const { codigo, wrong } = await lastCode()
    const answers = await together(20, () => guess(token, wrong))
    expect(answers.every(({ status }) => status === 422 || status === 401)).toBe(true)
    expect(await entries('ingreso.codigo_fallido')).toBe(5)
    expect((await guess(token, codigo)).status).toBe(401)
  })

  it('el mismo código a la vez abre una sola sesión', async () => {
    const token = await server.provisional(email)
    const { codigo } = await lastCode()
    const answers = await together(10, () => guess(token, codigo))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await entries('ingreso.correcto')).toBe(1)
  })

  it('de una persona caben diez intentos, aunque sean de muchos ingresos a la vez', async () => {
    const tokens: string[] = []
    for (let index = 0; index < 25; index += 1) tokens.push(await server.provisional(email))
    await together(tokens.length, (index) => guess(tokens[index] ?? '', '000000'))
    // The tenth guess and all that come after it end their sign-in.
    expect(await waiting()).toBe(CODE_GUESSES_PER_USER - 1)
  })

  it('que la persona ingrese entre tanto no le da más intentos a quien adivina con ingresos de antes', async () => {
    const tokens: string[] = []
    for (let index = 0; index < 15; index += 1) tokens.push(await server.provisional(email))
    await server.login(email)
    for (const token of tokens) await guess(token, '000000')
    expect(await waiting()).toBe(CODE_GUESSES_PER_USER - 1)
  })
})
