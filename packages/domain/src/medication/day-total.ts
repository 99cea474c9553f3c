/**
 * What is taken of one ingredient in a day, over every presentation that has it: the line, the others of the order and what the
 * patient takes already.
 * @fuente catálogos clínicos (max_dia)
 */
import type { Finding } from './check.ts'
import { foundDrug, ingredientKey, type Ingredient, type PlacedDrug } from './drug-facts.ts'
import { leastDaysBetween } from './special-frequency.ts'
import { HOURS_PER_DAY, type TimeUnit } from './time-unit.ts'
import { inUnit } from './amount.ts'
import { componentStrength, type Presentation } from './unit-strength.ts'
import { amountInWords, overMaximum, type DoseIndex, type DoseRow } from './usual-dose.ts'

/** A line with its dose, and where it stands. */
export interface TakenLine {
  readonly drug: PlacedDrug
  readonly presentation: Presentation
  readonly via: string
  /** Units of the presentation at each take. */
  readonly dosis: number
  readonly frecuencia: number
  readonly tiempo: TimeUnit
  /** Its dose is worked out from the filtration itself (AUC): that it has to be lowered is told by its sum. */
  readonly por_filtracion?: boolean
}

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9

/** The components of a drug, in the order of the figures of its label: what is only the name of all of them is none. */
export const componentsOf = ({ ingredientes, principio_activo }: PlacedDrug): readonly Ingredient[] => {
  const whole = ingredientKey(principio_activo)
  const parts = ingredientes.filter(({ key }) => key !== whole)
  return parts.length > 1 ? parts : ingredientes.slice(0, 1)
}

/** Takes in a day on which it is taken. */
export const takesOf = ({ frecuencia, tiempo }: Pick<TakenLine, 'frecuencia' | 'tiempo'>): number =>
  Math.max(1, tiempo === 'Horas' ? HOURS_PER_DAY / frecuencia : 1 / frecuencia)

/** What a line brings of the ingredient in a day, in that unit; null: it has none, or nobody can tell how much. */
export const broughtBy = (line: TakenLine, ingredient: string, unit: string): number | null => {
  const components = componentsOf(line.drug)
  const place = components.findIndex(({ key }) => key === ingredient)
  const strength = place < 0 ? null : componentStrength(line.presentation, place, components.length)
  const amount = strength === null ? null : inUnit(strength, unit)
  return amount === null ? null : amount * line.dosis * takesOf(line)
}

interface Limit {
  readonly ingredient: Ingredient
  readonly row: DoseRow
  readonly max: number
  readonly unit: string
}

/** Limits of masses are compared as milligrams; of other units, as they are. */
const comparable = ({ max, unit }: Limit): number => inUnit({ cantidad: max, unidad: unit }, 'mg') ?? max

/** The most of a day of each ingredient of the line by its route; of several rows, the one that allows most. */
const limitsOf = ({ drug, via }: TakenLine, doses: DoseIndex): readonly Limit[] =>
  componentsOf(drug).flatMap((ingredient): Limit[] => {
    const rows = doses.get(`${ingredient.key}|${ingredientKey(via)}`) ?? []
    const limits = rows.flatMap((row): Limit[] =>
      row.max_dia === null ||
      row.unidad_dosis === null ||
      (row.frecuencia_especial !== null && leastDaysBetween(row.frecuencia_especial) !== null)
        ? []
        : [{ ingredient, row, max: row.max_dia, unit: row.unidad_dosis }],
    )
    const [widest] = limits.toSorted((one, other) => comparable(other) - comparable(one))
    return widest === undefined ? [] : [widest]
  })

const totalOf = (line: TakenLine, others: readonly TakenLine[], { ingredient, row, max, unit }: Limit): Finding[] => {
  const own = broughtBy(line, ingredient.key, unit)
  const shares = others.flatMap((other) => {
    const amount = other.drug.local ? null : broughtBy(other, ingredient.key, unit)
    return amount === null ? [] : [{ other, amount }]
  })
  if (own === null || shares.length === 0) return []
  const total = shares.reduce((sum, { amount }) => sum + amount, own)
  if (total <= max * MARGIN) return []
  const sum = [
    { key: line.drug.key, nombre: line.drug.nombre, amount: own },
    ...shares.map(({ other: { drug }, amount }) => ({ key: drug.key, nombre: drug.nombre, amount })),
  ]
  return [
    {
      comprobacion: 'dosis',
      // The same for every line of the sum: one answer is for all of them, and one more line is another sum.
      clave: `dosis:suma:${ingredient.key}:${sum
        .map(({ key }) => key)
        .toSorted()
        .join('-')}`,
      alerta_detalle_id: null,
      severidad: overMaximum(total, max),
      titulo: `${ingredient.nombre} en todo el día: ${amountInWords(total)} ${unit}, el máximo es ${amountInWords(max)} ${unit}`,
      detalle: sum.map(({ nombre, amount }) => `${nombre}: ${amountInWords(amount)} ${unit}`).join(' + '),
      conducta: 'Deje una sola presentación o baje la dosis hasta que la suma quepa en el día',
      medicamentos: [
        foundDrug(line.drug, ingredient.nombre),
        ...shares.map(({ other }) => foundDrug(other.drug, ingredient.nombre)),
      ],
      bloquea: false,
      fuente: row.fuente,
    },
  ]
}

/**
 * The ingredients of the line of which the day adds up to more than the most, with what brings how much.
 * @param others the other lines of the order and what is being taken, without what this line takes the place of
 * @regla La dosis máxima de un día es de todo lo que trae el principio activo: la suma de la línea, las demás de la orden y lo que ya toma.
 */
export const dayTotals = (line: TakenLine, others: readonly TakenLine[], doses: DoseIndex): readonly Finding[] =>
  line.drug.local ? [] : limitsOf(line, doses).flatMap((limit) => totalOf(line, others, limit))
