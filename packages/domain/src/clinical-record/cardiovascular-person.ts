/** For whom a cardiovascular risk may be worked out. @fuente catálogo de fórmulas clínicas */
import { HDL_NOT_LOWER, LABORATORY_NAMES, laboratoryProblem } from './laboratory-limits.ts'
import { MEASURE_LIMITS } from './measures.ts'

/** What both equations of Framingham are made from. Cholesterol in mg/dL, pressure in mmHg. */
export interface RiskPerson {
  /** Completed years. */
  readonly edad: number
  readonly sexo: string
  readonly colesterol_total: number
  readonly hdl: number
  readonly sistolica: number
  /** Takes medicines for the pressure. */
  readonly tratada: boolean
  readonly fuma: boolean
  readonly diabetes: boolean
  /** Already had a cardiovascular disease. */
  readonly enfermedad_cardiovascular: boolean
}

export const RISK_AGES = { min: 30, max: 74 } as const
export const RISK_AGE_MESSAGE = 'El riesgo se calcula de 30 a 74 años'
export const RISK_WITH_DISEASE = 'No aplica: ya tiene enfermedad cardiovascular'
export const RISK_SEX_MESSAGE = 'El riesgo necesita el sexo registrado (F o M)'

const outOfRange = (person: RiskPerson): string | null => {
  for (const name of LABORATORY_NAMES) {
    const problem = laboratoryProblem(name, person[name])
    if (problem !== null) return problem
  }
  // Written so that it also refuses what is not a number.
  const { min, max, fuera } = MEASURE_LIMITS.presion_sistolica
  if (!(person.sistolica >= min && person.sistolica <= max)) return fuera
  return person.hdl < person.colesterol_total ? null : HDL_NOT_LOWER
}

export type WhoseRisk =
  | { readonly ok: true; readonly sexo: 'F' | 'M' }
  | { readonly ok: false; readonly porQue: string }

/**
 * Whether the equations hold for the person, or why not.
 * @regla El riesgo cardiovascular se calcula de 30 a 74 años, sin enfermedad cardiovascular y con valores posibles.
 */
export const whoseRisk = (person: RiskPerson): WhoseRisk => {
  const { edad, sexo } = person
  if (person.enfermedad_cardiovascular) return { ok: false, porQue: RISK_WITH_DISEASE }
  if (!(edad >= RISK_AGES.min && edad <= RISK_AGES.max)) return { ok: false, porQue: RISK_AGE_MESSAGE }
  if (sexo !== 'F' && sexo !== 'M') return { ok: false, porQue: RISK_SEX_MESSAGE }
  const porQue = outOfRange(person)
  return porQue === null ? { ok: true, sexo } : { ok: false, porQue }
}
