/**
 * What a history list shows. Its address says it, so that it may be shared and come back to; all but the text that is searched,
 * which may be a diagnosis or a medicine and only this entry of the browser's history keeps.
 */
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkPeriod } from '@cauce/domain/history/period'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { AFFILIATE, idIn, VIEW } from './chosen-affiliate.ts'

/** Rows a page, the first unless the person chose another. */
export const PAGE_SIZES = [10, 20, 50] as const

export interface HistoryView<Sort extends string> {
  /** Null: from the beginning, and up to the last one. */
  readonly desde: CalendarDate | null
  readonly hasta: CalendarDate | null
  /** Null: every state. */
  readonly estado: number | null
  /** Kind of order; null: every kind. */
  readonly tipo: number | null
  readonly texto: string
  /** From 1. */
  readonly pagina: number
  readonly orden: Sort
}

const readState = Schema.decodeUnknownOption(Schema.Struct({ texto: Schema.String }))
const dayIn = (text: string | null): CalendarDate | null => (text !== null && isCalendarDate(text) ? text : null)

/**
 * The view that an address asks for; what it says wrongly counts as not said.
 * @param state of the browser's history, with the text
 * @param sorts the orders of the list, the usual one first
 */
export const historyView = <Sort extends string>(
  search: URLSearchParams,
  state: unknown,
  sorts: readonly [Sort, ...Sort[]],
): HistoryView<Sort> => ({
  desde: dayIn(search.get('desde')),
  hasta: dayIn(search.get('hasta')),
  estado: idIn(search.get('estado')),
  tipo: idIn(search.get('tipo')),
  texto: (Option.getOrNull(readState(state))?.texto ?? '').slice(0, MAX_HISTORY_TEXT),
  pagina: idIn(search.get('pagina')) ?? 1,
  orden: sorts.find((sort) => sort === search.get('orden')) ?? sorts[0],
})

/** A view after a change. Anything but the page goes to the first one. */
export const changedView = <Sort extends string>(
  view: HistoryView<Sort>,
  change: Partial<HistoryView<Sort>>,
): HistoryView<Sort> => ({ ...view, pagina: 1, ...change })

/** Nothing is filtered: what the person sees is everything there is. */
export const isWhole = ({ desde, hasta, estado, tipo, texto }: HistoryView<string>): boolean =>
  desde === null && hasta === null && estado === null && tipo === null && texto.trim() === ''

/** The shortest address of a view of the same affiliate: what is as usual is left out, and the text always. */
export const historyAddress = (view: HistoryView<string>, usual: string, before: URLSearchParams): URLSearchParams => {
  const said = {
    [AFFILIATE]: before.get(AFFILIATE),
    [VIEW]: before.get(VIEW),
    desde: view.desde,
    hasta: view.hasta,
    estado: view.estado,
    tipo: view.tipo,
    pagina: view.pagina === 1 ? null : view.pagina,
    orden: view.orden === usual ? null : view.orden,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** What is wrong with the days that are asked for, or null: the server would refuse them. */
export const periodError = ({ desde, hasta }: HistoryView<string>): string | null =>
  desde === null || hasta === null ? null : checkPeriod({ desde, hasta })

/** What the server is asked for a view of so many rows. */
export const historySearch = <Sort extends string>(view: HistoryView<Sort>, afiliadoId: number, rows: number) => ({
  afiliado_id: afiliadoId,
  pagina: view.pagina,
  por_pagina: rows,
  orden: view.orden,
  ...(view.desde === null ? {} : { desde: view.desde }),
  ...(view.hasta === null ? {} : { hasta: view.hasta }),
  ...(view.estado === null ? {} : { estado_id: view.estado }),
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
})

/**
 * Next order of a column that is pressed. The newest comes first where nothing else was asked; pressed again, it turns around.
 * @param column a name such as `fecha`
 */
export const nextSort = <Sort extends string>(current: Sort, column: string, sorts: readonly Sort[]): Sort => {
  const [up, down] = [column, `-${column}`].map((name) => sorts.find((sort) => sort === name))
  return (current === up ? down : up) ?? current
}
