/** The account over HTTP: what an expired password leaves, and what ends where. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntries } from '@cauce/contract/openapi'
import * as Schema from 'effect/Schema'
import { PASSWORD_EXPIRED } from '@cauce/domain/session/password-expiry'
import { credentials } from '../support/credentials.ts'
import { DEMO_PASSWORD, type TestServer, startTestServer } from '../support/server.ts'
import { pathOf } from './samples.ts'

const EXPIRED = 'vencido@cauce.demo'
const NEXT = 'Garza.Azul7*'
const REFUSED = /^44\{"message":"sesion\.contrasena_vencida"/u
const ACCEPTED = /^40\{/u
const SERVER_CLOSED = /^(?:1|41|6)/u
const readOpening = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ sid: Schema.String })))
const readUser = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.Int, contrasena_vencida: Schema.Boolean }))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A polling connection: says its token, hears packets. */
const connect = async (token: string) => {
  const address = `${server.url}/socket.io/?EIO=4&transport=polling`
  const headers = credentials(token)
  const opening = await (await fetch(address, { headers })).text()
  const mine = `${address}&sid=${readOpening(opening.slice(1)).sid}`
  await fetch(mine, { method: 'POST', headers, body: `40${JSON.stringify({ token })}` })
  const hear = async () => (await fetch(mine, { headers })).text()
  return { first: await hear(), hear }
}
const me = async (token: string) => readUser((await server.call('/api/auth/me', { token })).body)

describe('con la contraseña vencida', () => {
  it('se ingresa, y solo se sirve lo que hace falta para cambiarla o salir', async () => {
    const token = await server.login(EXPIRED)
    expect(await me(token)).toMatchObject({ contrasena_vencida: true })
    const asked = allEntries().filter(({ entry }) => entry.access !== 'public' && entry.access !== 'provisional')
    for (const { name, entry } of asked.filter((one) => one.entry.duringExpiry !== true)) {
      const answer = await server.call(pathOf(entry), { method: entry.method, token })
      expect([name, answer.status, answer.body]).toEqual([
        name,
        403,
        { error: PASSWORD_EXPIRED, codigo: 'sesion.contrasena_vencida' },
      ])
    }
    expect(asked.filter((one) => one.entry.duringExpiry === true).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['me', 'logout', 'cerrarSesion', 'actualizarContrasena', 'preferencias']),
    )
    expect((await connect(token)).first).toMatch(REFUSED)
  })

  it('al cambiarla se sirve todo, en la misma sesión', async () => {
    const token = await server.login(EXPIRED)
    const { id } = await me(token)
    const body = { password_current: DEMO_PASSWORD, password: NEXT, password_changed_at: '2099-01-01' }
    const path = `/api/usuarios/actualizar-contrasena-usuario/${id}`
    expect((await server.call(path, { token, body })).body).toEqual({ mensaje: 'Contraseña actualizada correctamente' })
    expect(await me(token)).toMatchObject({ contrasena_vencida: false })
    expect((await server.call('/api/perfil', { token })).status).toBe(200)
    expect((await connect(token)).first).toMatch(ACCEPTED)
  })
})

it('cerrar otra sesión propia la desconecta de inmediato', async () => {
  const [mine, other] = [await server.login('medico@cauce.demo'), await server.login('medico@cauce.demo')]
  const socket = await connect(other)
  expect(socket.first).toMatch(ACCEPTED)
  const next = socket.hear()
  const answer = await server.call('/api/perfil/sesiones/cerrar-otras', { method: 'POST', token: mine })
  expect(answer.body).toMatchObject({ cerradas: 1 })
  expect(await next).toMatch(SERVER_CLOSED)
  expect((await server.call('/api/auth/me', { token: other })).status).toBe(401)
  expect((await server.call('/api/auth/me', { token: mine })).status).toBe(200)
})

it('cinco contraseñas equivocadas bloquean y cierran la sesión', async () => {
  const token = await server.login('oncologo@cauce.demo')
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await server.call('/api/auth/confirmar', { token, body: { password: 'otra' } })).status)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 423, 401])
})
