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
  readonly frecuencia_cardiaca: number | null
  readonly frecuencia_respiratoria: number | null
  readonly temperatura: string | null
  readonly saturacion_oxigeno: number | null
  readonly dolor: number | null
  readonly perimetro_cefalico: string | null
  readonly altura_uterina: string | null
  readonly frecuencia_fetal: number | null
}

/** Columns of the table of measures, without its day. */
export const MEASURE_COLUMNS = [
  'm.peso',
  'm.talla',
  'm.imc',
  'm.isc',
  'm.perimetro_abdominal',
  'm.presion_sistolica',
  'm.presion_diastolica',
  'm.frecuencia_cardiaca',
  'm.frecuencia_respiratoria',
  'm.temperatura',
  'm.saturacion_oxigeno',
  'm.dolor',
  'm.perimetro_cefalico',
  'm.altura_uterina',
  'm.frecuencia_fetal',
] as const

export const numeric = (value: string | null): number | null => (value === null ? null : Number(value))

/** The vital signs, the head and the pregnancy; what was not taken is null. */
const signsOf = (row: MeasuresDbRow) => ({
  frecuencia_cardiaca: row.frecuencia_cardiaca,
  frecuencia_respiratoria: row.frecuencia_respiratoria,
  temperatura: numeric(row.temperatura),
  saturacion_oxigeno: row.saturacion_oxigeno,
  dolor: row.dolor,
  perimetro_cefalico: numeric(row.perimetro_cefalico),
  altura_uterina: numeric(row.altura_uterina),
  frecuencia_fetal: row.frecuencia_fetal,
})

export const measuresOf = (row: MeasuresDbRow): Measures => ({
  fecha: row.fecha,
  peso: numeric(row.peso),
  talla: numeric(row.talla),
  imc: numeric(row.imc),
  isc: numeric(row.isc),
  perimetro_abdominal: numeric(row.perimetro_abdominal),
  presion_sistolica: row.presion_sistolica,
  presion_diastolica: row.presion_diastolica,
  ...signsOf(row),
})
