/** What makes a verified change wait for a person to decide. @fuente modulos/aseguramiento-y-red.md §3.1 */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { StateMove } from './change-kinds.ts'

export interface OpenCare {
  /** First day of a scheme of which something is still to be applied. */
  readonly esquema: CalendarDate | null
  readonly gestacion: CalendarDate | null
  /** When a referral that nobody closed was registered. */
  readonly remision: CalendarDate | null
  /** Day of a consultation that took place after the date of the change. */
  readonly atencion_despues: CalendarDate | null
}

const since = (what: string, day: CalendarDate | null): string[] =>
  day === null ? [] : [`${what} desde el ${formatDate(day)}`]

/**
 * Why it waits; null: it does not. Pure.
 * @regla Un retiro o una suspensión de quien tiene un esquema, una gestación o una remisión abiertos queda en espera, y un fallecimiento con una atención posterior también: lo decide una persona.
 */
export const changeHold = (mueve: StateMove | undefined, care: OpenCare): string | null => {
  if (mueve === 'fallecer')
    return care.atencion_despues === null
      ? null
      : `Fallecimiento en espera: tiene una atención del ${formatDate(care.atencion_despues)}, después de esa fecha. Decida una persona.`
  if (mueve !== 'retirar' && mueve !== 'suspender') return null
  const open = [
    ...since('un esquema de oncología', care.esquema),
    ...since('una gestación', care.gestacion),
    ...since('una remisión abierta', care.remision),
  ]
  return open.length === 0
    ? null
    : `${mueve === 'retirar' ? 'Retiro' : 'Suspensión'} en espera: tiene ${new Intl.ListFormat('es-CO').format(open)}. Decida una persona.`
}
