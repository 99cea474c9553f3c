/** Whether the patient is pregnant or nursing, by what was recorded of her and by the diagnoses of her record. */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { phaseOf, pregnancyState, type DatedDiagnosis, type PregnancyState } from './pregnancy.ts'

/** What somebody asked and recorded. */
export interface AskedState {
  /** False: it is not so. */
  readonly presente: boolean
  readonly semanas: number | null
  /** The day on which it was asked. */
  readonly registrado: CalendarDate
}

/** Null: nobody asked. */
export interface AskedStates {
  readonly gestacion: AskedState | null
  readonly lactancia: AskedState | null
}

const weeks = ({ semanas }: AskedState): string =>
  semanas === null ? 'lo anotado' : `${semanas} ${semanas === 1 ? 'semana' : 'semanas'}, lo anotado`

const recorded = (estado: PregnancyState['estado'], asked: AskedState): PregnancyState => ({
  estado,
  porque: `${weeks(asked)} el ${formatDate(asked.registrado)}`,
  semanas: asked.semanas,
})

/**
 * @returns null where nothing says that she is
 * @regla Lo anotado del embarazo y la lactancia habla antes que los diagnósticos de hasta ese día; uno más nuevo habla antes que lo anotado.
 */
export const knownPregnancy = (
  diagnoses: readonly DatedDiagnosis[],
  { gestacion, lactancia }: AskedStates,
  today: CalendarDate,
): PregnancyState | null => {
  const [since] = [gestacion, lactancia]
    .flatMap((asked) => asked?.registrado ?? [])
    .toSorted((one, other) => (one < other ? 1 : -1))
  const newer = diagnoses.filter(
    ({ codigo, fecha }) => since !== undefined && fecha > since && fecha <= today && phaseOf(codigo) !== null,
  )
  if (newer.length > 0) return pregnancyState(newer, today)
  if (gestacion?.presente === true) return recorded('embarazo', gestacion)
  if (lactancia?.presente === true) return recorded('lactancia', lactancia)
  const told = pregnancyState(diagnoses, today)
  // What was asked and denied is denied; what was not asked is told by the diagnoses.
  return told === null || (told.estado === 'embarazo' ? gestacion : lactancia) === null ? told : null
}
