/** Who may open a socket, told in the protocol itself: packets of text over plain HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { credentials } from '../support/credentials.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

const CONNECT = '40'
const ACCEPTED = /^40\{/u
const REFUSED = /^44\{"message":"sesion\.requerida"/u
const SERVER_CLOSED = /^(?:1|41|6)/u
const readOpening = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ sid: Schema.String })))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A polling connection: says packets, hears packets. */
const connect = async (auth: object | null, headers: Readonly<Record<string, string>> = {}) => {
  const address = `${server.url}/socket.io/?EIO=4&transport=polling`
  const opening = await (await fetch(address, { headers })).text()
  const { sid } = readOpening(opening.slice(1))
  const mine = `${address}&sid=${sid}`
  await fetch(mine, { method: 'POST', body: `${CONNECT}${auth ? JSON.stringify(auth) : ''}` })
  const hear = async () => (await fetch(mine)).text()
  return { first: await hear(), hear }
}

const cookieOf = (token: string) => ({ cookie: credentials(token)['cookie'] ?? '' })

describe('tiempo real', () => {
  it('sin token, con uno inventado o con el provisional no se entra', async () => {
    const provisional = await server.provisional('medico@cauce.demo')
    for (const auth of [null, {}, { token: 7 }, { token: 'A'.repeat(43) }, { token: provisional }]) {
      expect((await connect(auth)).first).toMatch(REFUSED)
    }
  })

  it('con la sesión se entra, y al cerrarla el servidor corta', async () => {
    const token = await server.login('medico@cauce.demo')
    const socket = await connect({ token }, credentials(token))
    expect(socket.first).toMatch(ACCEPTED)
    const next = socket.hear()
    expect((await server.call('/api/auth/logout', { method: 'POST', token })).status).toBe(200)
    expect(await next).toMatch(SERVER_CLOSED)
    expect((await connect({ token }, credentials(token))).first).toMatch(REFUSED)
  })

  it('el token sin la cookie de su navegador, o con la de otra sesión, no abre nada; la cookie sola, tampoco', async () => {
    const [token, other] = [await server.login('medico@cauce.demo'), await server.login('admin@cauce.demo')]
    expect((await connect({ token }, cookieOf(token))).first).toMatch(ACCEPTED)
    for (const [auth, headers] of [
      [{ token }, {}],
      [{ token }, cookieOf(other)],
      [null, cookieOf(token)],
    ] as const) {
      expect((await connect(auth, headers)).first).toMatch(REFUSED)
    }
  })
})
