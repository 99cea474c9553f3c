/**
 * What a queue of referrals shows. Its address says it, so that it may be shared and come back to; all but the text that is searched,
 * which may be somebody's name and only this entry of the browser's history keeps.
 */
import { QUEUE_SORTS, type referencias } from '@cauce/contract/referencias'
import type { Body } from '@cauce/contract/entry'
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkPeriod } from '@cauce/domain/history/period'
import { isRequestType } from '@cauce/domain/referral/annex'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { idIn } from '../history/chosen-affiliate.ts'

type Asked = Body<typeof referencias.listar>
export type QueueName = Asked['cola']
export type QueueSort = NonNullable<Asked['orden']>

/** Rows a page, the first unless the person chose another. */
export const PAGE_SIZES = [20, 10, 50] as const
export const MAX_QUEUE_TEXT = 100
/** The address of an open referral. */
export const REFERRAL = 'remision'
/** Those that wait the longest come first; of the others, the last registered. */
const USUAL: Readonly<Record<QueueName, QueueSort>> = {
  registradas: '-registro',
  seguimiento: '-espera',
  procesado: '-registro',
}
export const SORTABLE = ['espera', 'afiliado', 'institucion', 'estado'] as const
const ONLY_MINE = 'mias'

export interface QueueView {
  readonly estado: string | null
  readonly anexo: number | null
  readonly solicitud: string | null
  readonly desde: CalendarDate | null
  readonly hasta: CalendarDate | null
  /** Only those that the person manages. */
  readonly mias: boolean
  readonly texto: string
  /** From 1. */
  readonly pagina: number
  readonly orden: QueueSort
  /** The one that is open. */
  readonly remision: number | null
}

const MAX_STATE = 40
const LAST_ANNEX = 4
const readState = Schema.decodeUnknownOption(Schema.Struct({ texto: Schema.String }))
const dayIn = (text: string | null): CalendarDate | null => (text !== null && isCalendarDate(text) ? text : null)
const annexIn = (text: string | null): number | null => {
  const id = idIn(text)
  return id !== null && id <= LAST_ANNEX ? id : null
}
const requestIn = (text: string | null): string | null => (text !== null && isRequestType(text) ? text : null)
const stateIn = (text: string | null): string | null => (text === null || text.length > MAX_STATE ? null : text)

/**
 * The view that an address asks for; what it says wrongly counts as not said.
 * @param state of the browser's history, with the text
 */
export const queueView = (cola: QueueName, search: URLSearchParams, state: unknown): QueueView => ({
  estado: stateIn(search.get('estado')),
  anexo: annexIn(search.get('anexo')),
  solicitud: requestIn(search.get('solicitud')),
  desde: dayIn(search.get('desde')),
  hasta: dayIn(search.get('hasta')),
  mias: search.get('gestiona') === ONLY_MINE,
  texto: (Option.getOrNull(readState(state))?.texto ?? '').slice(0, MAX_QUEUE_TEXT),
  pagina: idIn(search.get('pagina')) ?? 1,
  orden: QUEUE_SORTS.find((sort) => sort === search.get('orden')) ?? USUAL[cola],
  remision: idIn(search.get(REFERRAL)),
})

/** A view after a change. Anything but the page and the open one goes to the first page. */
export const changedQueue = (view: QueueView, change: Partial<QueueView>): QueueView => ({
  ...view,
  pagina: 'remision' in change ? view.pagina : 1,
  ...change,
})

/** Nothing is filtered: what the person sees is the whole queue. */
export const isWholeQueue = (view: QueueView): boolean =>
  view.estado === null &&
  view.anexo === null &&
  view.solicitud === null &&
  view.desde === null &&
  view.hasta === null &&
  !view.mias &&
  view.texto.trim() === ''

/** The view without filters. */
export const WHOLE_QUEUE: Partial<QueueView> = {
  estado: null,
  anexo: null,
  solicitud: null,
  desde: null,
  hasta: null,
  mias: false,
  texto: '',
}

/** The shortest address of a view: what is as usual is left out, and the text always. `before` keeps what is not of the queue. */
export const queueAddress = (cola: QueueName, view: QueueView, before: URLSearchParams): URLSearchParams => {
  const said = {
    vista: before.get('vista'),
    estado: view.estado,
    anexo: view.anexo,
    solicitud: view.solicitud,
    desde: view.desde,
    hasta: view.hasta,
    gestiona: view.mias ? ONLY_MINE : null,
    pagina: view.pagina === 1 ? null : view.pagina,
    orden: view.orden === USUAL[cola] ? null : view.orden,
    [REFERRAL]: view.remision,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** What is wrong with the days that are asked for, or null: the server would refuse them. */
export const queuePeriodError = ({ desde, hasta }: QueueView): string | null =>
  desde === null || hasta === null ? null : checkPeriod({ desde, hasta })

/** What the server is asked for a view of so many rows. */
export const queueSearch = (cola: QueueName, view: QueueView, rows: number): Asked => ({
  cola,
  pagina: view.pagina,
  por_pagina: rows,
  orden: view.orden,
  ...(view.estado === null ? {} : { estado: view.estado }),
  ...(view.anexo === null ? {} : { tipo_anexo_id: view.anexo }),
  ...(view.solicitud === null ? {} : { tipo_solicitud: view.solicitud }),
  ...(view.desde === null ? {} : { desde: view.desde }),
  ...(view.hasta === null ? {} : { hasta: view.hasta }),
  ...(view.mias ? { mias: true } : {}),
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
})

/** Next order of a column that is pressed: the longest wait first, the names from A; pressed again, it turns around. */
export const nextQueueSort = (current: QueueSort, column: (typeof SORTABLE)[number]): QueueSort => {
  const first = column === 'espera' ? '-espera' : column
  const other = column === 'espera' ? 'espera' : (`-${column}` as const)
  return current === first ? other : first
}
