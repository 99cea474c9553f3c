/** A measured dose in another measure, to read it twice. */
import { roundDecimal } from '../text/round.ts'
import { inUnit } from './amount.ts'
import { doseInContents, drugPerUnit } from './contents.ts'
import type { Measure } from './unit-strength.ts'
import { unitWords } from './unit-words.ts'

/** The dose in the other measure, to read it twice: `5 mL = 250 mg`, `20 UI = 0,2 mL`; null: there is none, or it is of several drugs. */
export const equivalentDose = (dosis: number, { unidad, contenido }: Measure): string | null => {
  const drug = drugOfDose(dosis, { unidad, contenido })
  if (drug !== null) return drug
  const held = doseInContents(dosis, unidad, contenido)
  const isVolume = contenido.unidad_contenido === 'mL' && unidad !== 'mL'
  return held === null || !isVolume ? null : unitWords(tidy(held), 'mL')
}

/** The drug of a dose that is measured by something else; null: it is measured in drug, or it is of several drugs. */
export const drugOfDose = (dosis: number, { unidad, contenido }: Measure): string | null => {
  const drug = drugPerUnit(unidad, contenido)
  return drug === null ||
    contenido.base_concentracion !== 'único' ||
    inUnit({ cantidad: 1, unidad }, drug.unidad) !== null
    ? null
    : unitWords(tidy(dosis * drug.cantidad), drug.unidad)
}

/** Sums of decimals are not exact: so many decimals tell everything that can be measured. */
const tidy = (value: number): number => roundDecimal(value, 4)
