/** What the day's list shows, as its address says it: the person may bookmark it, share it and come back to it. */
import type { consultas } from '@cauce/contract/consultas'
import type { Query } from '@cauce/contract/entry'
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'

export const PAGE_SIZES = [8, 16, 32] as const
const SORTS = ['hora', '-hora', 'afiliado', '-afiliado', 'estado', '-estado'] as const
export type Sort = (typeof SORTS)[number]

export interface AgendaView {
  readonly fecha: CalendarDate
  /** Null: every state. */
  readonly estado: number | null
  /** Null: every site. */
  readonly sede: number | null
  readonly texto: string
  /** From 1. */
  readonly pagina: number
  readonly filas: number
  readonly orden: Sort
}

const MAX_TEXT = 100
const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null

/** The view that an address asks for; what it says wrongly counts as not said. `today`: Bogotá's date. */
export const agendaView = (search: URLSearchParams, today: CalendarDate): AgendaView => {
  const fecha = search.get('fecha')
  const filas = count(search.get('filas'))
  return {
    fecha: fecha !== null && isCalendarDate(fecha) ? fecha : today,
    estado: count(search.get('estado')),
    sede: count(search.get('sede')),
    texto: (search.get('texto') ?? '').slice(0, MAX_TEXT),
    pagina: count(search.get('pagina')) ?? 1,
    filas: PAGE_SIZES.find((size) => size === filas) ?? PAGE_SIZES[0],
    orden: SORTS.find((sort) => sort === search.get('orden')) ?? 'hora',
  }
}

/** The shortest address of a view: what is as usual is left out. A change of anything but the page goes to the first one. */
export const agendaAddress = (view: AgendaView, change: Partial<AgendaView>, today: CalendarDate): URLSearchParams => {
  const next = { ...view, pagina: 1, ...change }
  const said = {
    fecha: next.fecha === today ? null : next.fecha,
    estado: next.estado,
    sede: next.sede,
    texto: next.texto.trim() === '' ? null : next.texto,
    pagina: next.pagina === 1 ? null : next.pagina,
    filas: next.filas === PAGE_SIZES[0] ? null : next.filas,
    orden: next.orden === 'hora' ? null : next.orden,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** What the server is asked for a view. */
export const agendaQuery = (view: AgendaView): Query<typeof consultas.agenda> => ({
  fecha: view.fecha,
  pagina: view.pagina,
  por_pagina: view.filas,
  orden: view.orden,
  ...(view.estado === null ? {} : { estado_id: view.estado }),
  ...(view.sede === null ? {} : { rep_id: view.sede }),
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
})

/** Next order of a column that is pressed: up, then down. */
export const nextSort = (current: Sort, column: 'hora' | 'afiliado' | 'estado'): Sort =>
  current === column ? (SORTS[SORTS.indexOf(column) + 1] ?? column) : column
