/** What a list is asked for beside its filters, and the envelope in which it answers. */
import * as Schema from 'effect/Schema'
import { PageCount, QueryCount } from '@cauce/domain/text/field'

/** Which page, from 1, and how many rows of it, in an address. */
export const pageInQuery = { pagina: Schema.optionalKey(QueryCount), por_pagina: Schema.optionalKey(QueryCount) }

/** The same in a body. */
export const pageInBody = { pagina: Schema.optionalKey(PageCount), por_pagina: Schema.optionalKey(PageCount) }

/** A page of rows, and how many there are of them in all. `more` is what a list says beside it: its counts, its options. */
export const pageOf = <Row extends Schema.Constraint, const More extends Schema.Struct.Fields>(row: Row, more: More) =>
  Schema.Struct({
    data: Schema.Array(row),
    total: Schema.Int,
    pagina: Schema.Int,
    por_pagina: Schema.Int,
    ...more,
  })

/** There are more than `total`, which is never more than `MAX_COUNTED`: its pages end there. */
export const hay_mas = Schema.Boolean

/** Rows of each group of the list with its other filters applied, and of all of them; for its chips. */
export const countsOf = <const Name extends string>(
  names: readonly Name[],
): Schema.Struct<{ readonly todos: typeof Schema.Int } & { readonly [N in Name]: typeof Schema.Int }> =>
  Schema.Struct({ todos: Schema.Int, ...countOf(names) })

/** How many rows each group has. */
export function countOf<Name extends string>(names: readonly Name[]): { readonly [N in Name]: typeof Schema.Int }
export function countOf(names: readonly string[]): Schema.Struct.Fields {
  return Object.fromEntries(names.map((name) => [name, Schema.Int]))
}
