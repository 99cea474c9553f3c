/**
 * Orders a second and their latency, of one and of ten lines, and the read of active orders, on the embedded database and on
 * PostgreSQL, beside a bare Fastify with the bare driver that writes and reads the same rows in the same run.
 * Then every search of the dialog over a large clinic. `npm run bench -- ordering [pglite|postgres|busquedas]`
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { startPostgres } from '../support/postgres.ts'
import { signIn, startApp, startProcess } from './app-process.ts'
import { CONNECTIONS, inTurns, ROUNDS, SECONDS, WARM_UP_SECONDS, type Figures, type Target } from './load.ts'
import { machineLine } from './machine.ts'
import { searchesOnBoth } from './search-arenas.ts'
import { credentials } from '../support/credentials.ts'

const WRITE_BAR = 0.6
const READ_BAR = 0.8
const P99_BAR_MS = 15
const FEW_LINES = 20
const WRITTEN = [
  'idempotencia',
  'ordenes',
  'orden_procedimientos',
  'orden_movimientos',
  'direccionamientos',
  'auditoria',
] as const
const floorScript = path.join(import.meta.dirname, 'floor-server.ts')

interface Bar {
  readonly ratio: number
  readonly p99?: number
}
interface Case {
  readonly name: string
  readonly ours: Target
  readonly floor: Target
  /** Null: told, not judged. */
  readonly bar: Bar | null
}
/** Both servers over equal data. */
interface Arena {
  readonly base: string
  readonly judged: boolean
  readonly ours: string
  readonly floor: string
  readonly token: string
  /** Brings the database's statistics up to date, as a server that lives longer than a benchmark does by itself. */
  readonly settle: () => Promise<void>
}

/** What a browser sends: procedures of the demo catalogue that the affiliate's own provider does, so every line is routed. */
const orderItems = async ({ ours, token }: Arena, lines: number): Promise<unknown[]> => {
  const answer = await fetch(`${ours}/api/cup/buscarCupsNombre`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials(token) },
    body: JSON.stringify({ nombre: '9038' }),
  })
  const found: { id: number; codigo: string; nombre: string; requiere_auditoria: number }[] = await answer.json()
  const items = found.slice(0, lines).map(({ id, codigo, nombre, requiere_auditoria }) => ({
    procedimiento: { id, codigo, nombre, requiere_auditoria },
    cantidad: 1,
    fechaVigencia: bogotaDate(Date.now()),
    observacion: 'Control',
    rep: null,
    // The same patient, a thousand times.
    motivo_repeticion: 'Medición de la velocidad',
    consulta_id: 1,
  }))
  if (items.length < lines) throw new Error('El catálogo de demostración no tiene tantos procedimientos')
  return items
}

const writing = (arena: Arena, items: readonly unknown[], batched = false): Pick<Case, 'ours' | 'floor'> => ({
  ours: { url: `${arena.ours}/api/ordenamiento/generarOrdenamiento/1/2`, token: arena.token, body: items },
  floor: { url: `${arena.floor}/orden`, body: { lines: items.length, batched } },
})

const reading = (arena: Arena): Pick<Case, 'ours' | 'floor'> => ({
  ours: { url: `${arena.ours}/api/ordenamiento/ordenes-activas/1/2`, token: arena.token },
  floor: { url: `${arena.floor}/activas/1` },
})

const ask = async ({ url, token, body }: Target): Promise<unknown> => {
  const answer = await fetch(url, {
    headers: {
      ...credentials(token),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const show = ({ base, judged }: Arena, { name, bar }: Case, ours: Figures, floor: Figures): boolean => {
  const ratio = ours.perSecond / floor.perSecond
  const cells = [ours, floor].map(
    ({ perSecond, p50, p95, p99 }) =>
      `${perSecond.toFixed(0)} | ${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)}`,
  )
  const bad = ours.bad + floor.bad
  const asked = judged && bar !== null
  const met = bad === 0 && (!asked || (ratio >= bar.ratio && ours.p99 <= (bar.p99 ?? Infinity)))
  const text = asked ? `≥ ${bar.ratio * 100} %${bar.p99 === undefined ? '' : `, p99 ≤ ${bar.p99} ms`}` : '—'
  const verdict = met ? 'sí' : 'NO'
  console.log(
    `| ${base} | ${name} | ${cells.join(' | ')} | ${(ratio * 100).toFixed(0)} % | ${text} | ${asked || !met ? verdict : '—'} | ${bad} |`,
  )
  return met
}

const judge = async (arena: Arena, each: Case): Promise<boolean> => {
  const [ours, floor] = await inTurns([each.ours, each.floor])
  return ours !== undefined && floor !== undefined && show(arena, each, ours, floor)
}

const countLines = async (target: Target): Promise<number> => {
  const lines = await ask(target)
  return Array.isArray(lines) ? lines.length : Number.NaN
}

/** First the reads over few lines, then the writes, last the reads over the most lines that the list shows. */
const compare = async (arena: Arena): Promise<boolean> => {
  const one = writing(arena, await orderItems(arena, 1))
  const items = await orderItems(arena, 10)
  const ten = writing(arena, items)
  const read = reading(arena)
  const verdicts: boolean[] = []
  const run = async (name: string, targets: Pick<Case, 'ours' | 'floor'>, bar: Bar | null): Promise<void> => {
    verdicts.push(await judge(arena, { name, ...targets, bar }))
  }
  while ((await countLines(read.ours)) < FEW_LINES) await ask(one.ours)
  // The embedded databases are two: both get the same lines.
  while ((await countLines(read.floor)) < (await countLines(read.ours))) await ask(one.floor)
  await run(`órdenes activas, ${await countLines(read.ours)} líneas`, read, { ratio: READ_BAR })
  await run('orden de 1 línea', one, { ratio: WRITE_BAR, p99: P99_BAR_MS })
  await run('orden de 10 líneas', ten, { ratio: WRITE_BAR })
  await run('orden de 10 líneas, piso con una sentencia por tabla', writing(arena, items, true), null)
  await arena.settle()
  await run(`órdenes activas, ${await countLines(read.ours)} líneas`, read, { ratio: READ_BAR })
  return verdicts.every(Boolean)
}

const countRows = async (client: Client): Promise<number[]> => {
  const { rows } = await client.query({
    text: `select ${WRITTEN.map((table) => `(select count(*)::int from ${table})`).join(', ')}`,
    rowMode: 'array',
  })
  return rows[0] ?? []
}

const inDatabase = async (address: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: address })
  await client.connect()
  await work(client)
  await client.end()
}

/** An order of ours and one of the floor add the same rows to the same tables, or the ratio means nothing. */
const requireSameRows = async (arena: Arena, client: Client): Promise<void> => {
  const added = async (target: Target): Promise<string> => {
    const before = await countRows(client)
    await ask(target)
    const after = await countRows(client)
    return after.map((rows, index) => `${WRITTEN[index]} ${rows - (before[index] ?? 0)}`).join(', ')
  }
  for (const lines of [1, 10]) {
    const { ours, floor } = writing(arena, await orderItems(arena, lines))
    const rows = { ours: await added(ours), floor: await added(floor) }
    if (rows.ours !== rows.floor) throw new Error(`No escriben las mismas filas: ${rows.ours} / ${rows.floor}`)
  }
}

/** The embedded database has one owner, so the floor gets a copy of it. */
const onPglite = async (folder: string): Promise<boolean> => {
  const env = { DATA_DIR: path.join(folder, 'cauce') }
  await startApp(env).then((app) => app.stop())
  cpSync(path.join(env.DATA_DIR, 'db'), path.join(folder, 'piso'), { recursive: true })
  const app = await startApp(env)
  const floor = await startProcess(floorScript, { DATA_DIR: path.join(folder, 'piso') })
  try {
    const token = await signIn(app.url, 'medico@cauce.demo')
    return await compare({
      base: 'PGlite',
      judged: false,
      ours: app.url,
      floor: floor.url,
      token,
      settle: async () => {},
    })
  } finally {
    await app.stop()
    await floor.stop()
  }
}

const onPostgres = async (folder: string): Promise<boolean> => {
  const postgres = await startPostgres()
  try {
    const address = await postgres.newDatabase('cauce')
    const app = await startApp({ DATABASE_URL: address, CAUCE_DEMO: '1', DATA_DIR: path.join(folder, 'archivos') })
    const floor = await startProcess(floorScript, { DATABASE_URL: address })
    try {
      const token = await signIn(app.url, 'medico@cauce.demo')
      const settle = (): Promise<void> =>
        inDatabase(address, async (client) => void (await client.query('vacuum analyze')))
      const arena = { base: 'PostgreSQL', judged: true, ours: app.url, floor: floor.url, token, settle }
      await inDatabase(address, (client) => requireSameRows(arena, client))
      return await compare(arena)
    } finally {
      await app.stop()
      await floor.stop()
    }
  } finally {
    await postgres.close()
  }
}

const ARENAS = { pglite: onPglite, postgres: onPostgres, busquedas: searchesOnBoth }

/** True when every bar was met. */
export const bench = async ([only]: readonly string[]): Promise<boolean> => {
  console.log(
    `${machineLine()} · ${CONNECTIONS} conexiones, ${ROUNDS} rondas de ${SECONDS} s por turnos tras ${WARM_UP_SECONDS} s, mediana\n\n` +
      '| base | qué | Cauce/s | p50 / p95 / p99 ms | piso/s | p50 / p95 / p99 ms | razón | barra | cumple | fallos |\n' +
      '|---|---|---|---|---|---|---|---|---|---|',
  )
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-bench-'))
  try {
    const verdicts: boolean[] = []
    for (const [name, run] of Object.entries(ARENAS)) {
      if (only === undefined || only === name) verdicts.push(await run(folder))
    }
    return verdicts.every(Boolean)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
