/** Chat and referrals, for everybody, on what is theirs, somebody else's and nobody's. @fuente OWASP ASVS 5.0, 8.2 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntries } from '@cauce/contract/openapi'
import { type TestServer, startTestServer } from '../support/server.ts'
import { CALLERS, type Tokens, openTokens } from './callers.ts'
import { WHOSE } from './cases.ts'
import { CHAT_CASES, type ChatCase } from './chat-cases.ts'
import { chatSubject, type ChatSubject } from './chat-subject.ts'
import { refusedAtGate } from './rules.ts'
import { untouched } from './untouched.ts'
import { watchWrites, written } from './written.ts'
import { credentials } from '../support/credentials.ts'

let server: TestServer
let tokens: Tokens
beforeAll(async () => {
  server = await startTestServer()
  tokens = await openTokens(server)
  await watchWrites(server.db)
})
afterAll(() => server.close())

const entries = new Map(allEntries().map(({ module, name, entry }) => [`${module}.${name}`, entry]))

const formOf = (body: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  return form
}

const knock = async (one: ChatCase, method: string, subject: ChatSubject, token: string | null): Promise<Response> => {
  const { path, body } = one.request(subject)
  const json = body === undefined || one.form === true ? {} : { 'content-type': 'application/json' }
  const payload = one.form === true ? formOf(Object(body)) : JSON.stringify(body)
  return fetch(new URL(`/api${path}`, server.url), {
    method,
    headers: { ...json, ...credentials(token) },
    ...(body === undefined ? {} : { body: payload }),
  })
}

describe.each(CHAT_CASES.map((one) => ({ ...one, title: one.variant ? `${one.entry} (${one.variant})` : one.entry })))(
  '$title',
  (one) => {
    const entry = entries.get(one.entry)
    if (!entry) throw new Error(`El contrato no tiene ${one.entry}`)

    const subjects = untouched((whose) => chatSubject(server, whose))
    beforeAll(async () => {
      // In this order: making what belongs to nobody takes away what its maker had unfinished.
      for (const whose of ['ausente', 'ajeno', 'propio'] as const) await subjects.of(whose)
    })

    it.each(CALLERS)('$name', async (caller) => {
      for (const whose of one.rule === undefined ? (['propio'] as const) : WHOSE) {
        const subject = await subjects.of(whose)
        const before = await written(server.db)
        const answer = await knock(one, entry.method, subject, tokens[caller.name])
        subjects.answered(whose, answer.status)
        const wanted = refusedAtGate(entry, caller) ?? one.rule?.(caller, whose) ?? one.ok ?? 200
        const said = await answer.text()
        expect(`${whose}: ${answer.status}`, said.slice(0, 300)).toBe(`${whose}: ${wanted}`)
        if (wanted >= 400) expect(await written(server.db)).toEqual(before)
      }
    })
  },
)
