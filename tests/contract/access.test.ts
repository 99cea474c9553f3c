/** Who may call what, for every entry of the contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '@cauce/contract/errors'
import { allEntries } from '@cauce/contract/openapi'
import * as Schema from 'effect/Schema'
import { type TestServer, startTestServer } from '../support/server.ts'
import { pathOf } from './samples.ts'

const isFailure = Schema.is(ApiError)
const entries = allEntries().map((item) => ({ ...item, title: `${item.entry.method} ${item.entry.path}` }))
const closed = entries.filter(({ entry }) => entry.access !== 'public')
const withPermission = entries.filter(({ entry }) => typeof entry.access === 'object')
const forSession = entries.filter(({ entry }) => entry.access === 'session' || typeof entry.access === 'object')

/** What an affiliate does alone: of it they have the permission, and who works here has not. */
const isOwn = ({ entry: { access } }: (typeof entries)[number]): boolean =>
  typeof access === 'object' && access.permission.startsWith('autogestion.')

let server: TestServer
let provisional: string
let affiliate: string
let manager: string
beforeAll(async () => {
  server = await startTestServer()
  provisional = await server.provisional('medico@cauce.demo')
  affiliate = await server.login('afiliado@cauce.demo')
  manager = await server.login('referente@cauce.demo')
})
afterAll(() => server.close())

const call = async (item: (typeof entries)[number], token: string | null) => {
  const { entry } = item
  const answer = await server.call(pathOf(entry), { method: entry.method, token, ...(entry.body ? { body: {} } : {}) })
  return answer
}

describe('acceso', () => {
  it.each(closed)('anónimo: 401 en $title', async (item) => {
    const answer = await call(item, null)
    expect(answer.status).toBe(401)
    expect(isFailure(answer.body)).toBe(true)
  })

  it.each(closed)('con un token inventado: 401 en $title', async (item) => {
    expect((await call(item, 'A'.repeat(43))).status).toBe(401)
  })

  it.each(forSession)('el token provisional no abre $title', async (item) => {
    expect((await call(item, provisional)).status).toBe(401)
  })

  it.each(withPermission)('sin el permiso: 403 en $title', async (item) => {
    const answer = await call(item, isOwn(item) ? manager : affiliate)
    expect(answer).toMatchObject({ status: 403, body: { codigo: 'permiso.denegado' } })
    expect(isFailure(answer.body)).toBe(true)
  })

  it('un token de sesión no sirve donde se pide el provisional', async () => {
    const answer = await server.call('/api/auth/validar-codigo', { token: affiliate, body: { codigo: '123456' } })
    expect(answer.status).toBe(401)
  })

  it('al cerrar la sesión su token deja de servir en el acto', async () => {
    const token = await server.login('referente@cauce.demo')
    expect((await server.call('/api/auth/me', { token })).status).toBe(200)
    expect((await server.call('/api/auth/logout', { method: 'POST', token })).status).toBe(200)
    expect((await server.call('/api/auth/me', { token })).status).toBe(401)
  })
})
