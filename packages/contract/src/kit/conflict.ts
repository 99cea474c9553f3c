/** What is answered to who saves over somebody else's change: the row as it is now, and whose it is. */
import * as Schema from 'effect/Schema'
import { Instant } from '@cauce/domain/text/field'

export const Conflict = Schema.Struct({
  version: Schema.Int,
  activo: Schema.Boolean,
  /** The form as it is stored now: what a three-way merge calls theirs. */
  valores: Schema.Record(Schema.String, Schema.String),
  /** Words of the fields that hold the number of another row. */
  textos: Schema.Record(Schema.String, Schema.String),
  quien: Schema.String,
  cuando: Instant,
})
export type Conflict = typeof Conflict.Type
