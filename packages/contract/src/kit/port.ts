/** What a flow asks of the server: which call, and with what. The browser and the features make it from here, each its own way. */
import type { Body, Entry, Params, Query } from '../entry.ts'

type ParamsArg<E extends Entry> = E extends { readonly params: unknown } ? { readonly params: Params<E> } : object
type QueryArg<E extends Entry> = E extends { readonly query: unknown } ? { readonly query?: Query<E> } : object
type BodyArg<E extends Entry> = E extends { readonly body: unknown } ? { readonly body: Body<E> } : object
type KeyArg<E extends Entry> = E extends { readonly repeat: 'idempotent' } ? { readonly key: string } : object

/** What a call needs: only the parts that its entry declares. `key` goes in `Idempotency-Key`; a retry sends the same. */
export type CallParts<E extends Entry> = ParamsArg<E> & QueryArg<E> & BodyArg<E> & KeyArg<E>

/** A call of a flow, given what the flow says. */
export interface Port<E extends Entry, Input> {
  readonly entry: E
  readonly parts: (input: Input) => CallParts<E>
}

/** Without a key where the entry takes one, or with a body that it does not read, it does not compile. */
export const portOf = <const E extends Entry, Input>(
  entry: E,
  parts: (input: Input) => CallParts<E>,
): Port<E, Input> => ({ entry, parts })

/** A value of an address: what is not text, number or yes and no is empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Where a call goes, below `/api`: the path of its entry with its parameters. Those that the path does not name are left out. */
export const pathOf = ({ path }: Pick<Entry, 'path'>, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:([A-Za-z]\w*)/gu, (_, name: string) => encodeURIComponent(textOf(params[name])))
