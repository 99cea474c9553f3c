/** Where the data of a test are: a folder of its own and, in the project `postgres`, a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seed } from './fill.ts'
import { newPostgresDatabase, wantsPostgres } from './postgres-database.ts'
import { newDataDir } from './template.ts'

export interface Place {
  readonly dataDir: string
  /** Null: embedded, in the folder. */
  readonly databaseUrl: string | null
  remove(): Promise<void>
}

/** Filled as told. */
export const newPlace = async (seed: Seed, now: Date): Promise<Place> => {
  const database = wantsPostgres() ? await newPostgresDatabase(seed, now) : null
  const dataDir = database ? mkdtempSync(join(tmpdir(), 'cauce-prueba-')) : await newDataDir(seed, now)
  const remove = async (): Promise<void> => {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { dataDir, databaseUrl: database?.url ?? null, remove }
}
