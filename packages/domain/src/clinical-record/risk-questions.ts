/** What is asked for the risk scores, in the words of the screen and of print. @fuente catálogo de fórmulas clínicas */
import { formatNumber } from '../text/format.ts'
import type { RecordRisk } from './record.ts'

interface RiskQuestion {
  /** Name of the field, in a list and in print. */
  readonly nombre: string
  /** How it is asked. */
  readonly pregunta: string
}

/** Questions by their fields of the wire, in the order of the screen: first those of FINDRISC. */
export const RISK_QUESTIONS = {
  actividad_diaria: { nombre: 'Actividad física diaria', pregunta: '¿Hace 30 minutos de actividad física al día?' },
  fruta_diaria: { nombre: 'Frutas o verduras a diario', pregunta: '¿Come frutas o verduras todos los días?' },
  antihipertensivos: { nombre: 'Medicamentos para la presión', pregunta: '¿Toma medicamentos para la presión?' },
  glucosa_alta: { nombre: 'Glucosa alta alguna vez', pregunta: '¿Le han encontrado alguna vez la glucosa alta?' },
  familiar: { nombre: 'Familiares con diabetes', pregunta: '¿Tiene familiares con diabetes?' },
  fuma: { nombre: 'Fuma', pregunta: '¿Fuma?' },
  diabetes: { nombre: 'Diabetes', pregunta: '¿Tiene diabetes?' },
  enfermedad_cardiovascular: {
    nombre: 'Enfermedad cardiovascular',
    pregunta: '¿Ya tuvo infarto, angina o ictus?',
  },
  colesterol_total: { nombre: 'Colesterol total', pregunta: 'Colesterol total' },
  hdl: { nombre: 'Colesterol HDL', pregunta: 'Colesterol HDL' },
} as const satisfies Readonly<Record<keyof RecordRisk, RiskQuestion>>
export type RiskName = keyof typeof RISK_QUESTIONS

const isRiskName = (name: string): name is RiskName => Object.hasOwn(RISK_QUESTIONS, name)

/** The fields by their names on the wire, in the order of the screen. */
export const RISK_NAMES: readonly RiskName[] = Object.keys(RISK_QUESTIONS).filter(isRiskName)

/** Who of the family has it, as the table of FINDRISC groups them. */
export const FAMILY_ANSWERS = {
  no: 'No',
  segundo: 'Abuelos, tíos o primos',
  primero: 'Padres, hermanos o hijos',
} as const

const LABORATORY_UNIT = 'mg/dL'

/** An answer as it is read: `Sí`, `210 mg/dL`; null: it was not asked. */
export const riskInWords = (name: RiskName, risk: RecordRisk): string | null => {
  const value = risk[name]
  if (value === null) return null
  if (typeof value === 'number') return `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} ${LABORATORY_UNIT}`
  if (typeof value === 'string') return FAMILY_ANSWERS[value]
  return value ? 'Sí' : 'No'
}
