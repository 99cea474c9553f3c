/** Pages of the lists of an affiliate, and what of the question the audit keeps. */
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { sql, type RawBuilder } from 'kysely'

const PAGE_SIZE = 10

export interface Asked {
  readonly afiliado_id: number
  readonly desde?: CalendarDate
  readonly hasta?: CalendarDate
  readonly estado_id?: number
  readonly texto?: string
  readonly pagina?: number
  readonly por_pagina?: number
}

export interface Slice {
  readonly pagina: number
  readonly por_pagina: number
  readonly limit: number
  readonly offset: number
}

/** Which rows the page is; pages count from 1. */
export const sliceOf = ({ pagina = 1, por_pagina = PAGE_SIZE }: Pick<Asked, 'pagina' | 'por_pagina'>): Slice => ({
  pagina,
  por_pagina,
  limit: por_pagina,
  offset: (pagina - 1) * por_pagina,
})

export interface StateCount {
  readonly estado_id: number
  readonly nombre: string
  readonly total: number
}

/** Rows that the list has, from those of each state. */
export const totalOf = (states: readonly StateCount[], estadoId: number | undefined): number =>
  states.reduce(
    (sum, { estado_id, total }) => (estadoId === undefined || estado_id === estadoId ? sum + total : sum),
    0,
  )

/** What was asked for, without the text: it may be somebody's name. */
export const askedFor = (asked: Asked & { readonly tipo_orden_id?: number }): Readonly<Record<string, unknown>> => {
  const { desde, hasta, estado_id, pagina, tipo_orden_id } = asked
  const kept = { desde, hasta, estado_id, pagina, tipo_orden_id }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
}

/** The first instant of a day in Bogotá. */
const midnight = (day: CalendarDate): RawBuilder<Date> => sql<Date>`${`${day}T00:00:00-05:00`}::timestamptz`

/** SQL condition: the instant falls on a day of the period, both ends included; an end that is not there is open. */
export const inDays = (
  instant: RawBuilder<Date>,
  { desde, hasta }: { readonly desde?: CalendarDate; readonly hasta?: CalendarDate },
): RawBuilder<boolean> =>
  sql<boolean>`(${desde === undefined ? sql.lit(true) : sql`${instant} >= ${midnight(desde)}`}
    and ${hasta === undefined ? sql.lit(true) : sql`${instant} < ${midnight(addDays(hasta, 1))}`})`

/** SQL condition: every word stands somewhere in the words of the row, which are in lower case and without accents already. */
export const hasWords = (row: RawBuilder<string>, patterns: readonly string[]): RawBuilder<boolean> =>
  patterns.length === 0 ? sql<boolean>`true` : sql<boolean>`${row} like all(${[...patterns]}::text[])`

/** A page of rows that were all read, with the rows of each state in the order of `states`. */
export const pageOf = <Row extends { readonly estado_id: number }>(
  rows: readonly Row[],
  asked: Asked,
  states: readonly { readonly id: number; readonly nombre: string }[],
) => {
  const { pagina, por_pagina, limit, offset } = sliceOf(asked)
  const por_estado = states
    .map(({ id, nombre }) => ({
      estado_id: id,
      nombre,
      total: rows.filter(({ estado_id }) => estado_id === id).length,
    }))
    .filter(({ total }) => total > 0)
  const chosen = rows.filter(({ estado_id }) => asked.estado_id === undefined || estado_id === asked.estado_id)
  return { data: chosen.slice(offset, offset + limit), total: chosen.length, pagina, por_pagina, por_estado }
}
