/** The measures of a consultation once its record is finalised: what the record says, over what was taken before in the same visit. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { mosteller } from './body-surface.ts'
import { MEASURE_NAMES, measureOf, withIndex } from './measures.ts'
import type { RecordMeasures } from './record.ts'
import { SIGN_NAMES } from './vital-signs.ts'

export interface KeptMeasures extends RecordMeasures {
  readonly fecha: CalendarDate
  readonly isc: number | null
}

/**
 * The measures to keep, with index and surface; null when none was ever taken. `day`: that of the consultation.
 * @regla Al finalizar, las medidas de la historia quedan en la consulta; lo que la historia no midió se conserva.
 */
export const measuresOfRecord = (
  before: KeptMeasures | null,
  record: RecordMeasures,
  day: CalendarDate,
): KeptMeasures | null => {
  const joined: RecordMeasures = withIndex({
    ...record,
    peso: record.peso ?? before?.peso ?? null,
    talla: record.talla ?? before?.talla ?? null,
    perimetro_abdominal: record.perimetro_abdominal ?? before?.perimetro_abdominal ?? null,
    presion_sistolica: record.presion_sistolica ?? before?.presion_sistolica ?? null,
    presion_diastolica: record.presion_diastolica ?? before?.presion_diastolica ?? null,
    ...Object.fromEntries(
      SIGN_NAMES.flatMap((name) => {
        const value = record[name] ?? before?.[name]
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  })
  if (MEASURE_NAMES.every((name) => measureOf(joined, name) === null)) return null
  const { peso, talla } = joined
  const sameBody = before !== null && before.peso === peso && before.talla === talla
  return {
    ...joined,
    fecha: sameBody ? before.fecha : day,
    isc: peso === null || talla === null ? null : mosteller(peso, talla),
  }
}
