/**
 * What the list of sign-ins shows. Its address says it with identifiers; an address of the network is kept by this entry of the
 * browser's history alone.
 */
import type { auditoria } from '@cauce/contract/auditoria'
import type { Body } from '@cauce/contract/entry'
import { SIGN_IN_NAMES, type SignInResult } from '@cauce/domain/audit/sign-in'
import { addDays, isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

export const PAGE_SIZES = [25, 50, 100] as const
/** Days that it shows unless told, today included. */
const USUAL_DAYS = 7
const MAX_ADDRESS = 45

/** One by one, or the failures gathered. */
export const SIGN_IN_WAYS = { uno: 'Uno por uno', cuenta: 'Por cuenta', direccion: 'Por dirección' } as const
export type SignInWay = keyof typeof SIGN_IN_WAYS

export interface SignInView {
  readonly ver: SignInWay
  readonly desde: CalendarDate
  readonly hasta: CalendarDate
  readonly usuario: number | null
  readonly resultado: SignInResult | null
  readonly ip: string
  /** From 1. */
  readonly pagina: number
  readonly corte: number | null
}

const readState = Schema.decodeUnknownOption(Schema.Struct({ ip: Schema.String }))
const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null
const isWay = (text: string): text is SignInWay => Object.hasOwn(SIGN_IN_WAYS, text)
const dayOr = (text: string | null, otherwise: CalendarDate): CalendarDate =>
  text !== null && isCalendarDate(text) ? text : otherwise

const usualStart = (today: CalendarDate): CalendarDate => addDays(today, 1 - USUAL_DAYS)

/** The view that an address asks for; what it says wrongly counts as not said. @param today Bogotá's date */
export const signInView = (search: URLSearchParams, state: unknown, today: CalendarDate): SignInView => {
  const ver = search.get('ver') ?? ''
  return {
    ver: isWay(ver) ? ver : 'uno',
    desde: dayOr(search.get('desde'), usualStart(today)),
    hasta: dayOr(search.get('hasta'), today),
    usuario: count(search.get('usuario')),
    resultado: SIGN_IN_NAMES.find((name) => name === search.get('resultado')) ?? null,
    ip: (Option.getOrNull(readState(state))?.ip ?? '').slice(0, MAX_ADDRESS),
    pagina: count(search.get('pagina')) ?? 1,
    corte: count(search.get('corte')),
  }
}

/** A view after a change. Anything but the page goes to the first one. */
export const changedView = (view: SignInView, change: Partial<SignInView>): SignInView => ({
  ...view,
  pagina: 1,
  corte: null,
  ...change,
})

/** The shortest address of a view: what is as usual is left out, and the address of the network always. */
export const signInAddress = (view: SignInView, today: CalendarDate): URLSearchParams => {
  const said = {
    ver: view.ver === 'uno' ? null : view.ver,
    desde: view.desde === usualStart(today) ? null : view.desde,
    hasta: view.hasta === today ? null : view.hasta,
    usuario: view.usuario,
    resultado: view.resultado,
    pagina: view.pagina === 1 ? null : view.pagina,
    corte: view.pagina === 1 ? null : view.corte,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** What the server is asked for the filters of a view. */
export const signInFilter = (view: SignInView): Omit<Body<typeof auditoria.exportarIngresos>, 'antes' | 'corte'> => ({
  desde: view.desde,
  hasta: view.hasta,
  ...(view.usuario === null ? {} : { usuario_id: view.usuario }),
  ...(view.resultado === null ? {} : { resultado: view.resultado }),
  ...(view.ip.trim() === '' ? {} : { ip: view.ip.trim() }),
})
