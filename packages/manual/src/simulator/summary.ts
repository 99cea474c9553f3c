/** Values, failures and times in few words, for who does not read code. */
import { failureOf, PortFailure } from '@cauce/machines/failure'
import { keyWord } from './key-words.ts'

const LONGEST = 90
const NESTED = 3

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text

const inWords = (value: unknown, depth: number): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return 'ninguno'
    return depth === 0 ? `${value.length} en total` : value.map((one) => inWords(one, depth - 1)).join(', ')
  }
  if (typeof value !== 'object') return '—'
  const entries = Object.entries(value)
  if (entries.length === 0) return '—'
  return depth === 0 ? '…' : entries.map(([key, inner]) => `${keyWord(key)}: ${inWords(inner, depth - 1)}`).join('; ')
}

/** A value in one line. */
export const summaryOf = (value: unknown, longest: number = LONGEST): string => cut(inWords(value, NESTED), longest)

const DONE = 'hecho'
const MOST_LEAVES = 3

/** Everything inside of a value, by the way to it: `usuario.segundo_factor` → `correo`. */
const leavesOf = (value: unknown, path: readonly string[] = []): ReadonlyMap<string, string> =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? new Map(Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, [...path, key])]))
    : new Map([[path.join('.'), inWords(value, 0)]])

const nameOf = (path: string): string => path.split('.').findLast((key) => !/^\d+$/u.test(key)) ?? ''

type Leaf = readonly [path: string, text: string]

const leafLine = (leaves: readonly Leaf[]): string =>
  cut(
    leaves
      .slice(0, MOST_LEAVES)
      .map(([path, text]) => `${keyWord(nameOf(path))}: ${text}`)
      .join('; ') + (leaves.length > MOST_LEAVES ? '; …' : ''),
    LONGEST,
  )

/** Each value in one line that tells it from the others: what all of them have is left out. */
export const tellApart = (values: readonly unknown[]): readonly string[] => {
  const all = values.map((value) => leavesOf(value))
  const sharing = ([path, text]: Leaf): number => all.filter((leaves) => leaves.get(path) === text).length
  const own = all.map((leaves) => [...leaves].filter((leaf) => sharing(leaf) < all.length))
  const lines = own.map(leafLine)
  return values.map((value, at) => {
    const leaves = own[at] ?? []
    if (value === undefined) return DONE
    if (leaves.length === 0 || leaves.some(([path]) => path === '')) return summaryOf(value)
    const line = leafLine(leaves)
    const isAlone = lines.filter((other) => other === line).length === 1
    return isAlone ? line : leafLine(leaves.toSorted((one, other) => sharing(one) - sharing(other)))
  })
}

/** Why a port failed. */
export const failureText = (thrown: unknown): string => {
  if (!(thrown instanceof PortFailure)) return 'se rompe sin explicación'
  const { status, codigo, error, errores } = failureOf(thrown)
  const said = error ?? Object.values(errores)[0]?.[0] ?? codigo
  if (status === null) return said === null ? 'no hay respuesta' : cut(said, LONGEST)
  return cut(said === null ? `error ${status}` : `${said} (${status})`, LONGEST)
}

type Named = { readonly type: string }

/** What it brings: the value itself where it is only one. */
const broughtBy = ({ type: _type, ...rest }: Named): unknown => {
  const values: readonly unknown[] = Object.values(rest)
  return values.length === 1 ? values[0] : rest
}

/** What an event brings besides its name; among others of the same name, what tells it from them. */
export const detailOf = (event: Named, events: readonly Named[]): string => {
  const same = events.filter(({ type }) => type === event.type)
  if (same.length > 1) return tellApart(same.map(broughtBy))[same.indexOf(event)] ?? ''
  return Object.keys(event).length === 1 ? '' : summaryOf(broughtBy(event))
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** «30 min», «1,5 s», «250 ms». */
export const durationText = (ms: number): string => {
  if (ms >= MINUTE_MS) return `${(ms / MINUTE_MS).toLocaleString('es-CO', { maximumFractionDigits: 1 })} min`
  if (ms >= SECOND_MS) return `${(ms / SECOND_MS).toLocaleString('es-CO', { maximumFractionDigits: 1 })} s`
  return `${Math.round(ms)} ms`
}
