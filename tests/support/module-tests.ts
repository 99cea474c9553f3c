/** What a module tells the tests of every call. */
import type { Kysely } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'
import type { PlainCall } from '../contract/plain-requests.ts'
import type { AdministrationCase } from '../security/administration-case.ts'
import type { Reason } from '../security/no-record.ts'

export interface ModuleTests {
  /** Calls whose answer does not depend on whose the record is, by the reason, each with a request that is served. */
  readonly plain?: Readonly<Partial<Record<Reason, Readonly<Record<string, PlainCall>>>>>
  /** Calls of the administration, on what is there and what is not. */
  readonly administration?: readonly AdministrationCase[]
  /** Keys of the administration that these ask for. */
  readonly desk?: readonly string[]
  /** Makes one of its records, which the cases find in `records` by the name of the module. */
  readonly record?: (db: Kysely<DB>, userId: number) => Promise<number>
}
