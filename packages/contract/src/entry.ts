/**
 * The shape of a call. From one entry come the browser's endpoint, the server's route, the checking of request and answer,
 * the permission check and the OpenAPI document.
 */
import type * as Schema from 'effect/Schema'

/** What a schema says of its types, without its methods: every schema of every call is compared with this. */
type AnySchema = Schema.ConstraintCodec<unknown, unknown>

/**
 * Who may call: anybody; the holder of the provisional token between the two sign-in steps; any signed-in person; or a
 * signed-in person who holds the permission key.
 */
export type Access = 'public' | 'provisional' | 'session' | { readonly permission: string }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Entry {
  readonly method: Method
  /** Path below `/api`, as the specification writes it, parameters as `:name`. */
  readonly path: `/${string}`
  readonly access: Access
  /** Spanish sentence for the API document. */
  readonly summary: string
  readonly params?: AnySchema
  readonly query?: AnySchema
  readonly body?: AnySchema
  /** Schema of the JSON answer, or `binary` for a file. */
  readonly answer: AnySchema | 'binary'
  /** A write that a person can repeat by a double click: takes `Idempotency-Key`. */
  readonly idempotent?: true
  /** The body travels as `multipart/form-data`; a field named `x[]` is the list `x`. */
  readonly multipart?: true
  /** Can be called while one's own password is expired: what is needed to change it or to leave. */
  readonly duringExpiry?: true
  /** Largest body in bytes, where the usual mebibyte is not enough. */
  readonly bodyLimit?: number
  /** Requests a minute from one address, for calls that somebody could use to guess; `auth` is the sign-in's limit. */
  readonly rate?: 'auth' | 'verify'
  /** Expected failures as `[status, codigo]`, beyond 400/401/403/404/422/429. */
  readonly failures?: readonly (readonly [number, string])[]
}

type TypeOf<S, Otherwise> = S extends { readonly Type: infer T } ? T : Otherwise

export type Params<E extends Entry> = TypeOf<E['params'], Record<string, never>>
export type Query<E extends Entry> = TypeOf<E['query'], Record<string, never>>
export type Body<E extends Entry> = TypeOf<E['body'], undefined>
export type Answer<E extends Entry> = E['answer'] extends 'binary' ? Uint8Array : TypeOf<E['answer'], never>

/** Keeps the literal types of an entry, so that handlers and hooks are typed by it. */
export const entry = <const E extends Entry>(value: E): E => value
