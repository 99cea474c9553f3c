/** Renal function of an adult from the creatinine. @fuente catálogo de fórmulas clínicas */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { formatNumber } from '../text/format.ts'
import { asSeen, roundDecimal } from '../text/round.ts'
import { bodyMassIndex } from './body-mass-index.ts'

export const CREATININE_RANGE = { min: 0.1, max: 30 } as const
export const CREATININE_OUT_OF_RANGE = 'La creatinina debe estar entre 0,1 y 30 mg/dL'

const ADULT_AGE = 18
const OVERWEIGHT = 25
const ADJUSTED_PART = 0.4
const FEMALE_PART = 0.85
const CM_PER_INCH = 2.54
const DEVINE_INCHES = 60
const KG_PER_INCH = 2.3

export interface RenalInput {
  /** Completed years. */
  readonly edad: number
  /** kg, as the formula takes it. */
  readonly peso: number
  /** mg/dL. */
  readonly creatinina: number
  readonly sexo: string
}

/** Creatinine clearance in mL/min as the formula gives it: what another sum is made from. */
const clearance = ({ edad, peso, creatinina, sexo }: RenalInput): number =>
  (((140 - edad) * peso) / (72 * creatinina)) * (sexo === 'F' ? FEMALE_PART : 1)

/**
 * Creatinine clearance in mL/min, one decimal.
 * @fuente Cockcroft DW, Nephron 1976;16:31
 * @regla La depuración de creatinina es (140 − edad) × peso ÷ (72 × creatinina), por 0,85 en mujeres, con un decimal.
 */
export const cockcroftGault = (input: RenalInput): number => roundDecimal(asSeen(clearance(input)), 1)

const CKD_EPI = {
  F: { kappa: 0.7, alpha: -0.241, part: 1.012 },
  M: { kappa: 0.9, alpha: -0.302, part: 1 },
} as const

/**
 * Filtration in mL/min/1.73 m², without race, one decimal.
 * @fuente Inker LA, N Engl J Med 2021;385:1737 (CKD-EPI 2021)
 * @regla La filtración CKD-EPI 2021 es 142 × mín(creatinina ÷ κ, 1)^α × máx(creatinina ÷ κ, 1)^−1,200 × 0,9938^edad, por 1,012 en mujeres, con un decimal.
 */
export const ckdEpi2021 = ({ edad, creatinina, sexo }: Omit<RenalInput, 'peso'>): number => {
  const { kappa, alpha, part } = CKD_EPI[sexo === 'F' ? 'F' : 'M']
  const ratio = creatinina / kappa
  const tfg = 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** edad * part
  return roundDecimal(asSeen(tfg), 1)
}

/** Devine's ideal weight in kg. Under 60 inches it is not lowered. */
export const idealWeight = (talla: number, sexo: string): number =>
  (sexo === 'F' ? 45.5 : 50) + KG_PER_INCH * Math.max(0, talla / CM_PER_INCH - DEVINE_INCHES)

export interface WeightTaken {
  readonly kg: number
  readonly clase: 'real' | 'ajustado'
}

/**
 * Weight that the formula takes: the real one, or the adjusted one from overweight.
 * @regla La depuración se calcula con el peso real si el IMC es menor de 25 y con el ajustado si es 25 o más.
 */
export const renalWeight = (body: { peso: number; talla: number; sexo: string }): WeightTaken => {
  if (bodyMassIndex(body.peso, body.talla) < OVERWEIGHT) return { kg: body.peso, clase: 'real' }
  const ideal = idealWeight(body.talla, body.sexo)
  return { kg: roundDecimal(asSeen(ideal + ADJUSTED_PART * (body.peso - ideal)), 1), clase: 'ajustado' }
}

export interface RenalEstimate {
  /** mL/min, not rounded: only what is shown is. */
  readonly tfg: number
  readonly peso: WeightTaken
  /** mg/dL as it was taken: never under the least that was asked for. */
  readonly creatinina: number
  readonly texto: string
}

/**
 * The estimate with what it was made from; null for whom the formula does not hold (under 18, sex unknown, creatinine out of range).
 * @regla La filtración con la que se hace otra cuenta no se redondea: se redondea la que se muestra.
 */
export const estimateRenalFunction = (patient: {
  readonly edad: number
  readonly sexo: string
  readonly peso: number
  readonly talla: number
  readonly creatinina: number
  /** Day of its sample, to be said. */
  readonly fecha?: CalendarDate | null
  /** mg/dL under which it counts as this; null: as it was measured. */
  readonly minima?: number | null
}): RenalEstimate | null => {
  const { edad, sexo, creatinina, fecha = null, minima = null } = patient
  const known = edad >= ADULT_AGE && (sexo === 'F' || sexo === 'M')
  if (!known || creatinina < CREATININE_RANGE.min || creatinina > CREATININE_RANGE.max) return null
  const peso = renalWeight(patient)
  const taken = Math.max(minima ?? 0, creatinina)
  const tfg = clearance({ edad, sexo, peso: peso.kg, creatinina: taken })
  const raised = taken === creatinina ? '' : ` (medida ${formatNumber(creatinina, 2)}, mínima usada)`
  const day = fecha === null ? '' : ` del ${formatDate(fecha)}`
  return {
    tfg,
    peso,
    creatinina: taken,
    texto: `TFG ${formatNumber(roundDecimal(asSeen(tfg), 1), 1)} mL/min (Cockcroft-Gault, peso ${peso.clase} ${formatNumber(peso.kg, 1)} kg, creatinina ${formatNumber(taken, 2)} mg/dL${raised}${day})`,
  }
}
