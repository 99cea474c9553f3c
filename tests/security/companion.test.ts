/** What goes with a token: who is given a cookie, what the cookie is like, and what the token does without it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { PROGRAM_HEADER } from '@cauce/contract/clientes'
import { BROWSER_CLOSED, SESSION_EXPIRED } from '@cauce/domain/session/idle-limits'
import { makeKey } from '../../apps/api/src/http/client-key.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

const EMAIL = 'medico@cauce.demo'
const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))

let server: TestServer
let secure: TestServer
beforeAll(async () => {
  server = await startTestServer()
  secure = await startTestServer({ config: { publicUrl: 'https://cauce.test' } })
})
afterAll(async () => {
  await server.close()
  await secure.close()
})

/** The answer of the second step, and its token. */
const enter = async (at: TestServer, headers: Readonly<Record<string, string>> = {}) => {
  const provisional = await at.provisional(EMAIL)
  const mail = (await at.outbox()).find(({ para }) => para === EMAIL)
  const codigo = /\b\d{6}\b/u.exec(mail?.texto ?? '')?.[0] ?? ''
  const answer = await at.call('/api/auth/validar-codigo', { token: provisional, body: { codigo }, headers })
  expect(answer.status).toBe(200)
  return { token: readToken(answer.body).token, cookies: answer.headers.getSetCookie() }
}
/** With these headers and no others. */
const ask = (token: string, headers: Readonly<Record<string, string>> = {}) =>
  server.call('/api/auth/me', { headers: { authorization: `Bearer ${token}`, ...headers } })
const pairOf = (cookies: readonly string[]): string => cookies[0]?.split(';', 1)[0] ?? ''

describe('la sesión de un navegador', () => {
  it('recibe una cookie sin vencimiento, que ningún programa de la página lee ni otro sitio hace viajar', async () => {
    const { cookies } = await enter(server)
    expect(cookies).toEqual([expect.stringMatching(/^cauce=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/u)])
    const overHttps = (await enter(secure)).cookies
    expect(overHttps).toEqual([
      expect.stringMatching(/^__Host-cauce=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/u),
    ])
  })

  it('no se guarda sino la huella de la cookie', async () => {
    const { cookies } = await enter(server)
    const rows = await server.db.selectFrom('sesiones').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(pairOf(cookies).split('=')[1])
  })

  it('el token sin su cookie es 401, con lo mismo que uno inventado y sin contar como actividad', async () => {
    const { token, cookies } = await enter(server)
    const [other, forged] = [await enter(server), 'A'.repeat(43)]
    for (const [headers, error] of [
      [{}, BROWSER_CLOSED],
      [{ cookie: pairOf(other.cookies) }, SESSION_EXPIRED],
      [{ cookie: `cauce=${token}` }, SESSION_EXPIRED],
    ] as const) {
      for (const tried of [token, forged]) {
        const answer = await ask(tried, headers)
        expect(answer).toMatchObject({ status: 401, body: { codigo: 'sesion.requerida', error } })
      }
    }
    expect((await server.call('/api/auth/me', { headers: { cookie: pairOf(cookies) } })).status).toBe(401)
    expect((await ask(token, { cookie: pairOf(cookies) })).status).toBe(200)
  })

  it('ni la clave de un programa la reemplaza', async () => {
    const { token } = await enter(server)
    const { key } = await addProgram('Uno cualquiera')
    expect((await ask(token, { [PROGRAM_HEADER]: key })).status).toBe(401)
  })

  it('al salir, la cookie se va', async () => {
    const { token, cookies } = await enter(server)
    const headers = { cookie: pairOf(cookies) }
    const answer = await server.call('/api/auth/logout', { method: 'POST', token, headers })
    expect(answer.headers.getSetCookie()).toEqual(['cauce=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'])
    expect((await ask(token, headers)).status).toBe(401)
  })
})

const addProgram = async (nombre: string) => {
  const { clave, ...kept } = makeKey()
  const { id } = await server.db
    .insertInto('clientes')
    .values({ nombre, activo: true, ...kept })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key: clave }
}

describe('la sesión de un programa', () => {
  it('no recibe cookie: pide en cada llamada la clave del programa que la abrió', async () => {
    const [mine, other] = [await addProgram('Puente de laboratorio'), await addProgram('Otro puente')]
    const { token, cookies } = await enter(server, { [PROGRAM_HEADER]: mine.key })
    expect(cookies).toEqual([])
    expect((await ask(token, { [PROGRAM_HEADER]: mine.key })).status).toBe(200)
    expect((await ask(token)).status).toBe(401)
    expect((await ask(token, { [PROGRAM_HEADER]: other.key })).status).toBe(401)
    await server.db.updateTable('clientes').set({ activo: false }).where('id', '=', mine.id).execute()
    const refused = () => ask(token, { [PROGRAM_HEADER]: mine.key }).then(({ status }) => status)
    await expect.poll(refused, { timeout: 10_000 }).toBe(403)
  })
})
