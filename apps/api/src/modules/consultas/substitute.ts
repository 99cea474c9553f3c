/** Who stands in for the professional of a consultation. */
import { sql, type RawBuilder } from 'kysely'

/** SQL condition: `userId` is in force as the substitute of `titular`. Nobody is, yet. */
export const isSubstitute = (_userId: unknown, _titular: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`false`
