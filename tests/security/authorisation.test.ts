/** Every clinical call, for everybody, on what is theirs, somebody else's and nobody's. @fuente OWASP ASVS 5.0, 8.2 and 8.3 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntries } from '@cauce/contract/openapi'
import { type Ordering, openOrdering } from '../support/ordering.ts'
import { ACCOUNT_CASES } from './account-cases.ts'
import { ADMINISTRATION_CASES } from './administration-cases.ts'
import { CALLERS, type Caller, PEOPLE, type Tokens, openTokens } from './callers.ts'
import { type Subject, CASES, type Case, WHOSE, type Whose, prepareRecords } from './cases.ts'
import { CHAT_CASES } from './chat-cases.ts'
import { MASTER_CASES } from './master-cases.ts'
import { NO_RECORD } from './no-record.ts'
import { ORDER_CASES } from './order-cases.ts'
import { READING_CASES } from './reading-cases.ts'
import { RECORD_CASES } from './record-cases.ts'
import { expectedStatus } from './rules.ts'
import { type Untouched, untouched } from './untouched.ts'
import { watchWrites, written } from './written.ts'

let ordering: Ordering
let tokens: Tokens
let records: Readonly<Record<Whose, Subject>>
beforeAll(async () => {
  ordering = await openOrdering()
  tokens = await openTokens(ordering.server)
  records = await prepareRecords(ordering, tokens)
  await watchWrites(ordering.server.db)
})
afterAll(() => ordering.close())

const entries = new Map(allEntries().map(({ module, name, entry }) => [`${module}.${name}`, entry]))
const entryOf = (key: string) => {
  const entry = entries.get(key)
  if (!entry) throw new Error(`El contrato no tiene ${key}`)
  return entry
}

const send = async (one: Case, caller: Caller, whose: Whose, fresh: Untouched<Subject>) => {
  const entry = entryOf(one.entry)
  const record = one.fresh ? await fresh.of(whose) : records[whose]
  if (one.released) await record.release()
  const { path, body } = one.request(record)
  const before = await written(ordering.server.db)
  const answer = await ordering.server.call(`/api${path}`, {
    method: entry.method,
    token: tokens[caller.name],
    ...(body === undefined ? {} : { body }),
  })
  fresh.answered(whose, answer.status)
  return { answer, before, after: await written(ordering.server.db) }
}

describe('ninguna llamada queda sin pensar', () => {
  const cased = new Set(
    [
      ...CASES,
      ...ORDER_CASES,
      ...RECORD_CASES,
      ...CHAT_CASES,
      ...ACCOUNT_CASES,
      ...ADMINISTRATION_CASES,
      ...READING_CASES,
      ...MASTER_CASES,
    ].map(({ entry }) => entry),
  )
  const apart = Object.values(NO_RECORD).flat()

  it('cada una tiene un caso con lo propio, lo ajeno y lo que no existe, o la razón por la que no es de nadie', () => {
    expect([...cased, ...apart].toSorted()).toEqual([...entries.keys()].toSorted())
  })

  it('la que recibe de quién es el registro en su dirección tiene un caso', () => {
    const named = [...entries].filter(([, { params, access }]) => params !== undefined && access !== 'public')
    const catalogues = ['consentimientos.validarConsentimientoCup', 'referencias.buscarRep']
    expect(named.map(([key]) => key).filter((key) => !cased.has(key) && !catalogues.includes(key))).toEqual([])
  })

  it('la que no pide permiso, sino solo haber ingresado, es de la propia cuenta o mira el registro', () => {
    const open = [...entries].filter(([, { access }]) => access === 'session').map(([key]) => key)
    const own = NO_RECORD['no recibe de quién: es siempre la persona del token'] ?? []
    expect(open.filter((key) => !cased.has(key) && !own.includes(key))).toEqual([])
  })
})

describe.each(
  [...CASES, ...ORDER_CASES].map((one) => ({
    ...one,
    title: one.variant ? `${one.entry} (${one.variant})` : one.entry,
  })),
)('$title', (one) => {
  const fresh = untouched((whose) => records[whose].fresh())

  it.each(CALLERS)('$name', async (caller) => {
    for (const whose of one.onRecord ? WHOSE : (['propio'] as const)) {
      const { answer, before, after } = await send(one, caller, whose, fresh)
      const wanted = expectedStatus(entryOf(one.entry), one, caller, whose)
      expect(`${whose}: ${answer.status}`, JSON.stringify(answer.body).slice(0, 300)).toBe(`${whose}: ${wanted}`)
      if (wanted >= 400) expect(after).toEqual(before)
    }
  })
})

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

describe('un token que se apaga', () => {
  it('deja de servir por sí solo, mucho antes de vencer, cuando se inactiva a la persona', async () => {
    const { server } = ordering
    const token = await server.login('referente@cauce.demo')
    expect((await server.call('/api/auth/me', { token })).status).toBe(200)
    await server.db.updateTable('users').set({ activo: false }).where('email', '=', 'referente@cauce.demo').execute()
    await expect.poll(async () => (await server.call('/api/auth/me', { token })).status).toBe(401)
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
