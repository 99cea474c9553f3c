/**
 * What the day's list shows. Its address says it, so that the person may bookmark it, share it and come back to it; all but the
 * text that is searched, a patient's name or document, which only this entry of the browser's history keeps.
 */
import type { consultas } from '@cauce/contract/consultas'
import type { Body } from '@cauce/contract/entry'
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

/** Rows a page, the first unless the person chose another. */
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
  readonly orden: Sort
}

/** What is kept of the list beside its address. */
export interface AgendaState {
  readonly texto: string
}

const MAX_TEXT = 100
const readState = Schema.decodeUnknownOption(Schema.Struct({ texto: Schema.String }))
const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null

/**
 * The view that an address asks for; what it says wrongly counts as not said.
 * @param state of the history, with the text
 * @param today Bogotá's date
 */
export const agendaView = (search: URLSearchParams, state: unknown, today: CalendarDate): AgendaView => {
  const fecha = search.get('fecha')
  const kept = Option.getOrNull(readState(state))
  return {
    fecha: fecha !== null && isCalendarDate(fecha) ? fecha : today,
    estado: count(search.get('estado')),
    sede: count(search.get('sede')),
    texto: (kept?.texto ?? '').slice(0, MAX_TEXT),
    pagina: count(search.get('pagina')) ?? 1,
    orden: SORTS.find((sort) => sort === search.get('orden')) ?? 'hora',
  }
}

/** A view after a change. Anything but the page goes to the first one. */
export const changedView = (view: AgendaView, change: Partial<AgendaView>): AgendaView => ({
  ...view,
  pagina: 1,
  ...change,
})

/** The shortest address of a view: what is as usual is left out, and the text always. */
export const agendaAddress = (view: AgendaView, today: CalendarDate): URLSearchParams => {
  const said = {
    fecha: view.fecha === today ? null : view.fecha,
    estado: view.estado,
    sede: view.sede,
    pagina: view.pagina === 1 ? null : view.pagina,
    orden: view.orden === 'hora' ? null : view.orden,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** What the server is asked for a view of so many rows. */
export const agendaSearch = (view: AgendaView, rows: number): Body<typeof consultas.agenda> => ({
  fecha: view.fecha,
  pagina: view.pagina,
  por_pagina: rows,
  orden: view.orden,
  ...(view.estado === null ? {} : { estado_id: view.estado }),
  ...(view.sede === null ? {} : { rep_id: view.sede }),
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
})

/** Next order of a column that is pressed: up, then down. */
export const nextSort = (current: Sort, column: 'hora' | 'afiliado' | 'estado'): Sort =>
  current === column ? (SORTS[SORTS.indexOf(column) + 1] ?? column) : column
