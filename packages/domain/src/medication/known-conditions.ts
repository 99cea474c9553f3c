/** Whether the patient lacks G6PD or has a transplant, as far as somebody recorded it or a diagnosis of the record says. */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { DatedDiagnosis } from './pregnancy.ts'

export const CONDITIONS = ['g6pd', 'trasplante'] as const
export type Condition = (typeof CONDITIONS)[number]

/** What somebody recorded, present or not, and on which day. */
export interface RecordedCondition {
  readonly presente: boolean
  readonly registrado: CalendarDate
}

export interface KnownCondition {
  readonly presente: boolean
  /** How it is known: `anotado el 12 nov 2026`, `D550 del 12 nov 2026`. */
  readonly porque: string
}
/** Null: nobody asked and no diagnosis tells. */
export type KnownConditions = Readonly<Record<Condition, KnownCondition | null>>

/** An organ that is defended from rejection: skin, bone and cornea are not. */
const DIAGNOSES: Readonly<Record<Condition, RegExp>> = { g6pd: /^D550/u, trasplante: /^(?:Z94[0-489]|T86)/u }

/** Prefixes by which the diagnoses that tell are looked for in the record. */
export const CONDITION_CODES: readonly string[] = ['D550', 'Z94', 'T86']

const conditionOf = (
  condition: Condition,
  recorded: RecordedCondition | null,
  diagnoses: readonly DatedDiagnosis[],
): KnownCondition | null => {
  const [told] = diagnoses
    .filter(({ codigo }) => DIAGNOSES[condition].test(codigo))
    .toSorted((one, other) => (one.fecha < other.fecha ? 1 : -1))
  const byDiagnosis =
    told === undefined ? null : { presente: true, porque: `${told.codigo} del ${formatDate(told.fecha)}` }
  if (recorded === null) return byDiagnosis
  const { presente, registrado } = recorded
  // A diagnosis of after it was denied speaks again; on the same day the diagnosis does.
  if (!presente && told !== undefined && told.fecha >= registrado) return byDiagnosis
  return { presente, porque: `anotado el ${formatDate(registrado)}` }
}

/**
 * What is known of each.
 * @regla El déficit de G6PD y el trasplante se saben por lo anotado o por un diagnóstico de la historia; un diagnóstico posterior vale más que un «no» anterior, y lo que nadie preguntó no se sabe.
 */
export const knownConditions = (
  recorded: Readonly<Record<Condition, RecordedCondition | null>>,
  diagnoses: readonly DatedDiagnosis[],
): KnownConditions => ({
  g6pd: conditionOf('g6pd', recorded.g6pd, diagnoses),
  trasplante: conditionOf('trasplante', recorded.trasplante, diagnoses),
})
