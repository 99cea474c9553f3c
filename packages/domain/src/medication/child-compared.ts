/** With which rows of the doses of children a drug is compared for a child, and why with none: for the check and for what is drawn. @fuente catálogos clínicos (dosis pediátricas) */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { asksWeight, measured, strengthFor } from './child-row.ts'
import type { ChildDoseRow, ChildSubject, LineDrug, Measured } from './child-row.ts'
import { weightProblem, type KnownChild } from './child-weight.ts'

export const NO_CHILD_RANGE = 'El catálogo no tiene una dosis de esta edad y esta vía'
export const NO_CHILD_UNIT = 'La dosis no se puede comparar: no se sabe cuánto hay en una unidad de la presentación'

/** A row for this child, and how much of its unit one unit of the dose has. */
export interface StrongRow extends Measured {
  readonly strength: number
}

export interface ComparedRows {
  readonly rows: readonly StrongRow[]
  /** Why there is none; null where there is. */
  readonly por_que: string | null
  /** The weight alone is missing: somebody can weigh the child. */
  readonly falta_peso: boolean
}

const monthsInWords = (months: number): string =>
  months % 12 === 0 && months >= 24 ? `${months / 12} años` : `${months} ${months === 1 ? 'mes' : 'meses'}`

/** The row that forbids the drug at the age of the child, in words; null: none does. */
export const tooYoungFor = (
  subjects: readonly ChildSubject[],
  { meses }: Pick<KnownChild, 'meses'>,
): { readonly titulo: string; readonly fuente: string } | null => {
  const rows = subjects.flatMap(({ rows: own }) => own)
  const row = rows.find(({ contraindicado_bajo_meses: from }) => meses < (from ?? 0))
  if (row === undefined) return null
  const age = monthsInWords(row.contraindicado_bajo_meses ?? 0)
  return { titulo: `Contraindicado en menores de ${age}: ${row.principio_activo}`, fuente: row.fuente }
}

/** What the knowledge says of the combination goes before what it says of each of its parts. */
export const comparedSubjects = (subjects: readonly ChildSubject[]): readonly ChildSubject[] => {
  const [whole, ...parts] = subjects
  const ownDose = whole?.rows.some(({ dosis_max }) => dosis_max !== null) === true || parts.length === 0
  return ownDose ? subjects.slice(0, 1) : parts
}

const within = (value: number, from: number, to: number | null): boolean => value >= from && value < (to ?? Infinity)
const none = (por_que: string, falta_peso = false): ComparedRows => ({ rows: [], por_que, falta_peso })

/** The rows of one ingredient for the age, the weight and the ordered route. */
export const comparedRows = (
  line: LineDrug,
  subject: ChildSubject,
  child: KnownChild,
  today: CalendarDate,
): ComparedRows => {
  const ofAge = subject.rows.filter((row) => within(child.meses, row.edad_min_meses, row.edad_max_meses))
  const readable = ofAge.filter((row) => measured(row, 1) !== null)
  if (readable.length === 0) return none(NO_CHILD_RANGE)
  const known = readable.flatMap((row): { row: ChildDoseRow; strength: number }[] => {
    const strength = strengthFor(line, subject, row)
    return strength === null ? [] : [{ row, strength }]
  })
  if (known.length === 0) return none(NO_CHILD_UNIT)
  const doubt = weightProblem(child, today)
  if (doubt !== null && known.some(({ row }) => asksWeight(row))) return none(doubt, true)
  const kg = child.peso?.kg ?? 0
  const rows = known.flatMap(({ row, strength }): StrongRow[] => {
    const own = !asksWeight(row) || within(kg, row.peso_min_kg, row.peso_max_kg) ? measured(row, kg) : null
    return own === null ? [] : [{ ...own, strength }]
  })
  return rows.length === 0 ? none(NO_CHILD_RANGE) : { rows, por_que: null, falta_peso: false }
}
