/**
 * Every call of the contract × everybody who may knock, generated from the contract: nobody has to remember to add a call here.
 * What a call answers to who passes the gate is the matter of the cases of its records; here it is who passes and who does not,
 * and that who does not, or asks for nobody's record, has written nothing in any table.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '@cauce/contract/entry'
import { allEntries } from '@cauce/contract/openapi'
import { type TestServer, startTestServer } from '../support/server.ts'
import { GATE, KNOCKERS, type Knocker, type Knocking, prepareKnockers, refusal } from './knockers.ts'
import { type Written, watchWrites, written } from './written.ts'

/** Of nobody: a call that passes the gate finds nothing to change. */
const ABSENT = '2000000000'

/** What a call with an empty body writes of who makes it; every other one writes nothing. */
const OWN_WRITES: Readonly<Record<string, readonly string[]>> = {
  // The affiliate takes their own: it is issued, and delivered.
  'certificados.descargarMio': ['cartas insert', 'cartas update', 'documentos insert', 'series insert'],
  'auth.reenviarCodigo': ['codigos_acceso insert', 'correos insert'],
  'auth.logout': ['sesiones update'],
  // The next case is given to who asks.
  'autorizacion.siguiente': ['autorizaciones update', 'vida_movimientos insert'],
  'cuenta.cerrarOtrasSesiones': ['sesiones update'],
  'cuenta.iniciarTotp': ['users update'],
  'cuenta.guardarPreferencias': ['users update'],
}

let server: TestServer
let knocking: Knocking
/** Of those who are refused: their sessions last until somebody who passes ends them. */
const lasting = new Map<string, string | null>()
const renew = async (): Promise<void> => {
  for (const who of KNOCKERS) lasting.set(who.name, await knocking.token(who))
}
beforeAll(async () => {
  server = await startTestServer()
  knocking = await prepareKnockers(server)
  await renew()
  await watchWrites(server.db)
})
afterAll(() => server.close())

const codeOf = (body: unknown): string => {
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'codigo') : undefined
  return typeof code === 'string' ? code : ''
}

const call = async (entry: Entry, who: Knocker, token: string | null, query = '') => {
  const path = `/api${entry.path.replaceAll(/:[A-Za-z]+/gu, ABSENT)}${query}`
  const body = entry.body === undefined ? {} : { body: {} }
  const { headers } = knocking.dress(who)
  const { status, body: answer } = await server.call(path, { method: entry.method, token, headers, ...body })
  return { status, answer: `${status} ${codeOf(answer)}` }
}

/** Acts on tables between two moments. */
const between = (before: Written, after: Written): string[] =>
  Object.keys(after).filter((act) => after[act] !== before[act])

const entries = allEntries().map(({ module, name, entry }) => ({
  key: `${module}.${name}`,
  entry,
  title: `${entry.method} ${entry.path}`,
}))
console.info(`Matriz de acceso: ${entries.length} llamadas × ${KNOCKERS.length} = ${entries.length * KNOCKERS.length}`)

describe('quién pasa', () => {
  it.each(entries)('$title', async ({ key, entry }) => {
    const before = await written(server.db)
    for (const who of KNOCKERS.filter((one) => refusal(entry, one) !== null)) {
      const { answer } = await call(entry, who, lasting.get(who.name) ?? null, knocking.dress(who).query)
      expect(`${who.name}: ${answer}`).toBe(`${who.name}: ${refusal(entry, who)}`)
    }
    expect(between(before, await written(server.db))).toEqual([])
    for (const who of KNOCKERS.filter((one) => refusal(entry, one) === null)) {
      const token = await knocking.token(who)
      const start = await written(server.db)
      const { status, answer } = await call(entry, who, token)
      expect(status, `${who.name}: ${answer}`).toBeLessThan(500)
      // A call may still refuse its own record with 403; it says so with another sentence of its own, never at the gate.
      if (entry.access !== 'public') expect(GATE.has(answer), `${who.name}: ${answer}`).toBe(false)
      const allowed = OWN_WRITES[key] ?? []
      const acts = between(start, await written(server.db))
      expect(
        acts.filter((act) => !allowed.includes(act)),
        `${who.name}: ${answer}`,
      ).toEqual([])
      if (acts.includes('sesiones update')) await renew()
    }
  })
})
