/**
 * A limit of a drug of oncology, and how much of it some lines reach in the unit in which it is written.
 * @fuente catálogos clínicos (topes de oncología)
 */
import * as Schema from 'effect/Schema'
import { ingredientKey } from '../medication/drug-facts.ts'
import { inUnit, type Amount } from '../medication/amount.ts'

export const CEILING_KINDS = ['por_dosis', 'por_ciclo', 'de_por_vida'] as const
export const CEILING_UNITS = ['mg', 'mg/m2', 'mg/kg', 'UI', 'UI/m2', 'AUC'] as const

/** A row of the catalogue. */
export const Ceiling = Schema.Struct({
  principio_activo: Schema.String,
  tipo: Schema.Literals(CEILING_KINDS),
  /** The way of giving it for which the row is; empty: any. */
  fase: Schema.String,
  valor: Schema.Number,
  unidad: Schema.Literals(CEILING_UNITS),
  /** The row speaks of these routes; empty: of all. */
  vias_permitidas: Schema.Array(Schema.String),
  vias_prohibidas: Schema.Array(Schema.String),
  /** Percent over the limit that a second professional may sign; 0: nobody. */
  desviacion_maxima_pct: Schema.Number,
  fuente: Schema.String,
})
export type Ceiling = typeof Ceiling.Type

/** What tells a row from the others. */
export const ceilingKey = ({ principio_activo, tipo, fase, unidad }: Ceiling): string =>
  [principio_activo, tipo, fase, unidad].join('|')

/** A line as its limits are looked at. */
export interface CeilingLine {
  /** Ingredients, by name. */
  readonly principios: readonly string[]
  readonly via: string
  readonly fase: string | null
  /** A dose of no body: neither by surface, nor by weight, nor by area under the curve. */
  readonly fija: boolean
  /** As its published scheme has it, or less: what only makes a dose implausible does not speak against it. */
  readonly propia: boolean
  /** Of one application; null: it cannot be said how much it is. */
  readonly cantidad: Amount | null
  /** Target of Calvert; null: it is not dosed so. */
  readonly auc: number | null
  /** Applications in each of its cycles. */
  readonly aplicaciones: number
  readonly ciclos: readonly number[]
}

/** What was given before of an ingredient, all of it. */
export interface GivenBefore {
  readonly principio: string
  readonly cantidad: Amount
  /** m² with which it was worked out; null: not known. */
  readonly isc: number | null
}

/** m² and kg; null: not measured. */
export interface CeilingPatient {
  readonly isc: number | null
  readonly peso: number | null
}

/** Half of the last decimal of a formulated dose: rounding it up is not going over. */
const ROUNDING = 0.05

/** Milligrams or units, as the catalogue names them; a `U` of a scheme is one of `UI`. */
const absolute = (amount: Amount): { readonly cantidad: number; readonly unidad: 'mg' | 'UI' } | null => {
  if (amount.unidad === 'UI' || amount.unidad === 'U') return { cantidad: amount.cantidad, unidad: 'UI' }
  const cantidad = inUnit(amount, 'mg')
  return cantidad === null ? null : { cantidad, unidad: 'mg' }
}

/** By how much an amount is divided to be in that unit; null: it does not become it. */
const divisor = (unidad: Ceiling['unidad'], of: 'mg' | 'UI', { isc, peso }: CeilingPatient): number | null => {
  const [mass, per] = unidad.split('/')
  if (mass !== of) return null
  return per === undefined ? 1 : per === 'm2' ? isc : peso
}

export interface Reached {
  readonly valor: number
  /** How much of it is rounding. */
  readonly redondeo: number
}

const inCeiling = (
  amount: Amount,
  applications: number,
  { unidad }: Ceiling,
  patient: CeilingPatient,
): Reached | null => {
  const whole = absolute(amount)
  const by = whole === null ? null : divisor(unidad, whole.unidad, patient)
  if (whole === null || by === null || by <= 0) return null
  const redondeo = by === 1 && !unidad.includes('/') ? 0 : (ROUNDING * applications) / by
  return { valor: (whole.cantidad * applications) / by, redondeo }
}

export const ofOneDose = (line: CeilingLine, ceiling: Ceiling, patient: CeilingPatient): Reached | null => {
  if (ceiling.unidad === 'AUC') return line.auc === null ? null : { valor: line.auc, redondeo: 0 }
  return line.cantidad === null ? null : inCeiling(line.cantidad, 1, ceiling, patient)
}

export const NOTHING: Reached = { valor: 0, redondeo: 0 }
export const plus = (one: Reached, other: Reached): Reached => ({
  valor: one.valor + other.valor,
  redondeo: one.redondeo + other.redondeo,
})

/** What the lines of the drug bring to a cycle. */
const ofCycle = (lines: readonly CeilingLine[], cycle: number, ceiling: Ceiling, patient: CeilingPatient): Reached =>
  lines.reduce((sum, { ciclos, cantidad, aplicaciones }) => {
    if (cantidad === null || !ciclos.includes(cycle)) return sum
    return plus(sum, inCeiling(cantidad, aplicaciones, ceiling, patient) ?? NOTHING)
  }, NOTHING)

const cyclesOf = (lines: readonly CeilingLine[]): readonly number[] => [
  ...new Set(lines.flatMap(({ ciclos }) => ciclos)),
]

/** The fullest of the cycles. */
export const ofFullest = (lines: readonly CeilingLine[], ceiling: Ceiling, patient: CeilingPatient): Reached =>
  cyclesOf(lines).reduce((most, cycle) => {
    const here = ofCycle(lines, cycle, ceiling, patient)
    return here.valor > most.valor ? here : most
  }, NOTHING)

export const ofLife = (lines: readonly CeilingLine[], ceiling: Ceiling, patient: CeilingPatient): Reached =>
  cyclesOf(lines).reduce((sum, cycle) => plus(sum, ofCycle(lines, cycle, ceiling, patient)), NOTHING)

/** What was given before, in the unit of the limit: each with the surface of its own day. */
export const givenOf = (given: readonly GivenBefore[], ceiling: Ceiling, patient: CeilingPatient): number =>
  given
    .filter(({ principio }) => ingredientKey(principio) === ingredientKey(ceiling.principio_activo))
    .reduce((sum, { cantidad, isc }) => {
      const reached = inCeiling(cantidad, 1, ceiling, { ...patient, isc: isc ?? patient.isc })
      return sum + (reached?.valor ?? 0)
    }, 0)
