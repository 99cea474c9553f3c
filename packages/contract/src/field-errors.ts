/** Turns what a schema refused into Spanish messages by field, for the answers of the server and the forms of the browser. */
import type * as Schema from 'effect/Schema'
import * as SchemaIssue from 'effect/SchemaIssue'
import * as SchemaParser from 'effect/SchemaParser'
import * as Exit from 'effect/Exit'
import * as Cause from 'effect/Cause'
import * as Option from 'effect/Option'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'

/** For a value of another type or out of its list, when its schema has no message of its own. */
export const INVALID_VALUE = 'Valor no válido'
/** Field name of an error that concerns the whole value. */
export const WHOLE_VALUE = 'datos'

const MAX_FIELDS = 50
const ENGLISH_DEFAULT = /^(?:Expected|Invalid data|Unexpected key|Forbidden operation)\b/u

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    const message = SchemaIssue.defaultLeafHook(issue)
    if (issue._tag === 'MissingKey' && message === 'Missing key') return REQUIRED_FIELD
    return ENGLISH_DEFAULT.test(message) ? INVALID_VALUE : message
  },
  checkHook: (issue) => SchemaIssue.defaultCheckHook(issue) ?? INVALID_VALUE,
})

const segment = (part: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof part === 'object' ? part.key : part).slice(0, 60)

/** Dotted path (`0.procedimiento.id`) to its messages, at most fifty fields. */
export const fieldErrors = (issue: SchemaIssue.Issue): Record<string, string[]> => {
  const byField = new Map<string, Set<string>>()
  for (const { path, message } of format(issue).issues) {
    const field = (path ?? []).map(segment).join('.') || WHOLE_VALUE
    const messages = byField.get(field) ?? new Set()
    if (byField.size < MAX_FIELDS || byField.has(field)) byField.set(field, messages.add(message))
  }
  return Object.fromEntries([...byField].map(([field, messages]) => [field, [...messages]]))
}

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errores: Record<string, string[]> }

/** Decodes with every error collected. The result says which fields are wrong; it never throws for a bad value. */
export const decode = <T>(schema: Schema.Codec<T, unknown, never, never>, input: unknown): Decoded<T> => {
  const exit = SchemaParser.decodeUnknownExit(schema, { errors: 'all' })(input)
  if (Exit.isSuccess(exit)) return { ok: true, value: exit.value }
  const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  return { ok: false, errores: issue === undefined ? { [WHOLE_VALUE]: [INVALID_VALUE] } : fieldErrors(issue) }
}
