/** With `CAUCE_TEST_DB=postgres` the servers of a run share one PostgreSQL, each with a copy of its own of the filled database. */
import { isMainThread } from 'node:worker_threads'
import { POSTGRES_URL, wantsPostgres } from '../../apps/api/src/testing/postgres-database.ts'
import { startPostgresApart } from '../../tests/support/postgres-apart.ts'

// Before the workers, which are threads and start with a copy of what is in the environment now. It ends with this process.
if (wantsPostgres() && isMainThread) process.env[POSTGRES_URL] = (await startPostgresApart()).url
