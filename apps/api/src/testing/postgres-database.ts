/** A PostgreSQL database for each test server: the filled one is made once a run, and copied by PostgreSQL itself. */
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { Client } from 'pg'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { openDatabase } from '../db/open.ts'
import { type Seed, fillDatabase } from './fill.ts'

/** Where the run's PostgreSQL is; set by `postgres-run.ts`. */
export const POSTGRES_URL = 'CAUCE_TEST_POSTGRES'
/** Any number: the test processes take turns with it. */
const TEMPLATE_LOCK = 20_261_121

export const wantsPostgres = (): boolean => process.env['CAUCE_TEST_DB'] === 'postgres'

const clusterUrl = (): string => {
  const url = process.env[POSTGRES_URL]
  if (url === undefined)
    throw new Error(
      'Only the project `postgres` of vitest, and cucumber-js and the screens when told, start a PostgreSQL',
    )
  return url
}

const withCluster = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: clusterUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const databaseUrl = (name: string): string => {
  const url = new URL(clusterUrl())
  url.pathname = `/${name}`
  return url.href
}

const exists = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1

const build = async (client: Client, name: string, seed: Seed, now: Date): Promise<void> => {
  const half = `${name}_a_medias`
  await client.query(`drop database if exists ${half}`)
  await client.query(`create database ${half}`)
  const options = { now, say: () => {} }
  const { db, close } = await openDatabase({ databaseUrl: databaseUrl(half), dataDir: tmpdir() }, options)
  try {
    await fillDatabase(db, seed, now)
  } finally {
    await close()
  }
  await client.query(`alter database ${half} rename to ${name}`)
}

export interface PostgresDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A database of its own, filled as told. */
export const newPostgresDatabase = (seed: Seed, now: Date): Promise<PostgresDatabase> =>
  withCluster(async (client) => {
    const template = `plantilla_${seed}_${bogotaDate(now.getTime()).replaceAll('-', '')}`
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    if (!(await exists(client, template))) await build(client, template, seed, now)
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
    const name = `prueba_${randomUUID().replaceAll('-', '')}`
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    const drop = () => withCluster(async (other) => void (await other.query(`drop database ${name} with (force)`)))
    return { url: databaseUrl(name), drop }
  })
