/** A value of a draft as a person reads it, to choose between two or to copy it. */
import * as Schema from 'effect/Schema'
import { DIAGNOSIS_TYPES } from './diagnoses.ts'
import { MEASURE_NAMES, measureInWords } from './measures.ts'
import { NO_RISK, RecordDiagnosis, RecordRisk } from './record.ts'
import { RISK_NAMES, riskInWords } from './risk-questions.ts'

const EMPTY = 'Vacío'
const isDiagnoses = Schema.is(Schema.Array(RecordDiagnosis))
const isRisk = Schema.is(RecordRisk)

const diagnosisInWords = ({ codigo, nombre, principal, tipo }: RecordDiagnosis): string => {
  const type = tipo === null ? [] : [DIAGNOSIS_TYPES[tipo].toLocaleLowerCase('es-CO')]
  return `${codigo} ${nombre} (${[principal ? 'principal' : 'relacionado', ...type].join(', ')})`
}

const riskWords = (campo: string, valor: unknown): string | null => {
  const name = RISK_NAMES.find((known) => known === campo)
  const risk: unknown = { ...NO_RISK, [campo]: valor }
  return name !== undefined && isRisk(risk) ? riskInWords(name, risk) : null
}

/** The value of a field: a text as it is, a measure with its unit, the diagnoses one per line; `Vacío` where there is none. */
export const draftValueInWords = (campo: string, valor: unknown): string => {
  if (typeof valor === 'string' && campo !== 'familiar') return valor.trim() === '' ? EMPTY : valor
  if (isDiagnoses(valor)) return valor.length === 0 ? EMPTY : valor.map(diagnosisInWords).join('\n')
  const measure = MEASURE_NAMES.find((name) => name === campo)
  if (measure !== undefined && typeof valor === 'number') return measureInWords(measure, valor)
  return riskWords(campo, valor) ?? EMPTY
}
