/** The searches of the ordering dialog on the embedded database and on PostgreSQL, each grown to the size of a large clinic. */
import path from 'node:path'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { startPostgres } from '../support/postgres.ts'
import { signIn, startApp } from './app-process.ts'
import { growClinic } from './large-clinic.ts'
import { measureSearches } from './searches.ts'

const DOCTOR = 'medico@cauce.demo'

type Env = Readonly<Record<string, string>>

/** Seeds by starting the server once, grows the database, and measures on a server that starts again over it. */
const onGrown = async (base: string, env: Env, address: string | null): Promise<boolean> => {
  await startApp(env).then((app) => app.stop())
  const database = await openDatabase(
    { databaseUrl: address, dataDir: env['DATA_DIR'] ?? '' },
    { now: new Date(), say: (line) => console.error(line) },
  )
  try {
    await growClinic(database.db)
  } finally {
    await database.close()
  }
  const app = await startApp(env)
  try {
    return await measureSearches(base, app.url, await signIn(app.url, DOCTOR))
  } finally {
    await app.stop()
  }
}

/** True when every search met its bar on both databases. */
export const searchesOnBoth = async (folder: string): Promise<boolean> => {
  const embedded = await onGrown('PGlite', { DATA_DIR: path.join(folder, 'busquedas') }, null)
  const postgres = await startPostgres()
  try {
    const address = await postgres.newDatabase('busquedas')
    const env = { DATABASE_URL: address, CAUCE_DEMO: '1', DATA_DIR: path.join(folder, 'busquedas-pg') }
    return (await onGrown('PostgreSQL', env, address)) && embedded
  } finally {
    await postgres.close()
  }
}
