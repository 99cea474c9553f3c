/** The lines of an order as their limits are looked at: the scheme's own by what its rule gives, an added one by what its units hold. */
import type { Amount } from '../medication/amount.ts'
import { componentStrength, type Presentation } from '../medication/unit-strength.ts'
import type { CeilingLine } from './ceiling-amounts.ts'
import { appliesInCycle } from './cycles.ts'
import type { SchemeLine, SchemeOrder } from './scheme.ts'
import { lineUnit } from './scheme-line.ts'

export interface CeilingDrug {
  /** The ingredient, or those of a combination. */
  readonly principios: readonly string[]
  /** Null: a drug of the published scheme, whose dose is in its own unit. */
  readonly presentation: Presentation | null
  /** Its dose is that of its published scheme, or less. */
  readonly propia: boolean
}

type Course = Pick<SchemeOrder, 'ciclo' | 'ciclo_total'>

const cyclesOf = ({ ciclos_aplica }: SchemeLine, { ciclo, ciclo_total }: Course): readonly number[] =>
  Array.from({ length: Math.max(0, ciclo_total - ciclo + 1) }, (_, place) => ciclo + place).filter((cycle) =>
    appliesInCycle(ciclos_aplica, cycle),
  )

const PER_KILOGRAM = /\/kg$/iu

/** How much one application of a line of the scheme is; null: its unit does not say. */
const ownAmount = (line: SchemeLine, peso: number | null): Amount | null => {
  const unidad = lineUnit(line)
  if (!PER_KILOGRAM.test(unidad)) return { cantidad: line.dosis_formulada, unidad }
  return peso === null ? null : { cantidad: line.dosis_formulada * peso, unidad: unidad.replace(PER_KILOGRAM, '') }
}

const addedAmount = (line: SchemeLine, presentation: Presentation): Amount | null => {
  const strength = componentStrength(presentation, 0, 1)
  return strength === null ? null : { ...strength, cantidad: strength.cantidad * line.dosis }
}

/** The line with its drug. */
export const ceilingLine = (
  line: SchemeLine,
  { principios, presentation, propia }: CeilingDrug,
  course: Course,
  peso: number | null,
): CeilingLine => ({
  principios,
  via: line.via.trim(),
  fase: line.fase ?? null,
  fija: line.indice_dosis === 'FIJA',
  propia,
  cantidad: presentation === null ? ownAmount(line, peso) : addedAmount(line, presentation),
  auc: presentation === null && line.indice_dosis === 'AUC' ? line.dosis : null,
  aplicaciones: line.cantidad_aplicaciones,
  ciclos: cyclesOf(line, course),
})
