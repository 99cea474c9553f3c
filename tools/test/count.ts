/** How a step of `npm test` went. */
import * as Schema from 'effect/Schema'

export const Count = Schema.Struct({
  passed: Schema.Int,
  failed: Schema.Int,
  /** What failed and why, in a few lines each. */
  failures: Schema.Array(Schema.String),
})
export type Count = typeof Count.Type

/** A step that ran whole: what it proved and what it cost. */
export const Outcome = Schema.Struct({
  ...Count.fields,
  /** By the clock. */
  seconds: Schema.Number,
  /** Of processor, of the step and of everything that it started; null where the system does not tell. */
  cpuSeconds: Schema.NullOr(Schema.Number),
})
export type Outcome = typeof Outcome.Type

/** A check that passes or fails as one. */
export const asOne = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] })
