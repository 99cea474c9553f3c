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

interface Call {
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

/** Changes nothing but the audit of who asked. A search whose words may not travel in the address is a `POST`. */
export interface Reading extends Call {
  readonly kind: 'read'
  readonly method: 'GET' | 'POST'
  readonly repeat?: never
}

interface Change extends Call {
  readonly kind: 'write'
  readonly method: 'POST' | 'PUT' | 'DELETE'
}
/** Takes `Idempotency-Key`: the same key and body are done once and answered the same. Our browser always sends one. */
interface IdempotentWrite extends Change {
  readonly repeat: 'idempotent'
}
/** Says from which `version` it starts: a repeat finds that it moved on, and is refused. Where the specification has no version it may be left out. */
interface VersionedWrite extends Change {
  readonly repeat: 'versioned'
  readonly body: Schema.ConstraintCodec<{ readonly version?: number | undefined }, unknown>
}
/** What it writes can be there only once. `naturalKey` says in Spanish why a repeat does no harm. */
interface NaturalWrite extends Change {
  readonly repeat: { readonly naturalKey: string }
}
/** A write says which one thing makes its repeat harmless; without one it does not compile. */
export type Writing = IdempotentWrite | VersionedWrite | NaturalWrite

export type Entry = Reading | Writing

type TypeOf<S, Otherwise> = S extends { readonly Type: infer T } ? T : Otherwise

export type Params<E extends Entry> = TypeOf<E['params'], Record<string, never>>
export type Query<E extends Entry> = TypeOf<E['query'], Record<string, never>>
export type Body<E extends Entry> = TypeOf<E['body'], undefined>
export type Answer<E extends Entry> = E['answer'] extends 'binary' ? Uint8Array : TypeOf<E['answer'], never>

/** Keeps the literal types of an entry, so that handlers and hooks are typed by it. */
export const entry = <const E extends Entry>(value: E): E => value
