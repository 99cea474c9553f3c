/**
 * Orders a second and their latency, of one and of ten lines, on the embedded database and on PostgreSQL, beside a bare
 * Fastify with the bare driver that writes the same rows in the same run. `npm run bench -- ordering`
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { signIn, startApp, startProcess } from './app-process.ts'
import { machineLine, median } from './machine.ts'
import { startPostgres } from './postgres.ts'

const CONNECTIONS = 10
const WARM_UP_SECONDS = 3
const SECONDS = 8
const ROUNDS = 3
const RATIO_BAR = 0.6
const P99_BAR_MS = 15
const root = path.join(import.meta.dirname, '../..')

interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly bad: number
}

/** Ten connections that post for some seconds; a key of its own for each request. */
const load = async (url: string, body: unknown, token: string | null, seconds: number): Promise<Figures> => {
  const latencies: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        requests: [
          {
            setupRequest: (request) => ({
              ...request,
              headers: { ...request.headers, 'idempotency-key': randomUUID() },
            }),
          },
        ],
      },
      (error: unknown, done) => (error ? reject(new Error('La carga falló', { cause: error })) : resolve(done)),
    )
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
  })
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return {
    perSecond: result['2xx'] / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bad: result.non2xx + result.errors + result.timeouts,
  }
}

/** The body that a browser sends: procedures of the demo catalogue without history dialogs. */
const orderBody = async (url: string, token: string, lines: number): Promise<unknown[]> => {
  const answer = await fetch(`${url}/api/cup/buscarCupsNombre`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ nombre: '9038' }),
  })
  const found: { id: number; codigo: string; nombre: string; requiere_auditoria: number }[] = await answer.json()
  const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
  return found.slice(0, lines).map((procedimiento) => ({
    procedimiento,
    cantidad: 1,
    fechaVigencia: today,
    observacion: 'Control',
    rep: null,
    consulta_id: 1,
  }))
}

const middle = (rounds: readonly Figures[]): Figures => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p95: median(rounds.map((round) => round.p95)),
  p99: median(rounds.map((round) => round.p99)),
  bad: rounds.reduce((sum, round) => sum + round.bad, 0),
})

const measure = async (url: string, body: unknown, token: string | null): Promise<Figures> => {
  await load(url, body, token, WARM_UP_SECONDS)
  const rounds: Figures[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await load(url, body, token, SECONDS))
  return middle(rounds)
}

const show = (where: string, lines: number, ours: Figures, floor: Figures): boolean => {
  const ratio = ours.perSecond / floor.perSecond
  const cells = [ours, floor].map(
    ({ perSecond, p50, p95, p99 }) =>
      `${perSecond.toFixed(0)} | ${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)}`,
  )
  console.log(
    `| ${where} | ${lines} | ${cells.join(' | ')} | ${(ratio * 100).toFixed(0)} % | ${ours.bad + floor.bad} |`,
  )
  const judged = where === 'PostgreSQL'
  return ours.bad + floor.bad === 0 && (!judged || (ratio >= RATIO_BAR && (lines > 1 || ours.p99 <= P99_BAR_MS)))
}

/** Ours, then the floor, on the same database; the embedded one has a single owner, so they take turns. */
const compare = async (where: string, env: Record<string, string>): Promise<boolean> => {
  const ours = new Map<number, Figures>()
  const app = await startApp(env)
  try {
    const token = await signIn(app.url, 'medico@cauce.demo')
    for (const lines of [1, 10]) {
      const body = await orderBody(app.url, token, lines)
      ours.set(lines, await measure(`${app.url}/api/ordenamiento/generarOrdenamiento/1/2`, body, token))
    }
  } finally {
    await app.stop()
  }
  const floor = await startProcess(path.join(root, 'tests/bench/floor-server.ts'), {
    ...env,
    ...(env['DATA_DIR'] ? { DATA_DIR: path.join(env['DATA_DIR'], 'pgdata') } : {}),
  })
  try {
    const verdicts: boolean[] = []
    for (const [lines, figures] of ours) {
      verdicts.push(show(where, lines, figures, await measure(`${floor.url}/orden`, { lines }, null)))
    }
    return verdicts.every(Boolean)
  } finally {
    await floor.stop()
  }
}

export const bench = async (): Promise<boolean> => {
  console.log(
    `${machineLine()} · ${CONNECTIONS} conexiones, ${ROUNDS} rondas de ${SECONDS} s tras ${WARM_UP_SECONDS} s, mediana\n\n` +
      '| base | líneas | Cauce órdenes/s | p50 / p95 / p99 ms | piso órdenes/s | p50 / p95 / p99 ms | razón | fallos |\n|---|---|---|---|---|---|---|---|',
  )
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-bench-'))
  const embedded = await compare('PGlite', { DATA_DIR: folder })
  rmSync(folder, { recursive: true, force: true })

  const postgres = await startPostgres()
  try {
    await postgres.createDatabase('cauce')
    return (await compare('PostgreSQL', { DATABASE_URL: postgres.url('cauce'), CAUCE_DEMO: '1' })) && embedded
  } finally {
    await postgres.stop()
  }
}
