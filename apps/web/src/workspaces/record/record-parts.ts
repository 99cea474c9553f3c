/** The parts in which the record is shown, and how each of them stands. */
import { MEASURE_NAMES, measureOf } from '@cauce/domain/clinical-record/measures'
import type { ClinicalRecord } from '@cauce/domain/clinical-record/record'
import { isRecordSection } from '@cauce/domain/clinical-record/record'
import type { Missing } from '@cauce/domain/clinical-record/required-to-finalise'
import { RISK_NAMES, riskInWords, type RiskName } from '@cauce/domain/clinical-record/risk-questions'

export type PartId = 'anamnesis' | 'antecedentes' | 'examen' | 'riesgo' | 'diagnosticos' | 'plan' | 'ordenes'

interface RecordPart {
  readonly id: PartId
  readonly titulo: string
  /** Fields of the wire that it holds; what belongs to no field is of the orders. */
  readonly campos: readonly string[]
}

/** In the order of the screen. */
export const RECORD_PARTS: readonly RecordPart[] = [
  { id: 'anamnesis', titulo: 'Motivo', campos: ['motivo', 'enfermedad_actual'] },
  { id: 'antecedentes', titulo: 'Antecedentes', campos: ['antecedentes', 'revision_sistemas'] },
  { id: 'examen', titulo: 'Examen', campos: [...MEASURE_NAMES, 'medidas', 'examen_fisico'] },
  { id: 'riesgo', titulo: 'Riesgo', campos: [...RISK_NAMES, 'riesgo'] },
  { id: 'diagnosticos', titulo: 'Diagnósticos', campos: ['diagnosticos'] },
  { id: 'plan', titulo: 'Plan', campos: ['plan', 'recomendaciones'] },
  { id: 'ordenes', titulo: 'Órdenes', campos: ['ordenes'] },
]

/** Part that holds a field; what is no field stands with the orders. */
export const partOf = (campo: string | null): PartId =>
  RECORD_PARTS.find(({ campos }) => campo !== null && campos.includes(campo))?.id ?? 'ordenes'

export interface PartState {
  /** `missing`: the record cannot be finalised without it. `written`: something is there. `empty`: nothing, and nothing is needed. */
  readonly estado: 'missing' | 'written' | 'empty'
  readonly faltan: number
}

const isRisk = (campo: string): campo is RiskName => RISK_NAMES.some((name) => name === campo)
const isMeasure = (campo: string): campo is (typeof MEASURE_NAMES)[number] =>
  MEASURE_NAMES.some((name) => name === campo)

const hasValue = (record: ClinicalRecord, campo: string): boolean => {
  if (isRecordSection(campo)) return record[campo].trim() !== ''
  if (isMeasure(campo)) return measureOf(record.medidas, campo) !== null
  if (isRisk(campo)) return riskInWords(campo, record.riesgo) !== null
  return campo === 'diagnosticos' && record.diagnosticos.length > 0
}

/**
 * How a part stands.
 * @param ordered lines of the consultation
 */
export const partState = (
  id: PartId,
  record: ClinicalRecord,
  missing: readonly Missing[],
  ordered: number,
): PartState => {
  const faltan = missing.filter(({ campo }) => partOf(campo) === id).length
  if (faltan > 0) return { estado: 'missing', faltan }
  const campos = RECORD_PARTS.find((part) => part.id === id)?.campos ?? []
  const written = id === 'ordenes' ? ordered > 0 : campos.some((campo) => hasValue(record, campo))
  return { estado: written ? 'written' : 'empty', faltan: 0 }
}
