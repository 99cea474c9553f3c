/**
 * Whether the time of a refused sign-in tells why it was refused: nobody with that mail, a wrong password, a locked account, one
 * that is not active. Medians over many tries, taken in turns so that what else the machine does weighs on all of them alike.
 * `npm run bench -- sign-in-timing [pglite|postgres] [tries]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { type TestServer, startTestServer } from '../support/server.ts'
import { machineLine, median } from './machine.ts'

const TRIES = 1_000
const WARM_UP = 30
const BAR_MS = 5
const LOCKED_FOR_MS = 30 * 60_000
/** The fifth failure locks: before each try the account is as its name says. */
const KINDS = {
  'no existe': 'nadie@hospital.co',
  'contraseña equivocada': 'medico@cauce.demo',
  bloqueado: 'oncologo@cauce.demo',
  inactivo: 'referente@cauce.demo',
} as const
type Kind = keyof typeof KINDS
const isKind = (name: string): name is Kind => name in KINDS
const kinds = Object.keys(KINDS).filter(isKind)

const prepare = async ({ db }: TestServer): Promise<void> => {
  const locked = new Date(Date.now() + LOCKED_FOR_MS)
  const as = (kind: Kind, row: { activo?: boolean; intentos_fallidos: number; bloqueado_hasta: Date | null }) =>
    db.updateTable('users').set(row).where('email', '=', KINDS[kind]).execute()
  await as('contraseña equivocada', { intentos_fallidos: 0, bloqueado_hasta: null })
  await as('bloqueado', { intentos_fallidos: 5, bloqueado_hasta: locked })
  await as('inactivo', { activo: false, intentos_fallidos: 0, bloqueado_hasta: null })
}

/** Milliseconds until the whole answer. */
const attempt = async (server: TestServer, kind: Kind): Promise<number> => {
  const start = performance.now()
  const { status } = await server.call('/api/auth/validar-usuario', {
    body: { email: KINDS[kind], password: 'No.es.esta.1' },
  })
  const took = performance.now() - start
  if (status !== 401) throw new Error(`${kind}: ${status}`)
  return took
}

const inPlace = async <T>(database: string, work: (server: TestServer) => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cauce-tiempos-'))
  const postgres = database === 'postgres' ? await startPostgres() : null
  try {
    const databaseUrl = (await postgres?.newDatabase('tiempos')) ?? null
    const server = await startTestServer({ config: { dataDir, databaseUrl } })
    try {
      return await work(server)
    } finally {
      await server.close()
    }
  } finally {
    await postgres?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const measure = (database: string, tries: number): Promise<boolean> =>
  inPlace(database, async (server) => {
    const times = new Map(kinds.map((kind) => [kind, Array<number>()]))
    for (let n = -WARM_UP; n < tries; n += 1) {
      await prepare(server)
      // Whoever goes first in a turn would always be the same.
      const turn = kinds.map((_, at) => kinds[(at + n + WARM_UP) % kinds.length] ?? 'bloqueado')
      for (const kind of turn) {
        const took = await attempt(server, kind)
        if (n >= 0) times.get(kind)?.push(took)
      }
    }
    const medians = new Map([...times].map(([kind, all]) => [kind, median(all)]))
    const [least, most] = [Math.min(...medians.values()), Math.max(...medians.values())]
    console.log(`\n${database}: ${tries} intentos de cada clase, por turnos`)
    for (const [kind, value] of medians) console.log(`  ${kind.padEnd(24)} mediana ${value.toFixed(2)} ms`)
    const ok = most - least < BAR_MS
    console.log(`  diferencia de medianas ${(most - least).toFixed(2)} ms, tope ${BAR_MS} ms: ${ok ? 'sí' : 'NO'}`)
    return ok
  })

export const bench = async ([which, tries]: readonly string[]): Promise<boolean> => {
  console.log(
    `${machineLine()} · carga ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  const databases = ['pglite', 'postgres'].filter((name) => which === undefined || name === which)
  const results: boolean[] = []
  for (const database of databases) results.push(await measure(database, Number(tries ?? TRIES)))
  return results.length > 0 && results.every(Boolean)
}
