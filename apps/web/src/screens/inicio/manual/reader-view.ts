/** What the reader sees, as the address says it. */
import type { contenido } from '@cauce/contract/contenido'
import type { Query } from '@cauce/contract/entry'

export const PAGE_SIZE = 20
const MAX_TEXT = 100

export interface ReaderView {
  /** The one that is open. */
  readonly id: number | null
  readonly tipo: '' | 'manual' | 'novedad'
  readonly texto: string
  /** From 1. */
  readonly pagina: number
}

const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null

/** The view that an address asks for; what it says wrongly counts as not said. */
export const readerView = (search: URLSearchParams): ReaderView => {
  const tipo = search.get('tipo')
  return {
    id: count(search.get('id')),
    tipo: tipo === 'manual' || tipo === 'novedad' ? tipo : '',
    texto: (search.get('texto') ?? '').slice(0, MAX_TEXT),
    pagina: count(search.get('pagina')) ?? 1,
  }
}

/** The shortest address of a view. A change of filter goes to the first page. */
export const readerAddress = (view: ReaderView, change: Partial<ReaderView>): URLSearchParams => {
  const filters = 'tipo' in change || 'texto' in change
  const next = { ...view, ...(filters ? { pagina: 1 } : {}), ...change }
  const said = {
    id: next.id,
    tipo: next.tipo === '' ? null : next.tipo,
    texto: next.texto.trim() === '' ? null : next.texto,
    pagina: next.pagina === 1 ? null : next.pagina,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** What the server is asked for a view. */
export const readerQuery = (view: ReaderView): Query<typeof contenido.publicados> => ({
  pagina: view.pagina,
  por_pagina: PAGE_SIZE,
  ...(view.tipo === '' ? {} : { tipo: view.tipo }),
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
})
