/**
 * What a list shows as its address says it, read and written from its declaration. What may be about a person is kept by this
 * entry of the browser's history alone.
 */
import type { AnyList, Asked } from '@cauce/contract/kit/list'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

/** Names of the filters of a list, and its ways of being open. */
export type FilterOf<L extends AnyList> = keyof L['filters'] & string
type WayOf<L extends AnyList> = NonNullable<L['opens']>['ways'][number]
export type Chosen<L extends AnyList> = Readonly<Partial<Record<FilterOf<L>, string>>>

export interface ListView<L extends AnyList = AnyList> {
  /** What each filter says, in text; what is not there does not filter. */
  readonly filtros: Chosen<L>
  readonly orden: string
  /** From 1. */
  readonly pagina: number
  /** What was newest when the first page was seen. */
  readonly corte: number | null
  /** The selected row. */
  readonly fila: number | null
  /** How it is open, or a new one is being written; null: the list alone. */
  readonly abrir: WayOf<L> | null
}

/** What filters where the address says nothing of it: today, the last week. Undefined: nothing. */
export type Usual<L extends AnyList> = Chosen<L> | undefined

const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null

const readState = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

// A signature of its own: the names of a filled record are the filters of the list.
function chosenIn<L extends AnyList>(list: L, said: (name: string) => unknown, usual: Usual<L>): Chosen<L>
function chosenIn(list: AnyList, said: (name: string) => unknown, usual: Usual<AnyList>): Chosen<AnyList> {
  const chosen = Object.entries(list.filters).flatMap(([name, { read, max }]) => {
    const value = said(name)
    const text = typeof value === 'string' ? value.slice(0, max) : ''
    return text !== '' && read(text) !== undefined ? [[name, text]] : []
  })
  return { ...usual, ...Object.fromEntries(chosen) }
}

const sortable = ({ sorts }: AnyList, orden: string | null): orden is string =>
  orden !== null && Object.hasOwn(sorts, orden.replace(/^-/u, ''))

const wayIn = <L extends AnyList>(list: L, search: URLSearchParams, fila: number | null): WayOf<L> | null => {
  const { opens } = list
  if (opens === undefined) return null
  const way = opens.ways.find((one) => one === search.get(opens.in)) ?? null
  return way === null || (fila === null && opens.withoutRow?.includes(way) !== true) ? null : way
}

/** The view that an address asks for; what it says wrongly counts as not said. @param state of the browser's history */
export const listView = <L extends AnyList>(
  list: L,
  search: URLSearchParams,
  state: unknown,
  usual?: Usual<L>,
): ListView<L> => {
  const kept = Option.getOrElse(readState(state), () => ({}))
  const asked = (name: string): unknown =>
    list.filters[name]?.isPrivate === true ? Reflect.get(kept, name) : search.get(name)
  const orden = search.get('orden')
  const fila = list.row === undefined ? null : count(search.get(list.row))
  const abrir = wayIn(list, search, fila)
  return {
    filtros: chosenIn(list, asked, usual),
    orden: sortable(list, orden) ? orden : list.usual,
    pagina: count(search.get('pagina')) ?? 1,
    corte: list.isCut === true ? count(search.get('corte')) : null,
    fila: abrir !== null && list.opens?.withoutRow?.includes(abrir) === true ? null : fila,
    abrir,
  }
}

const textsOf = (list: AnyList, { filtros }: ListView, isPrivate: boolean): readonly (readonly [string, string])[] =>
  Object.entries(filtros).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && entry[1].trim() !== '' && list.filters[entry[0]]?.isPrivate === isPrivate,
  )

/** The shortest address of a view: what is as usual, or blank, is left out. @param before what it keeps of the page is there */
export const listAddress = <L extends AnyList>(
  list: L,
  view: ListView<L>,
  usual?: Usual<L>,
  before = new URLSearchParams(),
): URLSearchParams => {
  const usually = new Map(Object.entries(usual ?? {}))
  const said: readonly (readonly [string, string | number | null])[] = [
    ...(list.keeps ?? []).map((name) => [name, before.get(name)] as const),
    ...textsOf(list, view, false).filter(([name, text]) => usually.get(name) !== text),
    ['orden', view.orden === list.usual ? null : view.orden],
    ['pagina', view.pagina === 1 ? null : view.pagina],
    ['corte', view.pagina === 1 ? null : view.corte],
    ...(list.row === undefined ? [] : [[list.row, view.fila] as const]),
    ...(list.opens === undefined ? [] : [[list.opens.in, view.abrir] as const]),
  ]
  return new URLSearchParams(said.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
}

/** What this entry of the browser's history keeps of a view. */
export const listState = (list: AnyList, view: ListView): Readonly<Record<string, string>> =>
  Object.fromEntries(textsOf(list, view, true))

const sameQuestion = (one: ListView, other: ListView): boolean => {
  const words = ({ filtros, orden }: ListView): string =>
    JSON.stringify([Object.entries(filtros).toSorted(([a], [b]) => a.localeCompare(b)), orden])
  return words(one) === words(other)
}

/**
 * The view after a change. What is asked anew is seen from its first page and with what is newest now, and nothing is selected
 * there yet, unless it is open beside the list.
 */
export const changedView = <L extends AnyList>(
  list: L,
  view: ListView<L>,
  change: Partial<ListView<L>>,
): ListView<L> => {
  const next = { ...view, ...change }
  const isAnew = !sameQuestion(view, next)
  const isMoved = isAnew || next.pagina !== view.pagina
  return {
    ...view,
    ...(isAnew ? { pagina: 1, corte: null } : {}),
    ...(isMoved && list.opens?.beside !== true ? { fila: null, abrir: null } : {}),
    ...change,
  }
}

// A signature of its own: the names are those of the list.
function chosenAfter<L extends AnyList>(
  view: ListView<L>,
  next: { readonly [Name in FilterOf<L>]?: string | null },
): Chosen<L>
function chosenAfter(
  { filtros }: ListView,
  next: Readonly<Record<string, string | null | undefined>>,
): Chosen<AnyList> {
  const said = Object.entries({ ...filtros, ...next })
  return Object.fromEntries(said.flatMap(([name, text]) => ((text ?? '').trim() === '' ? [] : [[name, text ?? '']])))
}

/** The filters after some of them say something else; null or blank: nothing. */
export const chosen = chosenAfter

/** The filters after one of them says something else; null or blank: nothing. */
export const filtered = <L extends AnyList>(view: ListView<L>, name: FilterOf<L>, value: string | null): Chosen<L> =>
  chosenAfter<AnyList>(view, { [name]: value })

/** The order after a column is pressed: its first way, and then the other. */
export const nextOrder = ({ sorts }: AnyList, orden: string, column: string): string => {
  const first = sorts[column] === 'down' ? `-${column}` : column
  const second = sorts[column] === 'down' ? column : `-${column}`
  return orden === first ? second : first
}

const NOTHING_SAID = (): null => null

/** The filters of an address that says nothing. */
export const unfiltered = <L extends AnyList>(list: L, usual?: Usual<L>): Chosen<L> =>
  chosenIn(list, NOTHING_SAID, usual)

/** True where nothing narrows the list more than usual. */
export const isWhole = <L extends AnyList>(list: L, view: ListView<L>, usual?: Usual<L>): boolean => {
  const said = new Map(Object.entries(view.filtros))
  const filtros = chosenIn(list, (name) => said.get(name), undefined)
  return sameQuestion({ ...view, filtros }, { ...view, filtros: unfiltered(list, usual) })
}

// A signature of its own: what each filter reads stands under the name that travels.
function askedIn<L extends AnyList>(list: L, view: ListView<L>): Asked<L>
function askedIn(list: AnyList, { filtros, orden }: ListView): Readonly<Record<string, unknown>> {
  const asked = Object.entries(filtros).flatMap(([name, text]) => {
    const filter = list.filters[name]
    const value = filter === undefined || text === undefined ? undefined : filter.read(text)
    return value === undefined ? [] : [[filter?.as ?? name, value]]
  })
  return Object.fromEntries(orden === '' ? asked : [...asked, ['orden', orden]])
}

/** What the server is asked for a view, pages apart. */
export const questionOf = askedIn
