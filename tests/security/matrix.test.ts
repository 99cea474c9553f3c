/**
 * Every call of the contract × everybody who may knock, generated from the contract: nobody has to remember to add a call here.
 * What a call answers to who passes the gate is the matter of the cases of its records; here it is who passes and who does not.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '@cauce/contract/entry'
import { allEntries } from '@cauce/contract/openapi'
import { createSession } from '../../apps/api/src/http/auth.ts'
import { type TestServer, startTestServer } from '../support/server.ts'
import { PEOPLE } from './callers.ts'
import { fingerprint } from './fingerprint.ts'

interface Knocker {
  readonly name: string
  readonly email: string | null
  readonly kind: 'none' | 'forged' | 'provisional' | 'idle' | 'spent' | 'revoked' | 'expiredPassword' | 'session'
  readonly permissions: readonly string[]
}

const stranger = (name: string, kind: Knocker['kind'], email: string | null = null): Knocker => ({
  name,
  kind,
  email,
  permissions: [],
})

const KNOCKERS: readonly Knocker[] = [
  stranger('anónimo', 'none'),
  stranger('token inventado', 'forged'),
  stranger('token provisional', 'provisional', 'admin@cauce.demo'),
  stranger('token sin actividad en una hora', 'idle', 'admin@cauce.demo'),
  stranger('token de hace más de doce horas', 'spent', 'admin@cauce.demo'),
  stranger('token revocado', 'revoked', 'admin@cauce.demo'),
  stranger('contraseña vencida', 'expiredPassword', 'vencido@cauce.demo'),
  ...PEOPLE.map(({ name, email, permissions }): Knocker => ({ name, email, permissions, kind: 'session' })),
]

const HOUR_MS = 3_600_000
/** Of nobody: a call that passes the gate finds nothing to change. */
const ABSENT = '2000000000'

let server: TestServer
const ids = new Map<string, number>()
beforeAll(async () => {
  server = await startTestServer()
  for (const { id, email } of await server.db.selectFrom('users').select(['id', 'email']).execute()) ids.set(email, id)
})
afterAll(() => server.close())

/** A session of this very call: some calls end sessions. */
const knock = async ({ kind, email }: Knocker): Promise<string | null> => {
  if (kind === 'none') return null
  if (kind === 'forged') return 'A'.repeat(43)
  const userId = ids.get(email ?? '')
  if (userId === undefined) throw new Error(`La demostración no tiene a ${email}`)
  const ago = kind === 'idle' ? 61 / 60 : kind === 'spent' ? 12.1 : 0
  const now = new Date(Date.now() - ago * HOUR_MS)
  const origin = { ip: '127.0.0.1', agente: null }
  const { db } = server
  const { token, id } = await createSession(db, { userId, provisional: kind === 'provisional', now, ...origin })
  const change = kind === 'spent' ? { ultima_actividad_at: new Date() } : { revocada_at: new Date() }
  if (kind === 'spent' || kind === 'revoked') {
    await db.updateTable('sesiones').set(change).where('id', '=', id).execute()
  }
  return token
}

/** What the gate must say: a status and a code, or null when the knocker passes. */
const refusal = ({ access, duringExpiry }: Entry, { kind, permissions }: Knocker): string | null => {
  if (access === 'public') return null
  if (access === 'provisional') {
    if (kind === 'provisional') return null
    return kind === 'session' || kind === 'expiredPassword' ? '401 sesion.ya_iniciada' : '401 sesion.requerida'
  }
  if (kind === 'provisional') return '401 sesion.provisional'
  if (kind === 'expiredPassword') {
    if (duringExpiry !== true) return '403 sesion.contrasena_vencida'
    return typeof access === 'object' ? '403 permiso.denegado' : null
  }
  if (kind !== 'session') return '401 sesion.requerida'
  return typeof access === 'object' && !permissions.includes(access.permission) ? '403 permiso.denegado' : null
}

const GATE = new Set([
  '401 sesion.requerida',
  '401 sesion.provisional',
  '401 sesion.ya_iniciada',
  '403 permiso.denegado',
  '403 sesion.contrasena_vencida',
])

const codeOf = (body: unknown): string => {
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'codigo') : undefined
  return typeof code === 'string' ? code : ''
}

const call = async (entry: Entry, who: Knocker) => {
  const path = `/api${entry.path.replaceAll(/:[A-Za-z]+/gu, ABSENT)}`
  const body = entry.body === undefined ? {} : { body: {} }
  const { status, body: answer } = await server.call(path, { method: entry.method, token: await knock(who), ...body })
  return { status, answer: `${status} ${codeOf(answer)}` }
}

/** A session made for the call is no change of the call. */
const written = async (): Promise<object> => ({ ...(await fingerprint(server.db)), sesiones: 0 })

const entries = allEntries().map(({ entry }) => ({ entry, title: `${entry.method} ${entry.path}` }))
console.info(`Matriz de acceso: ${entries.length} llamadas × ${KNOCKERS.length} = ${entries.length * KNOCKERS.length}`)

describe('quién pasa', () => {
  it.each(entries)('$title', async ({ entry }) => {
    const before = await written()
    for (const who of KNOCKERS.filter((one) => refusal(entry, one) !== null)) {
      expect(`${who.name}: ${(await call(entry, who)).answer}`).toBe(`${who.name}: ${refusal(entry, who)}`)
    }
    expect(await written()).toEqual(before)
    for (const who of KNOCKERS.filter((one) => refusal(entry, one) === null)) {
      const { status, answer } = await call(entry, who)
      expect(status, `${who.name}: ${answer}`).toBeLessThan(500)
      // A call may still refuse its own record with 403; it says so with another sentence of its own, never at the gate.
      if (entry.access !== 'public') expect(GATE.has(answer), `${who.name}: ${answer}`).toBe(false)
    }
  })
})
