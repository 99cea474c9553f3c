/**
 * What the list of users shows. Its address says it with identifiers and codes; the text that is searched, which is a name or a
 * document, is kept by this entry of the browser's history alone.
 */
import type { usuarios } from '@cauce/contract/usuarios'
import type { Body } from '@cauce/contract/entry'
import { ACCOUNT_STATES, type AccountState } from '@cauce/domain/users/account-state'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

export const PAGE_SIZES = [20, 50, 100] as const
export const MAX_TEXT = 100
const SORTS = ['nombre', '-nombre', 'ultimo_ingreso', '-ultimo_ingreso', 'creado', '-creado'] as const
export type Sort = (typeof SORTS)[number]
const TABS = ['datos', 'roles', 'sustituciones', 'seguridad', 'historial'] as const
export type UserTab = (typeof TABS)[number]
const KINDS = ['operador', 'afiliado'] as const
const FACTORS = ['aplicacion', 'correo'] as const

export interface UsersView {
  readonly texto: string
  /** Null: every one. */
  readonly estado: AccountState | null
  readonly rol: number | null
  readonly sede: number | null
  readonly clase: (typeof KINDS)[number] | null
  readonly factor: (typeof FACTORS)[number] | null
  readonly orden: Sort
  /** From 1. */
  readonly pagina: number
  /** The selected row. */
  readonly usuario: number | null
  /** The tab in which it is open; null: it is not. */
  readonly ver: UserTab | null
}

const readState = Schema.decodeUnknownOption(Schema.Struct({ texto: Schema.String }))
const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null
const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

/** The view that an address asks for; what it says wrongly counts as not said. @param state of the history */
export const usersView = (search: URLSearchParams, state: unknown): UsersView => ({
  texto: (Option.getOrNull(readState(state))?.texto ?? '').slice(0, MAX_TEXT),
  estado: oneOf(ACCOUNT_STATES, search.get('estado')),
  rol: count(search.get('rol')),
  sede: count(search.get('sede')),
  clase: oneOf(KINDS, search.get('clase')),
  factor: oneOf(FACTORS, search.get('factor')),
  orden: oneOf(SORTS, search.get('orden')) ?? 'nombre',
  pagina: count(search.get('pagina')) ?? 1,
  usuario: count(search.get('usuario')),
  ver: count(search.get('usuario')) === null ? null : oneOf(TABS, search.get('ver')),
})

const FILTERS = ['texto', 'estado', 'rol', 'sede', 'clase', 'factor', 'orden'] as const

/** The view after a change: a change of what is listed goes to the first page, and nobody is selected there yet. */
export const changedView = (view: UsersView, change: Partial<UsersView>): UsersView => {
  const relisted = FILTERS.some((name) => name in change && change[name] !== view[name])
  return { ...view, ...(relisted ? { pagina: 1, usuario: null, ver: null } : {}), ...change }
}

/** The shortest address of a view: what is as usual is left out, and so is the text. */
export const usersAddress = (view: UsersView): URLSearchParams => {
  const said = {
    estado: view.estado,
    rol: view.rol,
    sede: view.sede,
    clase: view.clase,
    factor: view.factor,
    orden: view.orden === 'nombre' ? null : view.orden,
    pagina: view.pagina === 1 ? null : view.pagina,
    usuario: view.usuario,
    ver: view.ver,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** What the server is asked for a view. */
export const usersSearch = (view: UsersView, rows: number): Body<typeof usuarios.buscar> => ({
  orden: view.orden,
  pagina: view.pagina,
  por_pagina: rows,
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
  ...(view.estado === null ? {} : { estado: view.estado }),
  ...(view.rol === null ? {} : { rol_id: view.rol }),
  ...(view.sede === null ? {} : { rep_id: view.sede }),
  ...(view.clase === null ? {} : { clase: view.clase }),
  ...(view.factor === null ? {} : { aplicacion: view.factor === 'aplicacion' }),
})

/** Next order of a column that is pressed. Names go up first; dates, the newest first. */
export const nextSort = (current: Sort, column: 'nombre' | 'ultimo_ingreso' | 'creado'): Sort => {
  const first: Sort = column === 'nombre' ? column : `-${column}`
  const second: Sort = column === 'nombre' ? '-nombre' : column
  return current === first ? second : first
}

/** True when nothing narrows the list. */
export const isWhole = ({ texto, estado, rol, sede, clase, factor }: UsersView): boolean =>
  texto.trim() === '' && [estado, rol, sede, clase, factor].every((value) => value === null)

export const WHOLE: Partial<UsersView> = { texto: '', estado: null, rol: null, sede: null, clase: null, factor: null }
