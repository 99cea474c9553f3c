/** With `CAUCE_TEST_DB=postgres` the test servers of a run share one PostgreSQL, started here and gone at the end. */
import { POSTGRES_URL, wantsPostgres } from './postgres-database.ts'

export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (!wantsPostgres()) return undefined
  // Not before it is needed: its exit hook ends the process with 0, whatever the tests said.
  const { startPostgres } = await import('./postgres.ts')
  const postgres = await startPostgres({ throwaway: true })
  process.env[POSTGRES_URL] = postgres.url
  return () => postgres.close()
}
