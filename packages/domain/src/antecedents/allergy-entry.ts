/** An allergy or intolerance as somebody records it: what to, what happened, how sure. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { normalizeSearch } from '../search/trigger.ts'
import { REQUIRED_FIELD, tooLong } from '../text/field.ts'

/** What it is to. The first two are compared with every medicine; the others by their name, where the knowledge has it. */
export const ALLERGEN_KINDS = ['principio', 'clase', 'alimento', 'latex', 'contraste', 'otra'] as const
export type AllergenKind = (typeof ALLERGEN_KINDS)[number]
export const ALLERGEN_KIND_NAMES: Readonly<Record<AllergenKind, string>> = {
  principio: 'Medicamento',
  clase: 'Grupo de medicamentos',
  alimento: 'Alimento',
  latex: 'Látex',
  contraste: 'Medio de contraste',
  otra: 'Otra sustancia',
}

export const SEVERITIES = ['leve', 'moderada', 'grave'] as const
export type AllergySeverity = (typeof SEVERITIES)[number]
export const CERTAINTIES = ['confirmada', 'probable', 'referida'] as const
export type Certainty = (typeof CERTAINTIES)[number]
export const CERTAINTY_NAMES: Readonly<Record<Certainty, string>> = {
  confirmada: 'Confirmada',
  probable: 'Probable',
  referida: 'Solo referida',
}
/** Who said it. */
export const SOURCES = ['paciente', 'acudiente', 'historia'] as const
export type Source = (typeof SOURCES)[number]
export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  paciente: 'El paciente',
  acudiente: 'Acudiente',
  historia: 'La historia',
}

/** Reactions that are offered; any other is written. */
export const REACTIONS = [
  'anafilaxia',
  'angioedema',
  'broncoespasmo',
  'urticaria',
  'exantema',
  'ampollas en la piel',
  'vómito o náusea',
] as const
/** Those that are offered and never less than grave. @fuente ui 21 */
export const GRAVE_REACTIONS: readonly string[] = ['anafilaxia', 'angioedema', 'broncoespasmo', 'ampollas en la piel']

export const MAX_ALLERGEN = 120
export const MAX_REACTION = 120
export const MAX_ALLERGY_DETAIL = 500
const FIRST_YEAR = 1900

export const ALWAYS_GRAVE = 'Esta reacción siempre es grave'
export const NOT_A_MOMENT = 'Escriba un año, un mes o un día: 2015, 2015-03 o 2015-03-20'
export const IN_THE_FUTURE = 'No puede ser en el futuro'
export const NOT_A_NAME = 'Escriba a qué es la alergia, con letras'

export interface AllergyForm {
  readonly tipo: AllergenKind
  readonly nombre: string
  readonly reaccion: string | null
  readonly severidad: AllergySeverity
  readonly certeza: Certainty
  /** Year, month or day: `2015`, `2015-03`, `2015-03-20`; null: not known. */
  readonly cuando: string | null
  readonly origen: Source
  readonly detalle: string | null
}

const trimmed = (text: string | null): string => (text ?? '').trim()

/** What a grave reaction is written with, whatever else is said of it: «choque anafiláctico», «síndrome de Stevens-Johnson». */
const GRAVE_WORDS = /anafil|angioedema|broncoesp|ampoll|stevens|necrolisis/u

/** Whether the reaction is one that is never less than grave. */
export const isGraveReaction = (reaccion: string | null): boolean =>
  GRAVE_WORDS.test(normalizeSearch(trimmed(reaccion)))

const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/**
 * Why the moment of the reaction cannot be kept, or null.
 * @regla La fecha de una reacción es un año, un mes o un día que existe y que ya pasó.
 */
export const momentProblem = (cuando: string | null, today: CalendarDate): string | null => {
  const text = trimmed(cuando)
  if (text === '') return null
  const [, year = '', , month = '01', , day = '01'] = /^(\d{4})(-(\d{2})(-(\d{2}))?)?$/u.exec(text) ?? []
  if (year === '' || Number(year) < FIRST_YEAR || !isDay(`${year}-${month}-${day}`)) return NOT_A_MOMENT
  return text > today.slice(0, text.length) ? IN_THE_FUTURE : null
}

/** The year of the moment; null where it is not known. */
export const momentYear = (cuando: string | null): number | null =>
  trimmed(cuando) === '' ? null : Number(trimmed(cuando).slice(0, 4))

/**
 * What is wrong in the form, by field.
 * @regla Anafilaxia, angioedema, broncoespasmo y ampollas son siempre graves.
 */
export const allergyProblems = (
  form: AllergyForm,
  today: CalendarDate,
): Readonly<Record<string, readonly string[]>> => {
  const problems: Record<string, readonly string[]> = {}
  const name = trimmed(form.nombre)
  if (name === '') problems['nombre'] = [REQUIRED_FIELD]
  else if (!/\p{L}{2}/u.test(name)) problems['nombre'] = [NOT_A_NAME]
  else if (name.length > MAX_ALLERGEN) problems['nombre'] = [tooLong(MAX_ALLERGEN)]
  if (isGraveReaction(form.reaccion) && form.severidad !== 'grave') problems['severidad'] = [ALWAYS_GRAVE]
  const moment = momentProblem(form.cuando, today)
  if (moment !== null) problems['cuando'] = [moment]
  return problems
}
