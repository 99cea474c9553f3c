/** With `CAUCE_TEST_DB=postgres` the test servers of a run share one PostgreSQL, started here and gone at the end. */
import { startPostgres } from './postgres.ts'
import { POSTGRES_URL, wantsPostgres } from './postgres-database.ts'

export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (!wantsPostgres()) return undefined
  const postgres = await startPostgres({ throwaway: true })
  process.env[POSTGRES_URL] = postgres.url
  return () => postgres.close()
}
