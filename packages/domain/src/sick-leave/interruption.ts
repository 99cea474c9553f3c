/** The days without leave between two leaves. */
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'

interface MaxInterruption extends LegalRecord {
  readonly dias: number
}

const MAX_INTERRUPTION: LegalRecords<MaxInterruption> = [
  { vigente_desde: '2023-12-12', fuente: 'Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1', dias: 30 },
]

/** Days without leave from the end of one to the start of the next: 0 the day after, negative where they cross. */
export const interruption = (end: CalendarDate, start: CalendarDate): number => daysBetween(end, start) - 1

/** The record of the longest interruption that keeps a chain, on the day on which the next leave starts. */
export const maxInterruption = (start: CalendarDate): MaxInterruption => inForce(MAX_INTERRUPTION, start)

/**
 * Whether an interruption keeps the chain.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 * @regla La cadena sigue con una interrupción de hasta 30 días calendario; desde 31 es una incapacidad nueva.
 */
export const keepsChain = (end: CalendarDate, start: CalendarDate): boolean =>
  interruption(end, start) <= maxInterruption(start).dias
