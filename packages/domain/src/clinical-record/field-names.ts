/** What a field of the record is called on the screen, in a conflict and in a comparison. */
import { isRecordSection, RECORD_SECTIONS } from './record.ts'
import { RISK_NAMES, RISK_QUESTIONS } from './risk-questions.ts'
import { SIGN_LIMITS, SIGN_NAMES } from './vital-signs.ts'

const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['medidas', 'Medidas'],
  ['riesgo', 'Preguntas de riesgo'],
  ['diagnosticos', 'Diagnósticos'],
  ['peso', 'Peso'],
  ['talla', 'Talla'],
  ['imc', 'IMC'],
  ['perimetro_abdominal', 'Perímetro abdominal'],
  ['presion_sistolica', 'Presión sistólica'],
  ['presion_diastolica', 'Presión diastólica'],
  ...SIGN_NAMES.map((name) => [name, SIGN_LIMITS[name].nombre] as const),
  ...RISK_NAMES.map((name) => [name, RISK_QUESTIONS[name].nombre] as const),
])

/** Name of a field of the wire; one that is not of the record is called as it travels. */
export const recordFieldName = (campo: string): string =>
  isRecordSection(campo) ? RECORD_SECTIONS[campo].nombre : (OTHER_NAMES.get(campo) ?? campo)
