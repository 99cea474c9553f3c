/** The formulated dose of a scheme line. @fuente spec 2 §5 */
import { formatNumber } from '../text/format.ts'
import { asSeen, roundDecimal } from '../text/round.ts'
import type { DoseIndex } from './scheme.ts'

/** Decimals of a formulated dose. @fuente spec 2 §9 */
export const DOSE_DECIMALS = 1

/** How a proposal was worked out: usual cap, by weight, by Calvert, by Calvert with a least creatinine, by a newer surface. */
export const PROPOSAL_KINDS = ['tope', 'peso', 'auc', 'auc_minima', 'isc'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** `dosis` × `isc`, with one decimal. */
export const surfaceDose = (dosis: number, isc: number): number => roundDecimal(asSeen(dosis * isc), DOSE_DECIMALS)

/**
 * The dose that the rule gives: by surface, `dosis` × `isc` with one decimal (null without a surface); else `dosis` as it is.
 * @fuente spec 2 §5
 * @regla Con índice ISC la dosis formulada es la dosis por la superficie corporal, con un decimal; con otro índice es la dosis.
 */
export const formulatedDose = (dosis: number, indice: DoseIndex, isc: number | null): number | null => {
  if (indice !== 'ISC') return dosis
  return isc === null ? null : surfaceDose(dosis, isc)
}

const perBody = /\/\s*(?:m2|m²|kg)$/iu

/**
 * Unit of the formulated dose: by surface the unit without its m²; else the unit as it is (mg/kg, AUC), unless the milligrams worked
 * out by weight, by Calvert or by the cap were taken.
 */
export const formulatedUnit = (unidad: string, indice: DoseIndex, taken: ProposalKind | null = null): string => {
  if (indice === 'ISC' || taken === 'peso') return unidad.replace(perBody, '')
  if (taken === null || taken === 'isc') return unidad
  return indice === 'AUC' ? 'mg' : unidad.replace(perBody, '')
}

/** A dose as it is read, with as many decimals as it has, at most two: `1 134`, `167,5`, `1,75`. */
export const doseText = (dose: number): string => {
  const decimals = [0, 1].find((places) => roundDecimal(dose, places) === dose) ?? 2
  return formatNumber(dose, decimals)
}

/** `mg/m2` as it is read: `mg/m²`. */
export const unitText = (unidad: string): string => unidad.replace(/m2$/iu, 'm²')

interface WrittenDose {
  readonly dosis: number
  readonly unidad_medida: string
}

/** The sum of a dose by surface in words: "85 mg/m² × 1,97 m² = 167,5 mg". */
export const surfaceSum = ({ dosis, unidad_medida }: WrittenDose, isc: number): string => {
  const dose = formatNumber(surfaceDose(dosis, isc), DOSE_DECIMALS)
  const unit = formulatedUnit(unidad_medida, 'ISC')
  return `${doseText(dosis)} ${unitText(unidad_medida)} × ${formatNumber(isc, 2)} m² = ${dose} ${unit}`
}

/** The sum of the dose of a line; null where there is none. */
export const doseInWords = (
  line: WrittenDose & { readonly indice_dosis: DoseIndex },
  isc: number | null,
): string | null => (line.indice_dosis !== 'ISC' || isc === null ? null : surfaceSum(line, isc))
