/**
 * Building blocks of every wire value: identifiers, texts and flags with their Spanish messages.
 * A schema without a message would answer in English, so values that a person can type start here.
 */
import * as Schema from 'effect/Schema'

/** Message of a field that was left out or is empty (spec 2 §5, consent form; used for every form of the product). */
export const REQUIRED_FIELD = 'Campo requerido, por favor, diligenciar para poder continuar'

/** Said once of a form in which something is missing. @fuente spec 2 §5 */
export const ALL_FIELDS_REQUIRED = 'Todos los campos son obligatorios'

export const NOT_WHOLE = 'Debe ser un número entero'
export const INVALID_ID = 'Debe ser un identificador válido'
const NOT_TEXT = 'Debe ser un texto'
const FORBIDDEN_CHARACTERS = 'Tiene caracteres no permitidos'

/** Message of a text that is too long. */
export const tooLong = (max: number): string => `Máximo ${max} caracteres`

/** Row identifier: a whole number from 1. */
export const Id = Schema.Int.annotate({ message: NOT_WHOLE })
  .check(Schema.isGreaterThan(0, { message: INVALID_ID }))
  .check(Schema.isLessThanOrEqualTo(2_147_483_647, { message: INVALID_ID }))

/** Identifier as it travels in a path: digits that decode to an {@link Id}. */
export const PathId = Schema.NumberFromString.check(Schema.isInt({ message: NOT_WHOLE }))
  .check(Schema.isGreaterThan(0, { message: INVALID_ID }))
  .check(Schema.isLessThanOrEqualTo(2_147_483_647, { message: INVALID_ID }))

/** A page, or how many rows of it, in a body: from 1. Bounded so that one times the other is a number that a database counts to. */
export const PageCount = Schema.Int.annotate({ message: NOT_WHOLE })
  .check(Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' }))
  .check(Schema.isLessThanOrEqualTo(100_000, { message: 'Es demasiado grande' }))

/** Non-negative whole number in a query string (pages, sizes). */
export const QueryCount = Schema.NumberFromString.check(Schema.isInt({ message: NOT_WHOLE }))
  .check(Schema.isGreaterThanOrEqualTo(0, { message: 'No puede ser negativo' }))
  .check(Schema.isLessThanOrEqualTo(100_000, { message: 'Es demasiado grande' }))

/** NUL is refused: PostgreSQL keeps it in no text. */
// oxlint-disable-next-line no-control-regex -- NUL is exactly what is looked for
const STORABLE = Schema.isPattern(/^[^\u0000]*$/u, { message: FORBIDDEN_CHARACTERS })

/** Text of 1 to `max` characters once trimmed; longer text is refused, never cut. What cannot be stored is refused too. */
export const requiredText = (max: number, missing: string = REQUIRED_FIELD) =>
  Schema.String.annotate({ message: NOT_TEXT })
    .check(Schema.isPattern(/\S/u, { message: missing }))
    .check(Schema.isMaxLength(max, { message: tooLong(max) }))
    .check(STORABLE)

/** Text of 0 to `max` characters. */
export const optionalText = (max: number) =>
  Schema.String.annotate({ message: NOT_TEXT })
    .check(Schema.isMaxLength(max, { message: tooLong(max) }))
    .check(STORABLE)

export { Instant } from '../calendar/calendar-date.ts'

/** `{ id, nombre }`, the shape of every catalogue reference. */
export const Named = Schema.Struct({ id: Schema.Int, nombre: Schema.String })
export type Named = typeof Named.Type
