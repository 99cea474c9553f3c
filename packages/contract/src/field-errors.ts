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

const textOr = (message: unknown): string | null => (typeof message === 'string' ? message : null)

/** A number with checks says in its first check what it must be ("Debe ser un número entero"); the type itself is silent. */
const checkMessage = (issue: SchemaIssue.InvalidType): string | null =>
  textOr(issue.ast.checks?.[0].annotations?.['message'])

const leafMessage = (issue: SchemaIssue.Leaf): string => {
  const message = SchemaIssue.defaultLeafHook(issue)
  if (issue._tag === 'MissingKey' && message === 'Missing key') return REQUIRED_FIELD
  if (!ENGLISH_DEFAULT.test(message)) return message
  return (issue._tag === 'InvalidType' ? checkMessage(issue) : null) ?? INVALID_VALUE
}

interface Found {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Walks the tree of issues; the message of an outer check stands for all that is below it. */
const walk = (issue: SchemaIssue.Issue, path: readonly PropertyKey[], outer: string | null): Found[] => {
  switch (issue._tag) {
    case 'Filter':
      return walk(issue.issue, path, outer ?? SchemaIssue.defaultCheckHook(issue) ?? INVALID_VALUE)
    case 'Encoding':
      return walk(issue.issue, path, outer)
    case 'Pointer':
      return walk(issue.issue, [...path, ...issue.path], outer)
    case 'Composite':
      return issue.issues.flatMap((inner) => walk(inner, path, outer))
    case 'AnyOf': {
      if (issue.issues.length > 0) return issue.issues.flatMap((inner) => walk(inner, path, outer))
      const message = outer ?? textOr(issue.ast.annotations?.['message']) ?? INVALID_VALUE
      return [{ path, message }]
    }
    default:
      return [{ path, message: outer ?? leafMessage(issue) }]
  }
}

const MAX_SEGMENT = 60
const segment = (part: PropertyKey): string => String(part).slice(0, MAX_SEGMENT)

/** Dotted path (`0.procedimiento.id`) to its messages, at most fifty fields. */
export const fieldErrors = (issue: SchemaIssue.Issue): Record<string, string[]> => {
  const byField = new Map<string, Set<string>>()
  for (const { path, message } of walk(issue, [], null)) {
    const field = path.map(segment).join('.') || WHOLE_VALUE
    const messages = byField.get(field) ?? new Set()
    if (byField.size < MAX_FIELDS || byField.has(field)) byField.set(field, messages.add(message))
  }
  return Object.fromEntries([...byField].map(([field, messages]) => [field, [...messages]]))
}

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errores: Record<string, string[]> }

/** Decodes with every error collected. The result says which fields are wrong; it never throws for a bad value. */
export const decode = <T>(schema: Schema.ConstraintCodec<T, unknown>, input: unknown): Decoded<T> => {
  const exit = SchemaParser.decodeUnknownExit(schema, { errors: 'all' })(input)
  if (Exit.isSuccess(exit)) return { ok: true, value: exit.value }
  const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  return { ok: false, errores: issue === undefined ? { [WHOLE_VALUE]: [INVALID_VALUE] } : fieldErrors(issue) }
}
