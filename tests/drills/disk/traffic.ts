/** Writing and reading while something happens to the disk, and what of it is there afterwards. */
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { openDatabase } from '../../../apps/api/src/db/open.ts'
import type { ServerProcess } from '../../faults/process.ts'
import { READY, spawnServer } from '../../faults/process.ts'
import { credentials } from '../../support/credentials.ts'
import { findWrites, gapsOf, prepareSupplies, signInToWrite, type Supplies, type Write } from '../writer.ts'
import { readyAgain } from './tools.ts'

const KINDS = ['nota', 'orden', 'incapacidad', 'mensaje'] as const
const LEAVES = 40
const BEFORE = 8
const AFTERWARDS = 20
const TIMES_ASKED_AGAIN = 5
/** Longer than any limit of the server. */
const PATIENCE_MS = 120_000

export interface Place {
  readonly env: Readonly<Record<string, string>>
  readonly databaseUrl: string | null
  readonly dataDir: string
}

export interface Fault {
  readonly name: string
  readonly writers: number
  /** Writes while it lasts. */
  readonly writes: number
  begin(): void
  /** Ends it; what it says while it still lasts, where that is asked. */
  end(url: string): void | Promise<void>
  /** Brings back what the fault ended, where it did not come back by itself; says what it did. */
  revive?(url: string): Promise<string | null>
}

interface Asked {
  readonly status: number
  readonly text: string
  readonly comesBack: string | null
  readonly ms: number
}

const readRefusal = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ codigo: Schema.String, error: Schema.String })),
)

const ask = async (url: string, token: string, path: string, write?: Write): Promise<Asked> => {
  const started = performance.now()
  const answer = await fetch(`${url}/api${path}`, {
    method: write ? 'POST' : 'GET',
    headers: {
      ...credentials(token),
      ...(write ? { 'content-type': 'application/json', 'idempotency-key': write.key } : {}),
    },
    ...(write ? { body: JSON.stringify(write.body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await answer.text()
  return { status: answer.status, text, comesBack: answer.headers.get('retry-after'), ms: performance.now() - started }
}

/** The code of a 503 that says in a sentence what happens and when to come back; null: not such an answer. */
const clearRefusal = ({ status, text, comesBack }: Asked): string | null => {
  const said = Option.getOrNull(readRefusal(text))
  return status === 503 && comesBack !== null && said !== null && said.error.endsWith('.') ? said.codigo : null
}

const slowest = (times: readonly number[]): number => Math.round(Math.max(0, ...times))
const median = (times: readonly number[]): number => Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0)
const counted = (codes: readonly string[]): string =>
  [...Map.groupBy(codes, (code) => code)].map(([code, all]) => `${all.length} × ${code}`).join(', ') || 'ninguna'

interface During {
  readonly confirmed: Write[]
  readonly refused: Write[]
  readonly sent: Write[]
  readonly codes: string[]
  readonly others: string[]
  readonly writeTimes: number[]
  readonly readTimes: number[]
  readonly unread: string[]
  readonly ready: string[]
}

const trafficUnder = async (
  server: ServerProcess,
  token: string,
  supplies: Supplies,
  fault: Fault,
): Promise<During> => {
  const seen: During = {
    confirmed: [],
    refused: [],
    sent: [],
    codes: [],
    others: [],
    writeTimes: [],
    readTimes: [],
    unread: [],
    ready: [],
  }
  const state = { left: fault.writes, isOver: false }
  const writer = async (): Promise<void> => {
    while (state.left > 0) {
      state.left -= 1
      const write = supplies.next()
      seen.sent.push(write)
      const answer = await ask(server.url, token, write.path, write)
      seen.writeTimes.push(answer.ms)
      const code = clearRefusal(answer)
      if (answer.status === 200) seen.confirmed.push(write)
      else {
        seen.refused.push(write)
        if (code === null) seen.others.push(`${answer.status} ${answer.text.slice(0, 160)}`)
        else seen.codes.push(code)
      }
    }
  }
  const reader = async (): Promise<void> => {
    while (!state.isOver) {
      const answer = await ask(server.url, token, '/consultas/consulta/1')
      if (answer.status === 200) seen.readTimes.push(answer.ms)
      else seen.unread.push(clearRefusal(answer) ?? String(answer.status))
      seen.ready.push(String((await fetch(`${server.url}/readyz`)).status))
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  const reading = reader()
  await Promise.all(Array.from({ length: fault.writers }, writer))
  state.isOver = true
  await reading
  return seen
}

/** Those that are taken when they are asked for again with their key. */
const askAgain = async (url: string, token: string, writes: readonly Write[]): Promise<Write[]> => {
  const taken: Write[] = []
  for (const write of writes) {
    for (let time = 0; time < TIMES_ASKED_AGAIN; time += 1) {
      if ((await ask(url, token, write.path, write)).status !== 200) continue
      taken.push(write)
      break
    }
  }
  return taken
}

export interface Judged {
  readonly isGood: boolean
  readonly during: During
}

export const drillUnder = async (place: Place, fault: Fault): Promise<Judged> => {
  const open = () => openDatabase(place, { now: new Date(), say: () => {} })
  const first = await open()
  const supplies = await prepareSupplies(first.db, KINDS, LEAVES)
  const gaps = await gapsOf(first.db, KINDS)
  await first.close()
  const server = await spawnServer({ ...place.env, RATE_LIMIT_AUTH: '1000000', LOG_LEVEL: 'silent' })
  try {
    await server.says(READY)
    const token = await signInToWrite(server.url)
    const before = Array.from({ length: BEFORE }, () => supplies.next())
    const confirmed = await askAgain(server.url, token, before)
    fault.begin()
    const during = await trafficUnder(server, token, supplies, fault)
    await fault.end(server.url)
    const ended = performance.now()
    const revived = (await fault.revive?.(server.url)) ?? null
    const isReady = (await readyAgain(server.url)) !== null
    const recovered = isReady ? Math.round(performance.now() - ended) : null
    const later = Array.from({ length: AFTERWARDS }, () => supplies.next())
    const again = await askAgain(server.url, token, during.refused)
    const added = await askAgain(server.url, token, later)
    server.kill('SIGTERM')
    await server.ended
    confirmed.push(...during.confirmed, ...again, ...added)
    const last = await open()
    const found = await findWrites(last.db, KINDS, { confirmed, sent: [...before, ...during.sent, ...later], gaps })
    await last.close()
    console.log(`${fault.name}: ${fault.writes} escrituras de ${fault.writers} a la vez`)
    console.log(
      `  confirmadas ${during.confirmed.length} · 503 con su frase: ${counted(during.codes)} · otras ${during.others.length} · ` +
        `la más lenta ${slowest(during.writeTimes)} ms`,
    )
    console.log(
      `  lecturas servidas ${during.readTimes.length} · no servidas ${counted(during.unread)} · la mitad en ${median(during.readTimes)} ms, la más lenta ${slowest(during.readTimes)} ms`,
    )
    console.log(`  /readyz ${counted(during.ready)}${revived === null ? '' : ` · ${revived}`}`)
    console.log(
      `  terminado: /readyz listo a los ${recovered ?? '—'} ms · repetidas con su clave ${again.length} de ${during.refused.length} · ` +
        `nuevas ${added.length} de ${AFTERWARDS}`,
    )
    console.log(
      `  perdidas ${found.lost} · dos veces ${found.twice} · a medias ${found.half} · sin su auditoría ${found.unaudited}`,
    )
    for (const other of new Set(during.others)) console.log(`  otra: ${other}`)
    const wrong = found.lost + found.twice + found.half + found.unaudited + during.others.length
    const missing = during.refused.length - again.length + AFTERWARDS - added.length + BEFORE - before.length
    return { isGood: wrong + missing === 0 && recovered !== null, during }
  } finally {
    server.kill('SIGKILL')
    await server.ended
  }
}
