/** What a list shows as its address says it, read and written from one declared table. Nothing in it is about a person. */

const MAX_TEXT = 100
const OPENED = ['nuevo', 'ver'] as const

/** What a list can be asked for. */
export interface ListShape {
  /** Name of each filter, and the values that it takes. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Columns by which it can be sorted, and which way they go when they are pressed first. */
  readonly sorts: Readonly<Record<string, 'up' | 'down'>>
  /** Order of an address that says nothing: `columna`, or `-columna` backwards. */
  readonly usual: string
}

export interface ListView {
  readonly texto: string
  /** Chosen value of each filter; what is not there is not filtered. */
  readonly filtros: Readonly<Record<string, string>>
  readonly orden: string
  /** From 1. */
  readonly pagina: number
  /** The selected row. */
  readonly fila: number | null
  /** The selected one is open, or a new one is being written. */
  readonly abrir: (typeof OPENED)[number] | null
}

const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null

const sortable = ({ sorts }: ListShape, orden: string | null): orden is string =>
  orden !== null && Object.hasOwn(sorts, orden.replace(/^-/u, ''))

/** The view that an address asks for; what it says wrongly counts as not said. */
export const listView = (shape: ListShape, search: URLSearchParams): ListView => {
  const fila = count(search.get('fila'))
  const orden = search.get('orden')
  const abrir = OPENED.find((value) => value === search.get('abrir')) ?? null
  return {
    texto: (search.get('texto') ?? '').slice(0, MAX_TEXT),
    filtros: Object.fromEntries(
      Object.entries(shape.filters).flatMap(([name, values]) => {
        const value = values.find((one) => one === search.get(name))
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    orden: sortable(shape, orden) ? orden : shape.usual,
    pagina: count(search.get('pagina')) ?? 1,
    fila: abrir === 'nuevo' ? null : fila,
    abrir: abrir === 'ver' && fila === null ? null : abrir,
  }
}

/** The shortest address of a view: what is as usual, or blank, is left out. */
export const listAddress = (shape: ListShape, view: ListView): URLSearchParams => {
  const said: Readonly<Record<string, string | number | null>> = {
    texto: view.texto.trim() === '' ? null : view.texto,
    ...view.filtros,
    orden: view.orden === shape.usual ? null : view.orden,
    pagina: view.pagina === 1 ? null : view.pagina,
    fila: view.fila,
    abrir: view.abrir,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

const questionOf = ({ texto, filtros, orden }: ListView): string => JSON.stringify([texto, filtros, orden])

/** The view after a change: what is asked anew is seen from its first page. What is open stays open. */
export const changedView = (view: ListView, change: Partial<ListView>): ListView => {
  const next = { ...view, ...change }
  return questionOf(next) === questionOf(view) || change.pagina !== undefined ? next : { ...next, pagina: 1 }
}

/** The filters after one of them is chosen; null: it filters no more. */
export const filtered = ({ filtros }: ListView, name: string, value: string | null): ListView['filtros'] => {
  const others = Object.entries(filtros).filter(([other]) => other !== name)
  return Object.fromEntries(value === null ? others : [...others, [name, value]])
}

/** The order after a column is pressed: its first way, and then the other. */
export const nextOrder = ({ sorts }: ListShape, orden: string, column: string): string => {
  const first = sorts[column] === 'down' ? `-${column}` : column
  const second = sorts[column] === 'down' ? column : `-${column}`
  return orden === first ? second : first
}

/** True where nothing narrows the list. */
export const isWhole = ({ texto, filtros }: ListView): boolean =>
  texto.trim() === '' && Object.keys(filtros).length === 0

/** What takes every filter away. */
export const WHOLE: Partial<ListView> = { texto: '', filtros: {} }
export const MAX_SEARCHED = MAX_TEXT
