/**
 * `npm run drill -- kill [--rondas=N] [--base=embebida|postgres]`: the process dies in full writing, every lost answer is asked
 * again with its key, and at the end everything that was confirmed is looked for.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { machineLine } from '../bench/machine.ts'
import { READY, spawnServer } from '../faults/process.ts'
import { startPostgresApart } from '../support/postgres-apart.ts'
import { type Write, findWrites, gapsOf, prepareSupplies, send, signInToWrite } from './writer.ts'

const KINDS = ['nota', 'orden', 'incapacidad', 'mensaje'] as const
const WRITERS = 6
const CONFIRMED_BEFORE_DEATH = 12
/** Leaves ask for a patient each; the other kinds have enough. */
const LEAVES_A_ROUND = 6

interface Place {
  readonly env: Readonly<Record<string, string>>
  readonly databaseUrl: string | null
  readonly dataDir: string
  close(): Promise<void>
}

const embedded = async (): Promise<Place> => {
  const dataDir = await newDataDir('demo', new Date())
  const close = async (): Promise<void> => rmSync(dataDir, { recursive: true, force: true })
  return { env: { DATA_DIR: dataDir }, databaseUrl: null, dataDir, close }
}

const postgres = async (): Promise<Place> => {
  const cluster = await startPostgresApart()
  const dataDir = mkdtempSync(join(tmpdir(), 'cauce-simulacro-'))
  const env = { DATA_DIR: dataDir, DATABASE_URL: cluster.url, CAUCE_DEMO: '1' }
  const first = await spawnServer(env)
  await first.says(READY)
  first.kill('SIGTERM')
  await first.ended
  const close = async (): Promise<void> => {
    await cluster.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { env, databaseUrl: cluster.url, dataDir, close }
}

const drillOn = async (name: string, place: Place, rounds: number): Promise<boolean> => {
  const open = () => openDatabase(place, { now: new Date(), say: () => {} })
  const first = await open()
  const supplies = await prepareSupplies(first.db, KINDS, rounds * LEAVES_A_ROUND)
  const gaps = await gapsOf(first.db, KINDS)
  await first.close()
  const confirmed: Write[] = []
  const sent: Write[] = []
  let unanswered: Write[] = []
  let lostAnswers = 0
  let refused = 0
  for (let round = 0; round <= rounds; round += 1) {
    const server = await spawnServer({ ...place.env, RATE_LIMIT_AUTH: '1000000' })
    await server.says(READY)
    const token = await signInToWrite(server.url)
    const again = unanswered
    unanswered = []
    const goal = confirmed.length + again.length + CONFIRMED_BEFORE_DEATH
    const deliver = async (write: Write): Promise<boolean> => {
      const status = await send(server.url, token, write)
      if (status === 200) confirmed.push(write)
      else if (status === null || status >= 500) {
        unanswered.push(write)
        lostAnswers += 1
      } else refused += 1
      if (confirmed.length >= goal && round < rounds) server.kill('SIGKILL')
      return status !== null
    }
    const writer = async (): Promise<void> => {
      for (;;) {
        const repeated = again.pop()
        if (repeated === undefined && round === rounds) return
        const write = repeated ?? supplies.next()
        if (repeated === undefined) sent.push(write)
        if (!(await deliver(write))) return
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, writer))
    unanswered.push(...again)
    if (round === rounds) server.kill('SIGTERM')
    await server.ended
  }
  const last = await open()
  const found = await findWrites(last.db, KINDS, { confirmed, sent, gaps })
  await last.close()
  console.log(
    `${name}: ${rounds} muertes, ${confirmed.length} confirmadas, ${lostAnswers} respuestas perdidas y repetidas con su clave, ` +
      `${refused} rechazadas · ${found.lost} perdidas, ${found.twice} dobles, ${found.half} a medias, ` +
      `${found.unaudited} sin su auditoría, ${unanswered.length} sin aclarar`,
  )
  return found.lost + found.twice + found.half + found.unaudited + unanswered.length === 0 && confirmed.length > 0
}

const option = (args: readonly string[], name: string): string | null =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null

export const drill = async (args: readonly string[]): Promise<boolean> => {
  const rounds = Number(option(args, 'rondas') ?? 100)
  const only = option(args, 'base')
  console.log(machineLine())
  let good = true
  for (const [name, make] of [
    ['embebida', embedded],
    ['postgres', postgres],
  ] as const) {
    if (only !== null && only !== name) continue
    const place = await make()
    try {
      good = (await drillOn(name, place, rounds)) && good
    } finally {
      await place.close()
    }
  }
  return good
}
