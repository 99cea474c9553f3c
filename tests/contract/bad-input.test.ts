/** Whatever arrives, the answer is a 4xx of our one shape, and never a 5xx. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { type Entry } from '@cauce/contract/entry'
import { ApiError } from '@cauce/contract/errors'
import { decode } from '@cauce/contract/field-errors'
import { allEntries } from '@cauce/contract/openapi'
import { type Answered, type TestServer, startTestServer } from '../support/server.ts'
import { spoiled } from './spoil.ts'
import { HUGE, brokenBodies, nasties, pathOf } from './samples.ts'

const RUNS = Number(process.env['CAUCE_RUNS'] ?? 25)
const SEED = Number(process.env['CAUCE_SEED'] ?? 20_261_121)
const USUAL_BODY_LIMIT = 1_048_576
const isFailure = Schema.is(ApiError)
// Signing out would end the session that the rest of the calls use.
const entries = allEntries()
  .filter(({ name }) => name !== 'logout' && name !== 'cerrarSesion')
  .map((item) => ({ ...item, title: `${item.entry.method} ${item.entry.path}` }))
const withBody = entries.filter(({ entry }) => entry.body)
const withPath = entries.filter(({ entry }) => entry.params)
const withQuery = entries.filter(({ entry }) => entry.query)

let server: TestServer
let session: string
let provisional: string
/** Of somebody who may be locked: wrong passwords typed in a session count. */
let lockable: string
beforeAll(async () => {
  server = await startTestServer()
  session = await server.login('admin@cauce.demo')
  provisional = await server.provisional('medico@cauce.demo')
  lockable = await server.login('referente@cauce.demo')
})
afterAll(() => server.close())

const tokenFor = (entry: Entry) => {
  if (entry.path === '/auth/confirmar') return lockable
  return entry.access === 'provisional' ? provisional : session
}
/** Names that the call takes after `?`. */
const queryNames = ({ query }: Entry): string[] => {
  const schema: unknown = query === undefined ? null : Schema.toJsonSchemaDocument(query).schema
  const properties: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'properties') : null
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
}
/** A body in which nothing is required takes whatever object comes and reads nothing of it. */
const accepts = ({ body }: Entry, value: unknown): boolean => body !== undefined && decode(body, value).ok
const isAccepted = (entry: Entry, text: string): boolean => {
  try {
    return !text.includes('__proto__') && !text.includes('prototype') && accepts(entry, JSON.parse(text))
  } catch {
    return false
  }
}
const send = (entry: Entry, body: unknown, headers: Record<string, string> = {}, path = pathOf(entry)) =>
  server.call(path, { method: entry.method, token: tokenFor(entry), body, headers })

const ENGLISH = /\b(?:expected|invalid|missing|unexpected|undefined|null value|syntax|stack|select|insert)\b/iu

/** 4xx with our shape; a value that happens to be right may also be answered. */
const expectRefused = (answer: Answered, mayPass = false): void => {
  if (mayPass && answer.status < 300) return
  expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBeGreaterThanOrEqual(400)
  expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBeLessThan(500)
  expect(isFailure(answer.body), JSON.stringify(answer.body).slice(0, 500)).toBe(true)
  expect(JSON.stringify(answer.body)).not.toMatch(ENGLISH)
}

describe('cuerpos que no son lo que se pide', () => {
  it.each(withBody)('$title rechaza lo que rompe servidores', async ({ entry }) => {
    for (const body of nasties) {
      expectRefused(await send(entry, body === '' ? '""' : JSON.stringify(body)), accepts(entry, body))
    }
  })

  it.each(withBody)('$title rechaza lo que no es un JSON nuestro', async ({ entry }) => {
    for (const [, body] of brokenBodies) expectRefused(await send(entry, body), isAccepted(entry, body))
    expectRefused(await server.call(pathOf(entry), { method: entry.method, token: tokenFor(entry) }))
  })

  it.each(withBody)('$title rechaza otro tipo de contenido (415) y lo demasiado grande (413)', async ({ entry }) => {
    for (const type of [
      'text/plain',
      'application/xml',
      entry.multipart === true ? 'application/json' : 'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ]) {
      const answer = await send(entry, '{}', { 'content-type': type })
      expectRefused(answer)
      expect(answer.status).toBe(415)
    }
    const tooMany = Math.ceil((entry.bodyLimit ?? USUAL_BODY_LIMIT) / HUGE.length) + 1
    const answer = await send(entry, JSON.stringify({ texto: HUGE.repeat(tooMany) }))
    expectRefused(answer)
    expect(answer.status).toBe(413)
  })

  it.each(withBody)('$title rechaza cualquier petición con un campo estropeado', async ({ entry }) => {
    const body = entry.body
    if (!body) return
    await fc.assert(
      fc.asyncProperty(spoiled(body, nasties), async (value) => {
        expectRefused(await send(entry, JSON.stringify(value)), true)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

describe('direcciones', () => {
  const values = [
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999999999999',
    '%00',
    '../1',
    ' ',
    'x'.repeat(400),
    '😀',
    '1;drop',
    'NaN',
    'Infinity',
  ]

  it.each(withPath)('$title rechaza identificadores que no lo son', async ({ entry }) => {
    for (const value of values)
      expectRefused(await send(entry, entry.body ? {} : undefined, {}, pathOf(entry, value)), true)
  })

  it.each(withQuery)('$title rechaza filtros que no lo son', async ({ entry }) => {
    const names = queryNames(entry)
    expect(names.length).toBeGreaterThan(0)
    const address = (pairs: readonly (readonly [string, string])[]): string =>
      `${pathOf(entry)}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`
    for (const value of [
      'abc',
      '-1',
      '',
      '%00',
      '1e9',
      '2026-02-30',
      'x'.repeat(5_000),
      '[]',
      '%7B%7D',
      '%27%20or%201=1',
    ]) {
      // Each alone, so that what one of them refuses does not hide what another takes; and all at once.
      const each = names.map((name) => [[name, value]] as const)
      for (const pairs of [...each, names.map((name) => [name, value] as const)]) {
        expectRefused(await send(entry, entry.body ? {} : undefined, {}, address(pairs)), true)
      }
    }
    for (const name of names) {
      const twice = [[name, '1'] as const, [name, '2'] as const]
      expectRefused(await send(entry, entry.body ? {} : undefined, {}, address(twice)), true)
      expectRefused(await send(entry, entry.body ? {} : undefined, {}, address([[`${name}[$gt]`, '1']])), true)
    }
  })

  it('una llamada que no existe, o con otro método, es 404 con nuestra forma', async () => {
    for (const [method, path] of [
      ['GET', '/api/no-existe'],
      ['DELETE', '/api/auth/me'],
      ['POST', '/api'],
      ['PUT', '/api/pdf'],
    ] as const) {
      const answer = await server.call(path, { method, token: session })
      expectRefused(answer)
      expect(answer).toMatchObject({ status: 404, body: { codigo: 'recurso.no_encontrado' } })
    }
  })

  it('una dirección mal escrita es 400', async () => {
    const answer = await server.call('/api/consultas/consulta/%zz', { token: session })
    expectRefused(answer)
  })
})

describe('cabeceras', () => {
  it('una clave de idempotencia que no lo es se rechaza', async () => {
    for (const key of ['', 'x'.repeat(201), 'con espacio dentro']) {
      const headers = { 'idempotency-key': key }
      const body = { linea_id: 1, evento: 'anular', motivo: 'Se ordenó dos veces' }
      const answer = await server.call('/api/ordenamiento/mover-linea/2', { token: session, body, headers })
      expect(answer).toMatchObject({ status: 400, body: { codigo: 'idempotencia.clave_invalida' } })
    }
  })

  it('una autorización extraña es 401', async () => {
    for (const authorization of [
      'Bearer',
      'Basic YTpi',
      `Bearer ${'x'.repeat(8_000)}`,
      'Bearer null',
      `bearer ${session} ${session}`,
    ]) {
      expect((await server.call('/api/auth/me', { headers: { authorization } })).status).toBe(401)
    }
  })
})
