/** The calendar of an ordered scheme: day by day, what is given. Drawn before ordering, and printed. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { applicationDays, appliesInCycle, cycleDates, datesOfDays } from './cycles.ts'

/** What the calendar needs of a line. */
export interface CalendarLine {
  readonly nombre: string
  readonly dosis_formulada: number
  /** Unit of the formulated dose. */
  readonly unidad: string
  readonly via: string
  readonly dias_aplicacion: string
  readonly ciclos_aplica?: string | null | undefined
  readonly fase?: string | null | undefined
  readonly cantidad_aplicaciones: number
}

export interface CalendarOrder {
  readonly fecha_inicio: CalendarDate
  readonly frecuencia_repeticion: number
  readonly ciclo: number
  readonly ciclo_total: number
  readonly lineas: readonly CalendarLine[]
}

export interface CalendarDrug {
  /** Place of the line in the order, from 0. */
  readonly posicion: number
  readonly nombre: string
  readonly dosis: number
  readonly unidad: string
  readonly via: string
  readonly fase: string | null
  /** Doses of that day; null when the applications of the cycle do not divide evenly among its days. */
  readonly tomas: number | null
}

export interface CalendarDay {
  readonly fecha: CalendarDate
  readonly ciclo: number
  /** Day of the cycle, from 1. */
  readonly dia: number
  readonly medicamentos: readonly CalendarDrug[]
}

const dosesADay = (applications: number, days: number): number | null =>
  applications % days === 0 ? applications / days : null

const drugOf = (line: CalendarLine, posicion: number, days: number): CalendarDrug => ({
  posicion,
  nombre: line.nombre,
  dosis: line.dosis_formulada,
  unidad: line.unidad,
  via: line.via,
  fase: line.fase ?? null,
  tomas: dosesADay(line.cantidad_aplicaciones, days),
})

const daysOfCycle = (order: CalendarOrder, ciclo: number, start: CalendarDate): readonly CalendarDay[] => {
  const given = new Map<number, CalendarDrug[]>()
  for (const [posicion, line] of order.lineas.entries()) {
    if (!appliesInCycle(line.ciclos_aplica, ciclo)) continue
    const days = applicationDays(line.dias_aplicacion)
    for (const day of days) given.set(day, [...(given.get(day) ?? []), drugOf(line, posicion, days.length)])
  }
  const days = [...given.keys()].toSorted((one, other) => one - other)
  return days.map((dia) => ({
    fecha: datesOfDays(start, [dia])[0] ?? start,
    ciclo,
    dia,
    medicamentos: given.get(dia) ?? [],
  }))
}

/**
 * Every day on which something is given, in order of cycle and day.
 * @regla El calendario muestra cada día de cada ciclo con sus medicamentos, dosis y vía, y solo los que se aplican en ese ciclo.
 */
export const calendarOf = (order: CalendarOrder): readonly CalendarDay[] =>
  cycleDates(order.fecha_inicio, order.frecuencia_repeticion, order.ciclo, order.ciclo_total).flatMap(
    ({ ciclo, fecha }) => daysOfCycle(order, ciclo, fecha),
  )
