/** The rows of the doses of children: which are of a drug and a route, and what each comes to for a weight. @fuente catálogos clínicos (dosis pediátricas) */
import { formatNumber } from '../text/format.ts'
import { componentsOf, type TakenLine } from './day-total.ts'
import { ingredientKey, LOCAL_ROUTES, type Ingredient } from './drug-facts.ts'
import { type Amount, inUnit } from './amount.ts'
import { componentStrength, unitStrength } from './unit-strength.ts'
import { amountInWords } from './usual-dose.ts'

export interface ChildDoseRow {
  readonly principio_activo: string
  /** Empty: by any route. */
  readonly via: string
  /** Whole months, from the first and below the second. */
  readonly edad_min_meses: number
  readonly edad_max_meses: number
  /** kg, from the first and below the second; null: no end. */
  readonly peso_min_kg: number
  readonly peso_max_kg: number | null
  readonly dosis_min: number | null
  /** Null: the row has no dose; it only says from which age the drug may be given. */
  readonly dosis_max: number | null
  /** `mg/kg/dosis`, `mg/kg/día`, `mg/dosis`, `mg/día`… */
  readonly unidad: string | null
  readonly tomas_dia_max: number | null
  /** Caps, in `unidad_max`. */
  readonly max_dosis: number | null
  readonly max_dia: number | null
  readonly unidad_max: string | null
  readonly max_dia_por_kg: number | null
  readonly contraindicado_bajo_meses: number | null
  readonly indicacion: string
  /** Component or salt of which the figure is; empty: the drug. */
  readonly base: string
  readonly fuente: string
}

/** By ingredient. */
export type ChildDoseIndex = ReadonlyMap<string, readonly ChildDoseRow[]>

export const indexChildDoses = (rows: readonly ChildDoseRow[]): ChildDoseIndex =>
  Map.groupBy(rows, ({ principio_activo }) => ingredientKey(principio_activo))

/** Of a line, what tells how much of an ingredient one unit of its dose has. */
export type LineDrug = Pick<TakenLine, 'drug' | 'presentation' | 'via'>

/** An ingredient of a line with its rows. */
export interface ChildSubject {
  readonly ingredient: Ingredient
  readonly rows: readonly ChildDoseRow[]
}

/** Those of the route; where none is, those of any: what is given on the skin or the nose has only its own. */
const ofRoute = (rows: readonly ChildDoseRow[], via: string): readonly ChildDoseRow[] => {
  const own = rows.filter((row) => ingredientKey(row.via) === ingredientKey(via))
  return own.length > 0 || LOCAL_ROUTES.includes(via) ? own : rows.filter((row) => row.via === '')
}

/** Every row of the drug and of its components that is of the ordered route. */
export const childSubjects = ({ drug, via }: LineDrug, doses: ChildDoseIndex): readonly ChildSubject[] => {
  const whole = { key: ingredientKey(drug.principio_activo), nombre: drug.principio_activo }
  const parts = componentsOf(drug).filter(({ key }) => key !== whole.key)
  return [whole, ...parts].map((ingredient) => ({ ingredient, rows: ofRoute(doses.get(ingredient.key) ?? [], via) }))
}

const ALL_COMPONENTS = 'suma de componentes'

/** How much of what the row speaks of is in one unit of the presentation; null: nobody can tell. */
const strengthOf = ({ drug, presentation }: LineDrug, { ingredient }: ChildSubject, base: string): Amount | null => {
  if (base === ALL_COMPONENTS) return unitStrength({ ...presentation, base_dosis: ALL_COMPONENTS })
  const parts = componentsOf(drug)
  const named = base === '' ? ingredient.key : ingredientKey(base)
  const place = parts.findIndex(({ key }) => key === named)
  if (place >= 0) return componentStrength(presentation, place, parts.length)
  return base === '' ? unitStrength(presentation) : null
}

const UNIT = /^(?<mass>mg|mcg|g|UI|mEq|mL)(?<kg>\/kg)?\/(?<per>dosis|día)$/u

/** Null: the row has no dose, or its unit is not a mass for each take or day. */
const readUnit = (
  row: ChildDoseRow,
): { readonly unit: string; readonly perKilo: boolean; readonly ofTake: boolean; readonly max: number } | null => {
  const parts = UNIT.exec(row.unidad ?? '')?.groups
  if (parts === undefined || row.dosis_max === null) return null
  return {
    unit: parts['mass'] ?? '',
    perKilo: parts['kg'] !== undefined,
    ofTake: parts['per'] === 'dosis',
    max: row.dosis_max,
  }
}

/** What the line has in one unit, in that of the row; null: it does not become the other. */
export const strengthFor = (line: LineDrug, subject: ChildSubject, row: ChildDoseRow): number | null => {
  const [read, strength] = [readUnit(row), strengthOf(line, subject, row.base)]
  return read === null || strength === null ? null : inUnit(strength, read.unit)
}

/** Whether the row says nothing without a weight. */
export const asksWeight = (row: ChildDoseRow): boolean =>
  readUnit(row)?.perKilo === true || row.peso_min_kg > 0 || row.peso_max_kg !== null || row.max_dia_por_kg !== null

export interface Measured {
  readonly row: ChildDoseRow
  /** Unit of every figure. */
  readonly unit: string
  /** The most and the least of a take and the most of a day; null: the row does not say. */
  readonly take: number | null
  readonly day: number | null
  readonly least: number | null
  /** The least of a day, of a row whose dose is of a day. */
  readonly leastDay: number | null
  /** Whether its dose is so much for each kilo. */
  readonly perKilo: boolean
  /** The sum in words. */
  readonly sum: string
}

const least = (...values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** The figures of a row for a weight, which is looked at only where the row asks for it. */
export const measured = (row: ChildDoseRow, kg: number): Measured | null => {
  const read = readUnit(row)
  if (read === null) return null
  const { unit, perKilo, ofTake, max } = read
  const times = perKilo ? kg : 1
  const cap = (value: number | null): number | null =>
    value === null || row.unidad_max === null ? null : inUnit({ cantidad: value, unidad: row.unidad_max }, unit)
  const most = max * times
  const each = `${amountInWords(max)} ${row.unidad ?? ''}`
  const take = least(ofTake ? most : null, cap(row.max_dosis))
  const day = least(
    ofTake ? null : most,
    ofTake && row.tomas_dia_max !== null ? most * row.tomas_dia_max : null,
    cap(row.max_dia),
    row.max_dia_por_kg === null ? null : cap(row.max_dia_por_kg * kg),
  )
  // Who weighs so much that the least of its kilos passes a cap is not asked for more than the cap.
  const from = row.dosis_min === null ? null : row.dosis_min * times
  return {
    row,
    unit,
    take,
    day,
    least: ofTake && from !== null ? least(from, take) : null,
    leastDay: !ofTake && from !== null ? least(from, day) : null,
    perKilo,
    sum: perKilo ? `${each} × ${formatNumber(kg, 1)} kg = ${amountInWords(most)} ${unit}` : each,
  }
}
