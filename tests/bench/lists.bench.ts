/**
 * `npm run bench -- lists`: a master and a queue of a million rows on PostgreSQL, ten people at once, beside the bare query; then
 * 200,000 rows as a file, with what the server holds meanwhile.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Kysely } from 'kysely'
import { openPatientPool, postgresDialect } from '../../apps/api/src/db/postgres.ts'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { credentials } from '../support/credentials.ts'
import { startPostgres } from '../support/postgres.ts'
import { type AppProcess, signIn, startApp, startProcess } from './app-process.ts'
import { QUESTIONS } from './list-questions.ts'
import { CONNECTIONS, inTurns, ROUNDS, SECONDS, WARM_UP_SECONDS, type Figures } from './load.ts'
import { machineLine } from './machine.ts'
import { growToAMillion, ROWS } from './million-rows.ts'

const P95_MS = 50
const RATIO = 1.5
const EXPORTED = 200_000
/** What the server may hold more at the end of a file than after its first tenth. */
const FLAT_MIB = 64
const WHO = { maestro: 'admin@cauce.demo', cola: 'referencia@cauce.demo' } as const

const grow = async (address: string): Promise<void> => {
  const pool = openPatientPool(address, (code) => console.error(`Se perdió la conexión: ${code}`))
  const db = new Kysely<DB>({ dialect: postgresDialect(pool) })
  await growToAMillion(db)
  await db.destroy()
}

const cells = ({ p50, p95 }: Figures): string => `${p50.toFixed(1)} / ${p95.toFixed(1)}`

const askAll = async (ours: string, floor: string, only: string | undefined): Promise<boolean> => {
  const tokens = { maestro: await signIn(ours, WHO.maestro), cola: await signIn(ours, WHO.cola) }
  console.log(
    '| qué | Cauce, p50 / p95 ms | consulta desnuda | razón de p95 | cumple | fallos |\n|---|---|---|---|---|---|',
  )
  let met = true
  for (const [at, { name, path: place, body, who }] of QUESTIONS.entries()) {
    if (only !== undefined && !name.includes(only)) continue
    const [mine, bare] = await inTurns([
      { url: `${ours}/api${place}`, token: tokens[who], body },
      { url: `${floor}/preguntas/${at}` },
    ])
    if (mine === undefined || bare === undefined) return false
    const ratio = mine.p95 / bare.p95
    const isMet = mine.p95 <= P95_MS && ratio <= RATIO && mine.bad + bare.bad === 0
    met &&= isMet
    console.log(
      `| ${name} | ${cells(mine)} | ${cells(bare)} | ${ratio.toFixed(2)} | ${isMet ? 'sí' : 'NO'} | ${mine.bad + bare.bad} |`,
    )
  }
  return met
}

const heldMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Takes the file a part at a time, as the browser does, and drops each. */
const exportOne = async ({ url, pid }: AppProcess): Promise<boolean> => {
  const token = await signIn(url, WHO.maestro)
  const held: number[] = []
  const times: number[] = []
  let rows = 0
  let antes: number | null = null
  do {
    const started = performance.now()
    const answer: Response = await fetch(`${url}/api/maestros/admin/empresas/exportar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentials(token) },
      body: JSON.stringify(antes === null ? {} : { antes }),
    })
    if (!answer.ok) throw new Error(`La descarga falló: ${answer.status}`)
    const part: { filas: number; siguiente: number | null } = await answer.json()
    rows += part.filas
    antes = part.siguiente
    times.push(performance.now() - started)
    held.push(heldMib(pid))
  } while (antes !== null && rows < EXPORTED)
  const [early = 0] = held.slice(Math.floor(held.length / 10))
  const last = held.at(-1) ?? 0
  const isFlat = rows >= EXPORTED && last - early <= FLAT_MIB
  console.log(
    `\n${rows} filas en ${held.length} partes y ${(times.reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(1)} s; la primera ${times[0]?.toFixed(0)} ms, ` +
      `la última ${times.at(-1)?.toFixed(0)} ms; el servidor tiene ${early.toFixed(0)} MiB tras la décima parte, ${Math.max(...held).toFixed(0)} a lo más y ` +
      `${last.toFixed(0)} al final: ${isFlat ? 'sí' : 'NO'} (a lo más ${FLAT_MIB} más)`,
  )
  return isFlat
}

/** True when every bar was met. `npm run bench -- lists [part of the name of a question]` */
export const bench = async ([only]: readonly string[]): Promise<boolean> => {
  console.log(
    `${machineLine()} · ${ROWS} empresas y ${ROWS} remisiones · ${CONNECTIONS} conexiones, ${ROUNDS} rondas de ${SECONDS} s por turnos tras ${WARM_UP_SECONDS} s, mediana · ` +
      `barra: p95 ≤ ${P95_MS} ms y ≤ ${RATIO} veces la consulta desnuda\n`,
  )
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-bench-'))
  const postgres = await startPostgres()
  try {
    const address = await postgres.newDatabase('listas')
    const env = { DATABASE_URL: address, CAUCE_DEMO: '1', DATA_DIR: folder }
    await startApp(env).then((app) => app.stop())
    await grow(address)
    const app = await startApp(env)
    const floor = await startProcess(path.join(import.meta.dirname, 'lists-floor.ts'), { DATABASE_URL: address })
    try {
      const isFast = await askAll(app.url, floor.url, only)
      return (await exportOne(app)) && isFast
    } finally {
      await app.stop()
      await floor.stop()
    }
  } finally {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
