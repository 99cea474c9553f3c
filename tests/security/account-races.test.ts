/** What serves once serves once, also when it is tried many times at once: links, codes, guesses of who sits in a session. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { appCode } from '../support/authenticator.ts'
import { DEMO_PASSWORD, type TestServer, startTestServer } from '../support/server.ts'

const EMAIL = 'medico@cauce.demo'
const DOCUMENT = { tipo_documento: 'CC', numero_documento: '1037580214' }
const STEP_MS = 30_000
const MANY = 20
const readSecret = Schema.decodeUnknownSync(Schema.Struct({ secreto: Schema.String }))
const readCodes = Schema.decodeUnknownSync(Schema.Struct({ codigos: Schema.Array(Schema.String) }))

let server: TestServer
let clock: number
beforeEach(async () => {
  clock = Date.now()
  server = await startTestServer({ now: () => new Date(clock) })
})
afterEach(() => server.close())

const together = <T>(one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: MANY }, (_, index) => one(index)))
const counted = (answers: readonly { readonly status: number }[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]))
const entries = async (accion: string): Promise<number> =>
  (
    await server.db
      .selectFrom('auditoria')
      .select('id')
      .where('accion', '=', accion)
      // The month of the demo also has some.
      .where(sql`detalle ->> 'demo'`, 'is', null)
      .execute()
  ).length

it('veinte contraseñas equivocadas a la vez en una sesión bloquean al contar cinco', async () => {
  const token = await server.login(EMAIL)
  const answers = await together(() => server.call('/api/auth/confirmar', { token, body: { password: 'otra' } }))
  const { intentos_fallidos } = await server.db
    .selectFrom('users')
    .select('intentos_fallidos')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()
  const { 422: wrong, ...rest } = counted(answers)
  expect([intentos_fallidos, wrong, await entries('ingreso.bloqueado')]).toEqual([5, 4, 1])
  expect(Object.keys(rest).every((status) => status === '423' || status === '401')).toBe(true)
  expect((await server.call('/api/auth/me', { token })).status).toBe(401)
})

it('un enlace de recuperación usado veinte veces a la vez escribe una contraseña', async () => {
  await server.call('/api/auth/recuperar-contrasena', { body: DOCUMENT })
  const token = /\/([\w-]{43})\n/u.exec((await server.outbox())[0]?.texto ?? '')?.[1] ?? ''
  const answers = await together((index) =>
    server.call('/api/auth/restablecer-contrasena', { body: { token, password: `Garza.Azul.${index}` } }),
  )
  expect(counted(answers)).toEqual({ 200: 1, 410: MANY - 1 })
  expect(await entries('recuperacion.restablecer')).toBe(1)
})

it('veinte solicitudes a la vez envían tres enlaces, y sirve uno', async () => {
  await together(() => server.call('/api/auth/recuperar-contrasena', { body: DOCUMENT }))
  const links = await server.db.selectFrom('recuperaciones').select('usado_at').execute()
  expect([links.length, links.filter(({ usado_at }) => usado_at === null).length]).toEqual([3, 1])
})

it('un código de la aplicación, o de recuperación, abre una sesión aunque se use en veinte ingresos a la vez', async () => {
  const token = await server.login(EMAIL)
  const { secreto } = readSecret((await server.call('/api/perfil/totp', { method: 'POST', token })).body)
  const confirmed = await server.call('/api/perfil/totp/confirmar', {
    token,
    body: { codigo: appCode(secreto, clock) },
  })
  const [recovery = ''] = readCodes(confirmed.body).codigos
  for (const code of [() => appCode(secreto, clock), () => recovery]) {
    clock += STEP_MS
    const codigo = code()
    const signIns: string[] = []
    for (let index = 0; index < MANY; index += 1) signIns.push(await server.provisional(EMAIL))
    const answers = await together((index) =>
      server.call('/api/auth/validar-codigo', { token: signIns[index] ?? null, body: { codigo } }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    clock += 60 * 60_000
  }
})

it('el bloqueo no se le dice a quien ingresa, y sí a quien está en la sesión', async () => {
  const token = await server.login(EMAIL)
  const signIn = (password: string) => server.call('/api/auth/validar-usuario', { body: { email: EMAIL, password } })
  const unlocked = await signIn('otra')
  for (let attempt = 0; attempt < 4; attempt += 1) await signIn('otra')
  const locked = [await signIn(DEMO_PASSWORD), await signIn('otra')]
  for (const answer of locked) expect([answer.status, answer.body]).toEqual([unlocked.status, unlocked.body])
  const inside = await server.call('/api/auth/confirmar', { token, body: { password: DEMO_PASSWORD } })
  expect(inside).toMatchObject({ status: 423, body: { codigo: 'usuario.bloqueado' } })
})
