/** In what the dose of a line is measured, and what of it cannot be ordered. */
import type { CodeSumi } from './article.ts'
import { doseInContents, doseUnits, mustMeasure } from './contents.ts'
import { MAX_COUNTED_DOSE } from './order-line.ts'
import type { Measure } from './unit-strength.ts'
import { pluralUnit, unitWords } from './unit-words.ts'
import { writtenInWords } from './number-words.ts'

type Measured = Pick<CodeSumi, 'unidad_presentacion' | 'contenido'>

/** The measure of a dose in that unit; null: it is counted in units of the presentation, or nobody can tell what one holds. */
export const measureOf = (unidad: string | null, { contenido }: Pick<CodeSumi, 'contenido'>): Measure | null =>
  unidad === null || contenido === null || contenido === undefined ? null : { unidad, contenido }

const listed = (units: readonly string[]): string => units.map(pluralUnit).join(' o ')

/** The unit of the list that a written word means: an inhalation of a typed line is the puff of a label. */
export const unitWritten = (word: string, { contenido }: Pick<CodeSumi, 'contenido'>): string | null => {
  const units = doseUnits(contenido ?? null)
  const same = word === 'inhalaciones' ? ['puff', 'inhalación', 'aplicación'] : [word]
  return units.find((unit) => same.includes(unit)) ?? null
}

/** The unit in which a dose of the drug goes on being written: the one there was where it serves, the only one, or none yet. */
const usualDoseUnit = ({ contenido }: Pick<CodeSumi, 'contenido'>, chosen: string | null): string | null => {
  const units = doseUnits(contenido ?? null)
  if (chosen !== null && units.includes(chosen)) return chosen
  const [only, ...others] = units
  return mustMeasure(contenido ?? null) && only !== undefined && others.length === 0 ? only : null
}

/**
 * A dose as another presentation takes it: with its unit where that serves, and nothing where it does not. A figure is never read in
 * another unit than the one it was written in.
 * @regla Al cambiar de presentación la cifra de la dosis solo queda si se mide en lo mismo.
 */
export const doseFor = (
  drug: Pick<CodeSumi, 'contenido'>,
  { dosis, unidad_dosis }: { readonly dosis: number | null; readonly unidad_dosis: string | null },
): { readonly dosis: number | null; readonly unidad_dosis: string | null } => {
  const unit = usualDoseUnit(drug, unidad_dosis)
  return { dosis: unit === unidad_dosis ? dosis : null, unidad_dosis: unit }
}

/** What has to be written instead of a dose that nobody can measure: `mL o mg`. */
export const unitsToWrite = ({ unidad_presentacion, contenido }: Measured): string => {
  const units = doseUnits(contenido ?? null)
  return units.length === 0 ? pluralUnit(unidad_presentacion) : listed(units)
}

/** The least that can be measured, in the unit of the dose; null: nobody can tell. */
const leastOf = (unidad: string, { contenido }: Measured): number | null => {
  const least = contenido?.medida_minima ?? null
  if (least === null || contenido === null || contenido === undefined) return null
  const [held, one] = [doseInContents(least.cantidad, least.unidad, contenido), doseInContents(1, unidad, contenido)]
  return held === null || one === null ? null : held / one
}

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 - 1e-9

/**
 * Why a dose cannot be ordered in that unit; null when it can.
 * @regla La dosis se escribe en una unidad que se puede medir de esa presentación, y nunca menor que lo que se puede medir.
 */
export const doseUnitError = (
  { dosis, unidad_dosis }: { readonly dosis: number | null; readonly unidad_dosis: string | null },
  drug: Measured,
): string | null => {
  const contents = drug.contenido ?? null
  const units = doseUnits(contents)
  if (unidad_dosis === null) {
    if (mustMeasure(contents))
      return `Escriba la dosis en ${listed(units)}: ${unitWords(1, drug.unidad_presentacion)} no es una toma`
    return dosis !== null && dosis > MAX_COUNTED_DOSE
      ? `La dosis no puede pasar de ${unitWords(MAX_COUNTED_DOSE, drug.unidad_presentacion)}`
      : null
  }
  if (!units.includes(unidad_dosis)) {
    const there = units.length === 0 ? pluralUnit(drug.unidad_presentacion) : listed(units)
    return `La dosis de esta presentación no se mide en ${unidad_dosis}: escríbala en ${there}`
  }
  const least = leastOf(unidad_dosis, drug)
  return least !== null && dosis !== null && dosis < least * MARGIN
    ? `Lo menos que se puede medir son ${writtenInWords(least)} ${unidad_dosis}`
    : null
}
