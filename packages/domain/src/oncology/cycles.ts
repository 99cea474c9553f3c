/** Cycles of a scheme: which days, in which cycles, on which dates. @fuente spec 2 §3 */
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'

/** The most days that a cycle can have. */
const MAX_DAY = 365
const PART = /^(\d{1,3})(?:\s*-\s*(\d{1,3}))?$/u

const numbersOfPart = (part: string): readonly number[] | null => {
  const match = PART.exec(part.trim())
  if (match === null) return null
  const first = Number(match[1])
  const last = match[2] === undefined ? first : Number(match[2])
  if (first < 1 || last < first || last > MAX_DAY) return null
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}

/**
 * Numbers of a list such as `1,8,15` or `1-5`, in order and once each; empty when it cannot be read.
 * @regla Los días de aplicación se escriben separados por comas (1,8,15) o como intervalo (1-5).
 */
export const applicationDays = (text: string): readonly number[] => {
  const parts = text.split(',').map(numbersOfPart)
  if (parts.includes(null)) return []
  return [...new Set(parts.flatMap((part) => part ?? []))].toSorted((one, other) => one - other)
}

/** Whole numbers in order, as they are read: 1, 2, 3 and 5 are `1 a 3, 5`. Two in a row stay as two. */
export const numbersInWords = (numbers: readonly number[]): string => {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} a ${run.at(-1)}` : run.join(', '))).join(', ')
}

/** Whether a line is given in the cycle. `ciclos_aplica` null or empty: in all. What cannot be read is given in none. */
export const appliesInCycle = (ciclos_aplica: string | null | undefined, ciclo: number): boolean =>
  ciclos_aplica === null || ciclos_aplica === undefined || ciclos_aplica.trim() === ''
    ? true
    : applicationDays(ciclos_aplica).includes(ciclo)

export interface CycleStart {
  readonly ciclo: number
  /** First day of the cycle. */
  readonly fecha: CalendarDate
}

/**
 * First day of every cycle from `ciclo` to `total`; `fecha_inicio` is that of `ciclo`.
 * @param frecuencia days from the first day of a cycle to that of the next
 * @regla Cada ciclo empieza «frecuencia» días después del anterior.
 */
export const cycleDates = (
  fecha_inicio: CalendarDate,
  frecuencia: number,
  ciclo: number,
  total: number,
): readonly CycleStart[] =>
  Array.from({ length: Math.max(0, total - ciclo + 1) }, (_, place) => ({
    ciclo: ciclo + place,
    fecha: addDays(fecha_inicio, place * frecuencia),
  }))

/** Dates of the days of a cycle; day 1 is its first day. */
export const datesOfDays = (cycleStart: CalendarDate, days: readonly number[]): readonly CalendarDate[] =>
  days.map((day) => addDays(cycleStart, day - 1))
