/** A database of its own for a drill, and a process that works on it until it is killed. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { startPostgresApart } from '../support/postgres-apart.ts'

export interface Place {
  readonly databaseUrl: string | null
  readonly dataDir: string
  close(): Promise<void>
}

export const PLACES = {
  embebida: async (): Promise<Place> => {
    const dataDir = await newDataDir('tablas', new Date())
    return { databaseUrl: null, dataDir, close: async () => {} }
  },
  postgres: async (): Promise<Place> => {
    const cluster = await startPostgresApart()
    return { databaseUrl: cluster.url, dataDir: await newDataDir('tablas', new Date()), close: () => cluster.close() }
  },
} as const

export const opened = async <T>(place: Place, use: (db: Kysely<DB>) => Promise<T>): Promise<T> => {
  const database = await openDatabase(place, { now: new Date(), say: () => {} })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

/** One life of the process in the file; killed after `ms`. */
export const live = async (file: string, { databaseUrl, dataDir }: Place, ms: number): Promise<void> => {
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }
  const child = fork(file, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env })
  const ended = once(child, 'exit')
  if (child.stdout !== null) await Promise.race([once(child.stdout, 'data'), ended])
  await pause(ms)
  child.kill('SIGKILL')
  await ended
}

/** On both databases, or on the one that `--base=` names. */
export const onPlaces = async (
  args: readonly string[],
  one: (name: keyof typeof PLACES, place: Place) => Promise<boolean>,
): Promise<boolean> => {
  const chosen = args.find((arg) => arg.startsWith('--base='))?.slice('--base='.length)
  let whole = true
  for (const name of ['embebida', 'postgres'] as const) {
    if (chosen !== undefined && chosen !== name) continue
    const place = await PLACES[name]()
    try {
      whole = (await one(name, place)) && whole
    } finally {
      await place.close()
    }
  }
  return whole
}
