/** What the measures of the physical exam may say. @fuente spec 1 §3; catálogo de fórmulas clínicas */
import { NOT_WHOLE } from '../text/field.ts'
import { formatNumber } from '../text/format.ts'
import { roundDecimal } from '../text/round.ts'
import { bodyMassIndex } from './body-mass-index.ts'
import { HEIGHT_OUT_OF_RANGE, HEIGHT_RANGE, ONE_DECIMAL, WEIGHT_OUT_OF_RANGE, WEIGHT_RANGE } from './body-surface.ts'
import type { RecordMeasures } from './record.ts'
import { SIGN_LIMITS, SIGN_UNITS, type MeasureLimit as Limit } from './vital-signs.ts'

export const INDEX_NOT_OF_BODY = 'El IMC no corresponde al peso y la talla'
export const DIASTOLIC_NOT_LOWER = 'La presión diastólica debe ser menor que la sistólica'
export const SYSTOLIC_MISSING = 'Registre también la presión sistólica'
export const DIASTOLIC_MISSING = 'Registre también la presión diastólica'

/** Plausible limits by measure; outside of them the number was typed wrong. Pressure by common devices, waist by a tape. */
export const MEASURE_LIMITS: Readonly<Record<keyof RecordMeasures, Limit>> = {
  peso: { ...WEIGHT_RANGE, decimales: 1, fuera: WEIGHT_OUT_OF_RANGE },
  talla: { ...HEIGHT_RANGE, decimales: 1, fuera: HEIGHT_OUT_OF_RANGE },
  imc: { min: 5, max: 150, decimales: 2, fuera: 'El IMC debe estar entre 5 y 150 kg/m²: revise peso y talla' },
  perimetro_abdominal: {
    min: 20,
    max: 250,
    decimales: 1,
    fuera: 'El perímetro abdominal debe estar entre 20 y 250 cm',
  },
  presion_sistolica: {
    min: 40,
    max: 300,
    decimales: 0,
    fuera: 'La presión sistólica debe estar entre 40 y 300 mmHg',
  },
  presion_diastolica: {
    min: 20,
    max: 200,
    decimales: 0,
    fuera: 'La presión diastólica debe estar entre 20 y 200 mmHg',
  },
  ...SIGN_LIMITS,
}

const TOO_FINE = [NOT_WHOLE, ONE_DECIMAL, 'Máximo dos decimales'] as const

/** The measures by their names on the wire. */
const isMeasure = (name: string): name is keyof RecordMeasures => Object.hasOwn(MEASURE_LIMITS, name)
export const MEASURE_NAMES: readonly (keyof RecordMeasures)[] = Object.keys(MEASURE_LIMITS).filter(isMeasure)

const problemOf = (value: number | null | undefined, { min, max, decimales, fuera }: Limit): string | null => {
  if (value === null || value === undefined) return null
  // Written so that it also refuses what is not a number.
  if (!(value >= min && value <= max)) return fuera
  return roundDecimal(value, decimales) === value ? null : TOO_FINE[decimales]
}

const pressureProblem = (systolic: number | null, diastolic: number | null): Record<string, string[]> => {
  if (systolic === null && diastolic === null) return {}
  if (systolic === null) return { presion_sistolica: [SYSTOLIC_MISSING] }
  if (diastolic === null) return { presion_diastolica: [DIASTOLIC_MISSING] }
  return diastolic < systolic ? {} : { presion_diastolica: [DIASTOLIC_NOT_LOWER] }
}

const indexProblem = ({ peso, talla, imc }: RecordMeasures): Record<string, string[]> =>
  imc === null || (peso !== null && talla !== null && bodyMassIndex(peso, talla) === imc)
    ? {}
    : { imc: [INDEX_NOT_OF_BODY] }

/**
 * Messages by field; empty when all can be kept. What was not measured is null and says nothing.
 * @regla Cada medida va dentro de su rango, las dos presiones van juntas y la diastólica es menor que la sistólica.
 */
export const checkRecordMeasures = (measures: RecordMeasures): Record<string, string[]> => {
  const single = new Map<string, string[]>()
  for (const name of MEASURE_NAMES) {
    const problem = problemOf(measures[name], MEASURE_LIMITS[name])
    if (problem !== null) single.set(name, [problem])
  }
  return {
    ...pressureProblem(measures.presion_sistolica, measures.presion_diastolica),
    ...indexProblem(measures),
    ...Object.fromEntries(single),
  }
}

/**
 * The measures with the index that weight and height give; null while one of them is missing or out of its range.
 * @regla El IMC se calcula del peso y la talla: no se escribe a mano.
 */
export const withIndex = (measures: RecordMeasures): RecordMeasures => {
  const { peso, talla } = measures
  const known =
    peso !== null &&
    talla !== null &&
    problemOf(peso, MEASURE_LIMITS.peso) === null &&
    problemOf(talla, MEASURE_LIMITS.talla) === null
  return { ...measures, imc: known ? bodyMassIndex(peso, talla) : null }
}

const UNITS: Readonly<Record<keyof RecordMeasures, string>> = {
  peso: 'kg',
  talla: 'cm',
  imc: 'kg/m²',
  perimetro_abdominal: 'cm',
  presion_sistolica: 'mmHg',
  presion_diastolica: 'mmHg',
  ...SIGN_UNITS,
}

/** A measure as it is read: `68,5 kg`; `sin dato` where it was not taken. */
export const measureInWords = (name: keyof RecordMeasures, value: number | null | undefined): string =>
  value === null || value === undefined
    ? 'sin dato'
    : `${formatNumber(value, MEASURE_LIMITS[name].decimales)} ${UNITS[name]}`

/** The measure, null where it was not taken or the record is of before it was asked. */
export const measureOf = (measures: RecordMeasures, name: keyof RecordMeasures): number | null => measures[name] ?? null
