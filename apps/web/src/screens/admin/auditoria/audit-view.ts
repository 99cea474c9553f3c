/**
 * What the audit's list shows. Its address says it, with identifiers and never a name, a document or an address of the network:
 * the last is kept by this entry of the browser's history alone.
 */
import type { auditoria } from '@cauce/contract/auditoria'
import type { Body } from '@cauce/contract/entry'
import { ACTION_GROUPS, ACTIONS, type ActionGroup } from '@cauce/domain/audit/action-words'
import { ACTION_KINDS, type ActionKind } from '@cauce/domain/audit/actions'
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

export const PAGE_SIZES = [25, 50, 100] as const
const MAX_RECORD = 80
const MAX_ADDRESS = 45

export interface AuditView {
  readonly desde: CalendarDate | null
  readonly hasta: CalendarDate | null
  readonly usuario: number | null
  readonly afiliado: number | null
  readonly recurso: string | null
  /** Number of the record. */
  readonly registro: string
  readonly grupo: ActionGroup | null
  readonly accion: string | null
  readonly clase: ActionKind
  readonly ip: string
  /** From 1. */
  readonly pagina: number
  /** The newest entry of the first page, by which the others are counted. */
  readonly corte: number | null
  /** The one that is open. */
  readonly entrada: number | null
}

const readState = Schema.decodeUnknownOption(Schema.Struct({ ip: Schema.String }))
const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null
const day = (text: string | null): CalendarDate | null => (text !== null && isCalendarDate(text) ? text : null)

const isGroup = (text: string): text is ActionGroup => Object.hasOwn(ACTION_GROUPS, text)
const isKind = (text: string): text is ActionKind => Object.hasOwn(ACTION_KINDS, text)

/** The view that an address asks for; what it says wrongly counts as not said. @param state of the history */
export const auditView = (search: URLSearchParams, state: unknown): AuditView => {
  const [grupo, accion, clase] = [search.get('grupo') ?? '', search.get('accion') ?? '', search.get('clase') ?? '']
  return {
    desde: day(search.get('desde')),
    hasta: day(search.get('hasta')),
    usuario: count(search.get('usuario')),
    afiliado: count(search.get('afiliado')),
    recurso: /^[a-z_]{1,60}$/u.exec(search.get('recurso') ?? '')?.[0] ?? null,
    registro: (search.get('registro') ?? '').slice(0, MAX_RECORD),
    grupo: isGroup(grupo) ? grupo : null,
    accion: Object.hasOwn(ACTIONS, accion) ? accion : null,
    clase: isKind(clase) ? clase : 'todo',
    ip: (Option.getOrNull(readState(state))?.ip ?? '').slice(0, MAX_ADDRESS),
    pagina: count(search.get('pagina')) ?? 1,
    corte: count(search.get('corte')),
    entrada: count(search.get('entrada')),
  }
}

/** A view after a change. Any other search begins at its first page and with what is newest now. */
export const changedView = (view: AuditView, change: Partial<AuditView>): AuditView => ({
  ...view,
  pagina: 1,
  corte: null,
  entrada: null,
  ...change,
})

/** Opening, closing and turning entries keep the search where it is. */
export const openedView = (view: AuditView, entrada: number | null): AuditView => ({ ...view, entrada })

/** The shortest address of a view: what is as usual is left out, and the address of the network always. */
export const auditAddress = (view: AuditView): URLSearchParams => {
  const { ip: _kept, clase, pagina, corte, registro, ...plain } = view
  const said = {
    ...plain,
    registro: registro.trim() === '' ? null : registro.trim(),
    clase: clase === 'todo' ? null : clase,
    pagina: pagina === 1 ? null : pagina,
    corte: pagina === 1 ? null : corte,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** How many of the filters beside the dates and the kind are in use. */
export const filtersInUse = ({ usuario, afiliado, recurso, registro, grupo, accion, ip }: AuditView): number =>
  [usuario, afiliado, recurso, registro.trim(), grupo, accion, ip.trim()].filter(
    (value) => value !== null && value !== '',
  ).length

/** What the server is asked for the filters of a view. */
export const auditFilter = (view: AuditView): Omit<Body<typeof auditoria.exportar>, 'antes' | 'corte'> => ({
  ...(view.desde === null ? {} : { desde: view.desde }),
  ...(view.hasta === null ? {} : { hasta: view.hasta }),
  ...(view.usuario === null ? {} : { usuario_id: view.usuario }),
  ...(view.afiliado === null ? {} : { afiliado_id: view.afiliado }),
  ...(view.recurso === null ? {} : { recurso: view.recurso }),
  ...(view.registro.trim() === '' ? {} : { recurso_id: view.registro.trim() }),
  ...(view.grupo === null ? {} : { grupo: view.grupo }),
  ...(view.accion === null ? {} : { accion: view.accion }),
  ...(view.clase === 'todo' ? {} : { clase: view.clase }),
  ...(view.ip.trim() === '' ? {} : { ip: view.ip.trim() }),
})

/** What the server is asked for a page of so many rows. */
export const auditSearch = (view: AuditView, rows: number): Body<typeof auditoria.buscar> => ({
  ...auditFilter(view),
  pagina: view.pagina,
  por_pagina: rows,
  ...(view.corte === null ? {} : { corte: view.corte }),
})
