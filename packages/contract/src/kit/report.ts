/**
 * A report as one value: what it is asked for, beside its days. The address of the browser, the schema of its two calls (its figures,
 * and its rows as a file by parts) and what the audit keeps read it.
 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { NOT_WHOLE } from '@cauce/domain/text/field'
import { defineList, type Filters, type NameOf, type NarrowedBy } from './list.ts'

/** Rows of each part of a file. */
export const REPORT_BATCH = 2_000

/** How many of one thing. */
export const Bar = Schema.Struct({ etiqueta: Schema.String, total: Schema.Int })
export type Bar = typeof Bar.Type

const RowNumber = Schema.Int.annotate({ message: NOT_WHOLE })
  .check(Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' }))
  .check(Schema.isLessThanOrEqualTo(Number.MAX_SAFE_INTEGER, { message: `Máximo ${Number.MAX_SAFE_INTEGER}` }))

/** Days in Bogotá, both included. */
const days = { desde: CalendarDate, hasta: CalendarDate }
const cursor = {
  /** The newest row that counts. */
  corte: Schema.optionalKey(RowNumber),
  /** The last row of the part before. */
  antes: Schema.optionalKey(RowNumber),
}

/** A part of the file of a report. */
export const ReportPart = Schema.Struct({
  csv: Schema.String,
  /** The same rows, for a spreadsheet. */
  celdas: Schema.Array(Schema.Array(Schema.NullOr(Schema.Union([Schema.String, Schema.Number])))),
  filas: Schema.Int,
  siguiente: Schema.NullOr(Schema.Int),
  corte: Schema.Int,
})
export type ReportPart = typeof ReportPart.Type

interface Declaration<F extends Filters, A extends Filters> {
  /** What may narrow it. */
  readonly filters: F
  /** What it is always asked with: which of several figures. */
  readonly always: A
}

type AlwaysOf<A extends Filters> = { readonly [K in keyof A & string as NameOf<K, A[K]>]: A[K]['field'] }
type QuestionOf<F extends Filters, A extends Filters> = NarrowedBy<F> & AlwaysOf<A> & typeof days

export interface Report<F extends Filters, A extends Filters> extends Declaration<F, A> {
  /** Fields of the call of its figures. */
  readonly question: QuestionOf<F, A>
  /** Fields of the call of its file. */
  readonly part: QuestionOf<F, A> & typeof cursor
}

/** What every report has, for what minds no names. */
export interface AnyReport {
  readonly filters: Filters
  readonly always: Filters
  readonly question: Schema.Struct.Fields
}

/** What the server is asked for. */
export type ReportAsked<R extends AnyReport> = Schema.Struct.Type<R['question']>

export const defineReport = <const F extends Filters, const A extends Filters>(
  declared: Declaration<F, A>,
): Report<F, A> => {
  const { fields } = defineList({ filters: declared.filters, sorts: {}, usual: '' })
  const question = { ...fields, ...alwaysOf(declared.always), ...days }
  return { ...declared, question, part: { ...question, ...cursor } }
}

// A signature of its own: each field stands under the name that its filter travels by.
function alwaysOf<A extends Filters>(filters: A): AlwaysOf<A>
function alwaysOf(filters: Filters): Schema.Struct.Fields {
  return Object.fromEntries(Object.entries(filters).map(([name, { as, field }]) => [as ?? name, field]))
}
