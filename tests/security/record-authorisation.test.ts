/** Record, sick leave and history, for everybody, on what is theirs, somebody else's and nobody's. @fuente OWASP ASVS 5.0, 8.2 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntries } from '@cauce/contract/openapi'
import { type TestServer, startTestServer } from '../support/server.ts'
import { CALLERS, type Tokens, openTokens } from './callers.ts'
import { WHOSE } from './cases.ts'
import { RECORD_CASES } from './record-cases.ts'
import { recordSubject } from './record-subject.ts'
import { refusedAtGate } from './rules.ts'
import { untouched } from './untouched.ts'
import { watchWrites, written } from './written.ts'

let server: TestServer
let tokens: Tokens
beforeAll(async () => {
  server = await startTestServer()
  tokens = await openTokens(server)
  await watchWrites(server.db)
})
afterAll(() => server.close())

const entries = new Map(allEntries().map(({ module, name, entry }) => [`${module}.${name}`, entry]))

describe.each(
  RECORD_CASES.map((one) => ({ ...one, title: one.variant ? `${one.entry} (${one.variant})` : one.entry })),
)('$title', (one) => {
  const { rule, finalised } = one
  const entry = entries.get(one.entry)
  if (!entry) throw new Error(`El contrato no tiene ${one.entry}`)

  const subjects = untouched((whose) => recordSubject(server.db, whose, finalised === true))

  it.each(CALLERS)('$name', async (caller) => {
    for (const whose of rule === undefined ? (['propio'] as const) : WHOSE) {
      const { path, body } = one.request(await subjects.of(whose))
      const before = await written(server.db)
      const answer = await server.call(`/api${path}`, {
        method: entry.method,
        token: tokens[caller.name],
        ...(body === undefined ? {} : { body }),
      })
      subjects.answered(whose, answer.status)
      const wanted = refusedAtGate(entry, caller) ?? rule?.(caller, whose) ?? 200
      expect(`${whose}: ${answer.status}`, JSON.stringify(answer.body).slice(0, 300)).toBe(`${whose}: ${wanted}`)
      if (wanted >= 400) expect(await written(server.db)).toEqual(before)
    }
  })
})
