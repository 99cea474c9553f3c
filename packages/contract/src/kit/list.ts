/**
 * A list as one value: what narrows it, how it is sorted, and what of it can be open. The address of the browser, what the
 * server is asked, the call of the contract and the SQL read it; none of them names a filter again.
 */
import * as Schema from 'effect/Schema'
import { CalendarDate, isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Id, optionalText, requiredText } from '@cauce/domain/text/field'

/** One thing by which a list is narrowed. Addresses and controls say it in text. */
export interface Filter<out Field extends Schema.Constraint = Schema.Constraint, out As extends string = string> {
  /** What travels. */
  readonly field: Field
  /** Name under which it travels; null: the one that it has in the address. */
  readonly as: As | null
  /** What a text says; undefined: nothing that serves. */
  readonly read: (text: string) => Field['Type'] | undefined
  /** Longest text. */
  readonly max: number
  /** It may be about a person: no address has it, only this entry of the browser's history. */
  readonly isPrivate: boolean
}
export type Filters = Readonly<Record<string, Filter>>

const MAX_TEXT = 100

// `NoInfer`: the name comes from who says it, and not from what a list may hold.
const filter = <Field extends Schema.Constraint, As extends string>(
  field: Field,
  as: As | undefined,
  read: (text: string) => Field['Type'] | undefined,
): Filter<Field, NoInfer<As>> => ({ field, as: as ?? null, read, max: MAX_TEXT, isPrivate: false })

type Named<Field extends Schema.Constraint, As extends string> = Filter<Field, NoInfer<As>>
type OptionalText = ReturnType<typeof optionalText>

/** One of a few values. */
export const oneOf = <const Value extends string, const As extends string = never>(
  values: readonly Value[],
  as?: As,
): Named<Schema.Literals<readonly Value[]>, As> =>
  filter(Schema.Literals(values), as, (text) => values.find((value) => value === text))

/** The number of a row of something else. */
export const rowOf = <const As extends string = never>(as?: As): Named<typeof Id, As> =>
  filter(Id, as, (text) => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined))

export const day = <const As extends string = never>(as?: As): Named<typeof CalendarDate, As> =>
  filter(CalendarDate, as, (text) => (isCalendarDate(text) ? text : undefined))

/** Yes or no, by the words that the address has for them. */
export const yesOrNo = <const As extends string = never>(
  said: Readonly<Record<string, boolean>>,
  as?: As,
): Named<typeof Schema.Boolean, As> =>
  filter(Schema.Boolean, as, (text) => (Object.hasOwn(said, text) ? said[text] : undefined))

interface TextOptions {
  readonly isPrivate?: boolean
  /** Whether a text that an address brings serves. */
  readonly serves?: (text: string) => boolean
}

/** A text of up to `max` characters; blanks around it do not travel. */
export const textOf = <const As extends string = never>(
  max: number,
  options: TextOptions = {},
  as?: As,
): Named<OptionalText, As> => textFilter(optionalText(max), max, options, as)

/** A text which, where it travels, says something. */
export const wordsOf = <const As extends string = never>(
  max: number,
  options: TextOptions = {},
  as?: As,
): Named<OptionalText, As> => textFilter(requiredText(max), max, options, as)

const textFilter = <Field extends Schema.ConstraintCodec<string, string>, As extends string>(
  field: Field,
  max: number,
  { isPrivate = false, serves }: TextOptions,
  as: As | undefined,
): Filter<Field, NoInfer<As>> => ({
  field,
  as: as ?? null,
  read: (said) => (said.trim() === '' || serves?.(said) === false ? undefined : said.trim()),
  max,
  isPrivate,
})

/** Which way a column goes when it is pressed first. */
export type Sorts = Readonly<Record<string, 'up' | 'down'>>
/** `columna`, or `-columna` backwards. */
export type OrderOf<S extends Sorts> = (keyof S & string) | `-${keyof S & string}`

/** How a row is open, as the address says it. */
interface Opens<Way extends string> {
  /** Name of it in the address. */
  readonly in: string
  readonly ways: readonly Way[]
  /** Those of them that need no row: a new one is written. */
  readonly withoutRow?: readonly Way[]
  /** It is open beside the list: it stays where the list is searched anew. */
  readonly beside?: boolean
}

interface Declaration<F extends Filters, S extends Sorts, Way extends string> {
  readonly filters: F
  readonly sorts: S
  /** Order of a list that is not told one; where it has none, the empty text. */
  readonly usual: keyof S extends never ? '' : OrderOf<S>
  /** Name in the address of the row that is selected. */
  readonly row?: string
  readonly opens?: Opens<Way>
  /** What is newest when the first page is seen stays so for the others: the answer has `corte`. */
  readonly isCut?: boolean
  /** Names in the address that are of the page and not of the list. */
  readonly keeps?: readonly string[]
}

export type NameOf<K extends string, F> =
  F extends Filter<Schema.Constraint, infer As> ? ([As] extends [never] ? K : As) : K

/** What narrows, for the schema of a call: each field may be missing. */
export type NarrowedBy<F extends Filters> = {
  readonly [K in keyof F & string as NameOf<K, F[K]>]: Schema.optionalKey<F[K]['field']>
}

/** What a list is asked for, for the schema of its call. */
export type FieldsOf<F extends Filters, S extends Sorts> = NarrowedBy<F> &
  (keyof S extends never ? unknown : { readonly orden: Schema.optionalKey<Schema.Literals<readonly OrderOf<S>[]>> })

export interface List<F extends Filters, S extends Sorts, Way extends string> extends Declaration<F, S, Way> {
  readonly orders: readonly OrderOf<S>[]
  /** Fields of its call; pages apart. */
  readonly fields: FieldsOf<F, S>
}

/** What every list has, for what minds no names. */
export interface AnyList extends Omit<Declaration<Filters, Sorts, string>, 'usual'> {
  readonly usual: string
  readonly fields: Schema.Struct.Fields
}

/** What the server is asked for, pages apart. */
export type Asked<L extends AnyList> = Schema.Struct.Type<L['fields']>

export const defineList = <const F extends Filters, const S extends Sorts, const Way extends string = never>(
  declared: Declaration<F, S, Way>,
): List<F, S, Way> => {
  const orders = ordersOf(declared.sorts)
  return { ...declared, orders, fields: fieldsOf(declared.filters, orders) }
}

function ordersOf<S extends Sorts>(sorts: S): readonly OrderOf<S>[]
function ordersOf(sorts: Sorts): readonly string[] {
  return Object.keys(sorts).flatMap((name) => [name, `-${name}`])
}

// A signature of its own says what no inference reaches: each field stands under the name that its filter travels by.
function fieldsOf<F extends Filters, S extends Sorts>(filters: F, orders: readonly OrderOf<S>[]): FieldsOf<F, S>
function fieldsOf(filters: Filters, orders: readonly string[]): Schema.Struct.Fields {
  const fields = Object.entries(filters).map(([name, { as, field }]) => [as ?? name, Schema.optionalKey(field)])
  return Object.fromEntries(
    orders.length === 0 ? fields : [...fields, ['orden', Schema.optionalKey(Schema.Literals(orders))]],
  )
}
