/** Exam measures as they travel. */
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Measures } from '@cauce/domain/consultation/consultation'

export interface MeasuresDbRow {
  readonly fecha: CalendarDate
  readonly peso: string | null
  readonly talla: string | null
  readonly imc: string | null
  readonly isc: string | null
  readonly perimetro_abdominal: string | null
  readonly presion_sistolica: number | null
  readonly presion_diastolica: number | null
}

export const numeric = (value: string | null): number | null => (value === null ? null : Number(value))

export const measuresOf = (row: MeasuresDbRow): Measures => ({
  fecha: row.fecha,
  peso: numeric(row.peso),
  talla: numeric(row.talla),
  imc: numeric(row.imc),
  isc: numeric(row.isc),
  perimetro_abdominal: numeric(row.perimetro_abdominal),
  presion_sistolica: row.presion_sistolica,
  presion_diastolica: row.presion_diastolica,
})
