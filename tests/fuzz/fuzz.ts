/**
 * Every call of the contract, each with hundreds of requests that no form sends, against a whole server with the demo on the embedded
 * database, by the administrator, who may everything. The same seed gives the same requests.
 */
import * as Schema from 'effect/Schema'
import type { Entry } from '@cauce/contract/entry'
import { ApiError } from '@cauce/contract/errors'
import { allEntries } from '@cauce/contract/openapi'
import { credentials, openSession } from '../support/credentials.ts'
import { machineLine } from '../bench/machine.ts'
import { type TestServer, startTestServer } from '../support/server.ts'
import { type FuzzRequest, requestsOf } from './requests.ts'

const REQUESTS = 300
const SEED = 20_261_123
const AT_ONCE = 8
const ADMIN = 'admin@cauce.demo'
/** Slower than this is told, and fails nothing. */
const SLOW_MS = 4_000
/** What an answer never shows: frames of a stack, statements, places of this machine. */
const INSIDES =
  /\n\s+at |node_modules|\.ts:\d|\b(?:select|insert into|update|delete from)\b.+\b(?:from|values|set|where)\b|SQLSTATE|\/tmp\//iu
const isFailure = Schema.is(ApiError)

interface Bad {
  readonly what: string
  readonly name: string
  readonly request: FuzzRequest
  readonly answer: string
}

interface Tally {
  requests: number
  served: number
  refused: number
  slowest: { ms: number; name: string }
  readonly bad: Bad[]
}

const sessionOf = async ({ db }: TestServer, provisional: boolean): Promise<string> => {
  const { id: userId } = await db.selectFrom('users').select('id').where('email', '=', ADMIN).executeTakeFirstOrThrow()
  // What an earlier call may have done to the one who asks.
  await db
    .updateTable('users')
    .set({ activo: true, intentos_fallidos: 0, bloqueado_hasta: null })
    .where('id', '=', userId)
    .execute()
  return (await openSession(db, { userId, provisional, now: new Date(), ip: '127.0.0.1', agente: null })).token
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // A file, or nothing.
    return null
  }
}

/** What is wrong with an answer; null when nothing is. */
const wrongWith = (status: number, text: string): string | null => {
  if (status >= 500) return '5xx'
  if (status < 400) return null
  const body = parsed(text)
  if (!isFailure(body)) return 'otra forma'
  if (status === 422 && Object.keys(body.errores ?? {}).length === 0) return 'sin campo'
  return INSIDES.test(text) ? 'entrañas' : null
}

const ask = async (server: TestServer, name: string, request: FuzzRequest, token: string, tally: Tally) => {
  const started = performance.now()
  const { method, url, headers, payload } = request
  const answer = await server.running.app.inject({
    method,
    url,
    headers: { ...headers, ...credentials(token) },
    ...(payload === undefined ? {} : { payload }),
  })
  const ms = performance.now() - started
  tally.requests += 1
  if (answer.statusCode < 400) tally.served += 1
  else tally.refused += 1
  if (ms > tally.slowest.ms) tally.slowest = { ms, name }
  const what = wrongWith(answer.statusCode, answer.payload)
  if (what !== null) {
    tally.bad.push({ what, name, request, answer: `${answer.statusCode} ${answer.payload.slice(0, 300)}` })
  }
}

const callOf = async (
  server: TestServer,
  name: string,
  entry: Entry,
  how: { count: number; seed: number },
  tally: Tally,
) => {
  const requests = requestsOf(entry, how.count, how.seed)
  let token = await sessionOf(server, entry.access === 'provisional')
  for (let first = 0; first < requests.length; first += AT_ONCE) {
    const some = requests.slice(first, first + AT_ONCE)
    await Promise.all(some.map((request) => ask(server, name, request, token, tally)))
    // A call may end the session of who makes it, or lock it.
    if (first % (AT_ONCE * 4) === 0) token = await sessionOf(server, entry.access === 'provisional')
  }
}

const count = ({ bad }: Tally, what: string): number => bad.filter((one) => one.what === what).length

/** `[requests] [seed] [part of the name of a call]`. False where one answered 5xx, refused without a field or showed its insides. */
export const fuzz = async ([requests, seed, only = '']: readonly string[]): Promise<boolean> => {
  const how = { count: Number(requests ?? REQUESTS), seed: Number(seed ?? SEED) }
  const server = await startTestServer()
  const calls = allEntries().filter(({ module, name }) => `${module}.${name}`.includes(only))
  const tally: Tally = { requests: 0, served: 0, refused: 0, slowest: { ms: 0, name: '' }, bad: [] }
  try {
    for (const { module, name, entry } of calls) await callOf(server, `${module}.${name}`, entry, how, tally)
  } finally {
    await server.close()
  }
  console.log(machineLine())
  console.log(`llamadas ${calls.length} · peticiones ${tally.requests} · semilla ${how.seed}`)
  console.log(`servidas ${tally.served} · rechazadas ${tally.refused}`)
  console.log(
    `5xx ${count(tally, '5xx')} · rechazadas sin campo ${count(tally, 'sin campo')} · con otra forma ${count(tally, 'otra forma')} · con algo de adentro ${count(tally, 'entrañas')}`,
  )
  const slow = tally.slowest.ms > SLOW_MS ? ' (lenta)' : ''
  console.log(`la más lenta: ${Math.round(tally.slowest.ms)} ms, ${tally.slowest.name}${slow}`)
  for (const bad of tally.bad.slice(0, 20)) console.log(JSON.stringify(bad).slice(0, 900))
  return tally.bad.length === 0
}
