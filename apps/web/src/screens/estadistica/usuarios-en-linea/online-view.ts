/** What the list of who is on line shows: its address says the role and the page, the browser's history the text. */
import type { auditoria } from '@cauce/contract/auditoria'
import type { Body } from '@cauce/contract/entry'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

export const PAGE_SIZES = [25, 50, 100] as const
const MAX_TEXT = 100
const MAX_ROLE = 120

export interface OnlineView {
  /** Name of the role; null: every role. */
  readonly rol: string | null
  readonly texto: string
  /** From 1. */
  readonly pagina: number
}

const readState = Schema.decodeUnknownOption(Schema.Struct({ texto: Schema.String }))

/** The view that an address asks for; what it says wrongly counts as not said. @param state of the history */
export const onlineView = (search: URLSearchParams, state: unknown): OnlineView => {
  const [rol, pagina] = [search.get('rol') ?? '', search.get('pagina') ?? '']
  return {
    rol: rol.trim() === '' ? null : rol.slice(0, MAX_ROLE),
    texto: (Option.getOrNull(readState(state))?.texto ?? '').slice(0, MAX_TEXT),
    pagina: /^[1-9]\d{0,3}$/u.test(pagina) ? Number(pagina) : 1,
  }
}

/** The shortest address of a view: what is as usual is left out, and the text always. */
export const onlineAddress = ({ rol, pagina }: OnlineView): URLSearchParams =>
  new URLSearchParams({ ...(rol === null ? {} : { rol }), ...(pagina === 1 ? {} : { pagina: String(pagina) }) })

/** What the server is asked for a view of so many rows. */
export const onlineSearch = ({ rol, texto, pagina }: OnlineView, rows: number): Body<typeof auditoria.enLinea> => ({
  pagina,
  por_pagina: rows,
  ...(rol === null ? {} : { rol }),
  ...(texto.trim() === '' ? {} : { texto: texto.trim() }),
})
