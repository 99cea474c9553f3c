/** The test servers of a run share one PostgreSQL, started here and gone at the end. */
import { POSTGRES_URL } from '../../apps/api/src/testing/postgres-database.ts'
import { startPostgresApart } from './postgres-apart.ts'

export const setup = async (): Promise<() => Promise<void>> => {
  const postgres = await startPostgresApart()
  process.env[POSTGRES_URL] = postgres.url
  return () => postgres.close()
}
