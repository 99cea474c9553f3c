/** The clinical record of a consultation, as it is typed, kept and finalised. @fuente spec 2 §6; Resolución 1995 de 1999 */
import * as Schema from 'effect/Schema'
import { Id, optionalText } from '../text/field.ts'
import { DIAGNOSIS_TYPE_CODES } from './diagnoses.ts'

export const MAX_REASON = 2_000
export const MAX_SECTION = 10_000

/** Written sections in the order of the screen: field of the wire → name and longest text. */
export const RECORD_SECTIONS = {
  motivo: { nombre: 'Motivo de consulta', maximo: MAX_REASON },
  enfermedad_actual: { nombre: 'Enfermedad actual', maximo: MAX_SECTION },
  antecedentes: { nombre: 'Antecedentes', maximo: MAX_SECTION },
  revision_sistemas: { nombre: 'Revisión por sistemas', maximo: MAX_SECTION },
  examen_fisico: { nombre: 'Examen físico', maximo: MAX_SECTION },
  plan: { nombre: 'Plan', maximo: MAX_SECTION },
  recomendaciones: { nombre: 'Recomendaciones', maximo: MAX_SECTION },
} as const
export type RecordSection = keyof typeof RECORD_SECTIONS

/** True for the name of a written section. */
export const isRecordSection = (name: string): name is RecordSection => Object.hasOwn(RECORD_SECTIONS, name)

/** The written sections by their names on the wire, in the order of the screen. */
export const SECTION_NAMES: readonly RecordSection[] = Object.keys(RECORD_SECTIONS).filter(isRecordSection)

const measure = Schema.NullOr(Schema.Finite)

/** A vital sign; null or left out: not taken. Records of before it was asked do not have it, and their fingerprint does not change. */
const sign = Schema.optionalKey(measure)

/**
 * What is measured: kg, cm, kg/m², cm, mmHg, mmHg. Null: not taken. The signs: beats and breaths per minute, °C, % and 0 to 10; the head, in cm;
 * of a pregnancy, uterine height in cm and beats per minute of the fetus.
 */
export const RecordMeasures = Schema.Struct({
  peso: measure,
  talla: measure,
  imc: measure,
  perimetro_abdominal: measure,
  presion_sistolica: measure,
  presion_diastolica: measure,
  frecuencia_cardiaca: sign,
  frecuencia_respiratoria: sign,
  temperatura: sign,
  saturacion_oxigeno: sign,
  dolor: sign,
  perimetro_cefalico: sign,
  altura_uterina: sign,
  frecuencia_fetal: sign,
})
export type RecordMeasures = typeof RecordMeasures.Type

/** A diagnosis of the record. `tipo` null: not chosen yet. */
export const RecordDiagnosis = Schema.Struct({
  id: Id,
  codigo: Schema.String,
  nombre: Schema.String,
  principal: Schema.Boolean,
  tipo: Schema.NullOr(Schema.Literals(DIAGNOSIS_TYPE_CODES)),
})
export type RecordDiagnosis = typeof RecordDiagnosis.Type

const answer = Schema.NullOr(Schema.Boolean)

/** What is asked for the risk scores: FINDRISC's questions and what the cardiovascular tables need. Null: not asked. mg/dL. */
export const RecordRisk = Schema.Struct({
  actividad_diaria: answer,
  fruta_diaria: answer,
  antihipertensivos: answer,
  glucosa_alta: answer,
  familiar: Schema.NullOr(Schema.Literals(['no', 'segundo', 'primero'])),
  fuma: answer,
  diabetes: answer,
  enfermedad_cardiovascular: answer,
  colesterol_total: measure,
  hdl: measure,
})
export type RecordRisk = typeof RecordRisk.Type

/** A draft has the same shape as a finalised record: what is missing is empty or null. */
export const ClinicalRecord = Schema.Struct({
  motivo: optionalText(MAX_REASON),
  enfermedad_actual: optionalText(MAX_SECTION),
  antecedentes: optionalText(MAX_SECTION),
  revision_sistemas: optionalText(MAX_SECTION),
  examen_fisico: optionalText(MAX_SECTION),
  medidas: RecordMeasures,
  riesgo: RecordRisk,
  diagnosticos: Schema.Array(RecordDiagnosis),
  plan: optionalText(MAX_SECTION),
  recomendaciones: optionalText(MAX_SECTION),
})
export type ClinicalRecord = typeof ClinicalRecord.Type

export const NO_MEASURES: RecordMeasures = {
  peso: null,
  talla: null,
  imc: null,
  perimetro_abdominal: null,
  presion_sistolica: null,
  presion_diastolica: null,
}

export const NO_RISK: RecordRisk = {
  actividad_diaria: null,
  fruta_diaria: null,
  antihipertensivos: null,
  glucosa_alta: null,
  familiar: null,
  fuma: null,
  diabetes: null,
  enfermedad_cardiovascular: null,
  colesterol_total: null,
  hdl: null,
}

/** The record before anybody typed. */
export const EMPTY_RECORD: ClinicalRecord = {
  motivo: '',
  enfermedad_actual: '',
  antecedentes: '',
  revision_sistemas: '',
  examen_fisico: '',
  medidas: NO_MEASURES,
  riesgo: NO_RISK,
  diagnosticos: [],
  plan: '',
  recomendaciones: '',
}
