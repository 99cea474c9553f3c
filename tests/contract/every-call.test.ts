/**
 * Every call of the contract, once, by somebody who may and with what it asks for: it is served, and what it answers is what the
 * contract says. The requests are those of the matrices of `tests/security`, which try everybody else on PostgreSQL.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import type { Entry } from '@cauce/contract/entry'
import { ApiError } from '@cauce/contract/errors'
import { allEntries } from '@cauce/contract/openapi'
import { type Ordering, openOrdering } from '../support/ordering.ts'
import { ACCOUNT_CASES } from '../security/account-cases.ts'
import { ADMINISTRATION_CASES } from '../security/administration-cases.ts'
import { administrationSubjects } from '../security/administration-subject.ts'
import { CALLERS, type Tokens, openTokens } from '../security/callers.ts'
import { type Subject, CASES, prepareRecords } from '../security/cases.ts'
import { CHAT_CASES } from '../security/chat-cases.ts'
import { chatSubject } from '../security/chat-subject.ts'
import { ORDER_CASES } from '../security/order-cases.ts'
import { READING_CASES } from '../security/reading-cases.ts'
import { RECORD_CASES } from '../security/record-cases.ts'
import { recordSubject } from '../security/record-subject.ts'
import { expectedStatus, refusedAtGate } from '../security/rules.ts'
import { MASTER_REQUESTS, WITHOUT_REFERENCES } from './master-requests.ts'
import { PLAIN_REQUESTS, type PlainRequest } from './plain-requests.ts'
import { credentials, openSession } from '../support/credentials.ts'

const ADMIN = 'admin@cauce.demo'
const ADMINISTRATOR_ROLE = 1
const isFailure = Schema.is(ApiError)
const entries = new Map(allEntries().map(({ module, name, entry }) => [`${module}.${name}`, entry]))

/** A manual that was generated, without a page. */
const manualRoot = mkdtempSync(join(tmpdir(), 'cauce-manual-'))
let ordering: Ordering
let tokens: Tokens
let records: Subject
beforeAll(async () => {
  for (const part of ['caracteristicas', 'reglas', 'maquinas', 'llamadas', 'paginas'])
    writeFileSync(join(manualRoot, `${part}.json`), '{"data":[]}')
  ordering = await openOrdering({ config: { manualRoot } })
  tokens = await openTokens(ordering.server)
  records = (await prepareRecords(ordering, tokens)).propio
})
afterAll(async () => {
  await ordering.close()
  rmSync(manualRoot, { recursive: true })
})

const userOf = async (email: string) =>
  ordering.server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const open = async (email: string, provisional = false): Promise<string> => {
  const { id: userId } = await userOf(email)
  return (await openSession(ordering.server.db, { userId, provisional, now: new Date(), ip: '::1', agente: null }))
    .token
}

/** A form where the call takes one. */
const payload = ({ multipart }: Entry, body: object) => {
  if (multipart !== true) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  return { body: form, headers: {} }
}

const serves = async (key: string, { token = null, path, body }: PlainRequest, status = 200): Promise<void> => {
  const entry = entries.get(key)
  if (!entry) throw new Error(`El contrato no tiene ${key}`)
  const sent = body === undefined ? { headers: {} } : payload(entry, body)
  const answer = await fetch(new URL(`/api${path ?? entry.path}`, ordering.server.url), {
    method: entry.method,
    ...sent,
    headers: { ...sent.headers, ...credentials(token) },
  })
  const text = await answer.text()
  expect(answer.status, text.slice(0, 400)).toBe(status)
  if (status !== 200) expect(isFailure(JSON.parse(text)), text.slice(0, 400)).toBe(true)
  else if (entry.answer === 'binary') expect(text.length).toBeGreaterThan(0)
  else Schema.decodeUnknownSync(entry.answer)(JSON.parse(text))
}

/** One of each call: the matrices have several of some. */
const oneOfEach = <T extends { readonly entry: string }>(cases: readonly T[]) =>
  [...new Map(cases.toReversed().map((one) => [one.entry, one])).values()].map((one) => ({ ...one, title: one.entry }))

const clinical = oneOfEach([...CASES, ...ORDER_CASES])
const known = new Set(clinical.map(({ entry }) => entry))
const others = <T extends { readonly entry: string }>(cases: readonly T[]) =>
  oneOfEach(cases).filter(({ entry }) => !known.has(entry))

const ofRecord = others(RECORD_CASES)
const ofChat = others(CHAT_CASES)
const ofAccount = oneOfEach(ACCOUNT_CASES)
const ofAdministration = oneOfEach(ADMINISTRATION_CASES)
const ofReading = oneOfEach(READING_CASES)

const whoMay = (key: string, may: (caller: (typeof CALLERS)[number], entry: Entry) => boolean): string | null => {
  const entry = entries.get(key)
  const caller = entry && CALLERS.find((one) => one.email !== null && may(one, entry))
  if (!caller) throw new Error(`Nadie puede ${key}`)
  return tokens[caller.name]
}

describe('cada llamada, una vez, por quien puede', () => {
  it.each(clinical)('$title', async (one) => {
    const record = one.fresh ? await records.fresh() : records
    if (one.released) await record.release()
    const wanted = one.ok ?? 200
    const token = whoMay(one.entry, (caller, entry) => expectedStatus(entry, one, caller, 'propio') === wanted)
    const { path, body } = one.request(record)
    await serves(one.entry, { token, path, ...(body === undefined ? {} : { body: Object(body) }) }, wanted)
  })

  it.each(ofRecord)('$title', async (one) => {
    const { path, body } = one.request(await recordSubject(ordering.server.db, 'propio', one.finalised === true))
    const token = whoMay(
      one.entry,
      (caller, entry) => (refusedAtGate(entry, caller) ?? one.rule?.(caller, 'propio')) === undefined,
    )
    await serves(one.entry, { token, path, ...(body === undefined ? {} : { body: Object(body) }) })
  })

  it.each(ofChat)('$title', async (one) => {
    const { path, body } = one.request(await chatSubject(ordering.server, 'propio'))
    const token = whoMay(
      one.entry,
      (caller, entry) => (refusedAtGate(entry, caller) ?? one.rule?.(caller, 'propio')) === undefined,
    )
    await serves(one.entry, { token, path, ...(body === undefined ? {} : { body: Object(body) }) }, one.ok)
  })

  it.each(ofAccount)('$title', async (one) => {
    const email = one.onlyFor === 'afiliado' ? 'afiliada@cauce.demo' : 'auxiliar@cauce.demo'
    const { id: usuario, operador_id, afiliado_id } = await userOf(email)
    // One of these calls locks who makes it.
    await ordering.server.db.updateTable('users').set({ intentos_fallidos: 0, bloqueado_hasta: null }).execute()
    await open(email)
    const { id: sesion } = await ordering.server.db
      .selectFrom('sesiones')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const holder = { usuario, email, operador: operador_id ?? 0, afiliado: afiliado_id ?? 0, sesion }
    const { path, body } = one.request(holder)
    await serves(one.entry, { token: await open(email), path, ...(body === undefined ? {} : { body }) }, one.own)
  })

  it.each(ofAdministration)('$title', async (one) => {
    const actor = { usuario: (await userOf(ADMIN)).id, rol: ADMINISTRATOR_ROLE }
    const subject = await administrationSubjects(ordering.server)(one.on, 'al alcance', actor)
    const { path, body } = one.request(subject)
    const wanted = one.administrator?.['al alcance'] ?? '200'
    const status = Number.parseInt(wanted, 10)
    await serves(one.entry, { token: await open(ADMIN), path, ...(body === undefined ? {} : { body }) }, status)
  })

  it.each(ofReading)('$title', async (one) => {
    const { db } = ordering.server
    const { id: content } = await db
      .selectFrom('contenidos')
      .select('id')
      .where('estado', '=', 'publicado')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const attached = { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: 1, sha256: '', archivo: 'ab/no-esta.pdf' }
    const { id: file } = await db
      .insertInto('contenido_adjuntos')
      .values({ contenido_id: content, ...attached })
      .returning('id')
      .executeTakeFirstOrThrow()
    await serves(one.entry, { token: await open(ADMIN), path: one.path(content, file) })
  })

  it.each(Object.entries(PLAIN_REQUESTS))('%s', async (key, request) => {
    const asking = { server: ordering.server, session: open, provisional: (email: string) => open(email, true) }
    const made = typeof request === 'function' ? await request(asking) : request
    await serves(key, { ...made, token: made.token === undefined ? await open(ADMIN) : made.token })
  })

  it.each(Object.entries(MASTER_REQUESTS))('%s', async (key, request) => {
    const asking = { server: ordering.server, session: open, provisional: (email: string) => open(email, true) }
    const made = typeof request === 'function' ? await request(asking) : request
    await serves(key, { ...made, token: await open(ADMIN) })
  })

  it.each(WITHOUT_REFERENCES)('%s', async (key) => {
    await serves(key, { token: await open(ADMIN), body: { campo: 'nombre', texto: '' } }, 422)
  })

  it('no queda ninguna', () => {
    const lists = [clinical, ofRecord, ofChat, ofAccount, ofAdministration, ofReading]
    const masters = [...Object.keys(MASTER_REQUESTS), ...WITHOUT_REFERENCES]
    const keys = [...lists.flat().map(({ entry }) => entry), ...Object.keys(PLAIN_REQUESTS), ...masters]
    console.info(`Llamadas que se prueban una vez, por quien puede: ${keys.length} de ${entries.size}`)
    expect(keys.toSorted()).toEqual([...entries.keys()].toSorted())
  })
})
