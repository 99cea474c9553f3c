/** Every call of the contract, for everybody, on what is theirs, somebody else's and nobody's. @fuente OWASP ASVS 5.0, 8.2 and 8.3 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntries } from '@cauce/contract/openapi'
import { type Ordering, openOrdering } from '../support/ordering.ts'
import { type Subject, CASES, type Case, WHOSE, type Whose, prepareRecords } from './cases.ts'
import { CALLERS, type Caller, PEOPLE, type Tokens, openTokens } from './callers.ts'
import { expectedStatus } from './rules.ts'
import { fingerprint } from './fingerprint.ts'

let ordering: Ordering
let tokens: Tokens
let records: Readonly<Record<Whose, Subject>>
beforeAll(async () => {
  ordering = await openOrdering()
  tokens = await openTokens(ordering.server)
  records = await prepareRecords(ordering, tokens)
})
afterAll(() => ordering.close())

const entries = new Map(allEntries().map(({ module, name, entry }) => [`${module}.${name}`, entry]))
const entryOf = (key: string) => {
  const entry = entries.get(key)
  if (!entry) throw new Error(`El contrato no tiene ${key}`)
  return entry
}

const send = async (one: Case, caller: Caller, whose: Whose) => {
  const entry = entryOf(one.entry)
  const record = one.fresh ? await records[whose].fresh() : records[whose]
  const { path, body } = one.request(record)
  const before = await fingerprint(ordering.server.db)
  const answer = await ordering.server.call(`/api${path}`, {
    method: entry.method,
    token: tokens[caller.name],
    ...(body === undefined ? {} : { body }),
  })
  return { answer, before, after: await fingerprint(ordering.server.db) }
}

it('la tabla nombra todas las llamadas del contrato', () => {
  expect(new Set(CASES.map(({ entry }) => entry))).toEqual(new Set(entries.keys()))
})

describe.each(CASES.map((one) => ({ ...one, title: one.variant ? `${one.entry} (${one.variant})` : one.entry })))(
  '$title',
  (one) => {
    it.each(CALLERS)('$name', async (caller) => {
      for (const whose of one.onRecord ? WHOSE : (['propio'] as const)) {
        const { answer, before, after } = await send(one, caller, whose)
        const wanted = expectedStatus(entryOf(one.entry), one, caller, whose)
        expect(`${whose}: ${answer.status}`, JSON.stringify(answer.body).slice(0, 300)).toBe(`${whose}: ${wanted}`)
        if (wanted >= 400) expect(after).toEqual(before)
      }
    })
  },
)

/** Ids of the doctors in the person's agenda. */
const doctors = async (email: string) => {
  const token = await ordering.server.login(email)
  const { body } = await ordering.server.call('/api/consultas/agenda/buscar', { token, body: { por_pagina: 100 } })
  return new Set([...JSON.stringify(body).matchAll(/"medico":\{"id":(\d+)/gu)].map(([, id]) => Number(id)))
}

describe('lo que se responde es de quien pregunta', () => {
  it('la agenda es la propia, y la de todos solo con el permiso', async () => {
    expect([...(await doctors('medico@cauce.demo'))]).toEqual([1])
    expect((await doctors('admin@cauce.demo')).size).toBeGreaterThan(1)
  })

  it('auth/me es siempre la persona del token', async () => {
    for (const { email } of PEOPLE) {
      const token = await ordering.server.login(email)
      const { body } = await ordering.server.call('/api/auth/me?id=1&user_id=1', { token })
      expect(body).toMatchObject({ email })
    }
  })
})

const idOf = async (email: string): Promise<number> =>
  (await ordering.server.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const victimOf = (email: string): string =>
  email === 'oncologo@cauce.demo' ? 'referente@cauce.demo' : 'oncologo@cauce.demo'

describe('cerrar la sesión de otro', () => {
  it.each(PEOPLE)(
    '$email recibe la misma respuesta, y solo el administrador la cierra de verdad',
    async ({ email, permissions }) => {
      const { server } = ordering
      const token = await server.login(email)
      const victim = await server.login(victimOf(email))
      const close = (user_id: number) => server.call('/api/auth/cerrar-sesion', { token, body: { user_id } })
      const [mine, absent] = [await close(await idOf(victimOf(email))), await close(99_999)]
      expect([mine.status, absent.status]).toEqual([200, 200])
      expect(mine.body).toEqual(absent.body)
      const alive = (await server.call('/api/auth/me', { token: victim })).status === 200
      expect(alive).toBe(!permissions.includes('admin.enter'))
    },
  )
})

describe('un token que se apaga', () => {
  it('deja de servir en menos de dos segundos cuando se inactiva a la persona', async () => {
    const { server } = ordering
    const token = await server.login('referente@cauce.demo')
    expect((await server.call('/api/auth/me', { token })).status).toBe(200)
    await server.db.updateTable('users').set({ activo: false }).where('email', '=', 'referente@cauce.demo').execute()
    const deadline = Date.now() + 2_000
    let status = 200
    while (status === 200 && Date.now() < deadline) status = (await server.call('/api/auth/me', { token })).status
    expect(status).toBe(401)
    expect(
      (
        await server.call('/api/auth/validar-usuario', {
          body: { email: 'referente@cauce.demo', password: 'Cauce.2026*' },
        })
      ).status,
    ).toBe(401)
    await server.db.updateTable('users').set({ activo: true }).where('email', '=', 'referente@cauce.demo').execute()
  })
})
