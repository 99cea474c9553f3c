/** What a passport is made of, and its words. @fuente modulos/aseguramiento-y-red.md §6 S7, §7 R19 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { AuthorisationState } from './authorisation-state.ts'
import type { DenialCause } from './denial.ts'

/** The way of an order, in the words of the affiliate. */
export const PASSPORT_STEPS = ['Ordenada', 'Autorización', 'Sede', 'Hecha'] as const

export interface PassportDenial {
  readonly causal: DenialCause
  readonly alternativa: string
}

export interface PassportLine {
  readonly estado_id: number
  /** From when it may be used. */
  readonly vigencia: CalendarDate
  /** The last day on which it serves. */
  readonly hasta: CalendarDate
  /** The day since which it is as it is. */
  readonly desde: CalendarDate
  /** What was written of its state. */
  readonly motivo: string | null
  readonly sede: { readonly nombre: string; readonly direccion: string | null } | null
  readonly autorizacion: {
    readonly estado: AuthorisationState
    /** Epoch milliseconds, exclusive. */
    readonly vence: number
    readonly cantidad: number
    readonly cantidad_autorizada: number | null
    readonly negacion: PassportDenial | null
  } | null
}

export interface Passport {
  /** Index of the step where it is; one past the last: it was done. */
  readonly paso: number
  /** It went no further than its step. */
  readonly detenida: boolean
  readonly frase: string
  /** What of the sentence is read first: the place and the day. */
  readonly destaca: readonly string[]
  /** Whether the affiliate has something to do. */
  readonly pide: boolean
}

/** How many ask something of the affiliate, in words. */
export const asksWords = (count: number): string => {
  if (count === 0) return 'Ninguna necesita algo de usted'
  return count === 1 ? '1 necesita algo de usted' : `${count} necesitan algo de usted`
}

export const NO_ORDERS = 'No tiene órdenes pendientes.'
