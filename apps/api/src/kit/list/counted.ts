/** Counting a long list no further than its pages reach. */
import { type RawBuilder, sql } from 'kysely'
import { MAX_COUNTED } from '@cauce/domain/kit/list/counted'

/** How many rows a select has, one past what is counted at most: nobody waits for a walk through a million. */
export const counted = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (${rows} limit ${MAX_COUNTED + 1}::int) as contadas)`

/** Up to here all that was found is read and sorted; what is more is walked in the order of its index until the page is full. */
const FEW = 2_000

/**
 * The rows of a select whose order and limit come after it. Of few, the search is done first: walked in order, a table of a million
 * would be read to its end for them.
 */
export const foundFirst = (rows: RawBuilder<unknown>, count: number): RawBuilder<unknown> =>
  count <= FEW ? sql`(${rows} offset 0)` : sql`(${rows})`

/** What a list says of it. */
export const totalOf = (count: number) => ({ total: Math.min(count, MAX_COUNTED), hay_mas: count > MAX_COUNTED })
