/** What the editor's list shows, as its address says it. */
import type { contenido } from '@cauce/contract/contenido'
import type { Query } from '@cauce/contract/entry'
import { CONTENT_STATES, type ContentState } from '@cauce/domain/content/content'

const MAX_TEXT = 100
const ORDERS = ['-cambio', 'cambio', 'titulo', '-titulo'] as const
type Order = (typeof ORDERS)[number]

export interface ListView {
  /** Empty: every state. */
  readonly estado: ContentState | ''
  readonly texto: string
  readonly pagina: number
  readonly orden: Order
}

const isState = (text: string | null): text is ContentState => text !== null && Object.hasOwn(CONTENT_STATES, text)

export const listView = (search: URLSearchParams): ListView => {
  const estado = search.get('estado')
  const pagina = search.get('pagina') ?? ''
  return {
    estado: isState(estado) ? estado : '',
    texto: (search.get('texto') ?? '').slice(0, MAX_TEXT),
    pagina: /^[1-9]\d{0,5}$/u.test(pagina) ? Number(pagina) : 1,
    orden: ORDERS.find((order) => order === search.get('orden')) ?? '-cambio',
  }
}

export const listAddress = (view: ListView, change: Partial<ListView>): URLSearchParams => {
  const next = { ...view, pagina: 1, ...change }
  const said = {
    estado: next.estado,
    texto: next.texto.trim(),
    pagina: next.pagina === 1 ? '' : String(next.pagina),
    orden: next.orden === '-cambio' ? '' : next.orden,
  }
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))
}

export const listQuery = (view: ListView, size: number): Query<typeof contenido.listar> => ({
  pagina: view.pagina,
  por_pagina: size,
  orden: view.orden,
  ...(view.estado === '' ? {} : { estado: view.estado }),
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
})

export const sortChoice = (orden: Order) =>
  ({
    key: orden.replace('-', ''),
    direction: orden.startsWith('-') ? 'descending' : 'ascending',
  }) as const

/** Next order of a column that is pressed. */
export const nextSort = (current: Order, column: string): Order => {
  const wanted = current === column ? `-${column}` : column
  return ORDERS.find((order) => order === wanted) ?? current
}
