/** What a record still needs before it is finalised. @fuente spec 2 §6, «finalizar-historia-clinica» */
import { SchemeStatus } from '../oncology/names.ts'
import { isVoid } from '../ordering/order-status.ts'
import { OrderType } from '../ordering/order-type.ts'
import { UNROUTED_WARNING } from '../ordering/propose-routing.ts'
import { checkDiagnoses } from './diagnoses.ts'
import { recordFieldName } from './field-names.ts'
import { checkLaboratory } from './laboratory-limits.ts'
import { checkRecordMeasures } from './measures.ts'
import type { ClinicalRecord, RecordSection } from './record.ts'

/** Shown and logged when finalising fails; what was typed stays. @fuente spec 2 §8 */
export const FINALISE_FAILED = 'Error al guardar historia clínica'
export const RECORD_FINALISED = 'Historia clínica finalizada'

/** Written sections that cannot be empty, with what is asked. */
const REQUIRED: readonly (readonly [RecordSection, string])[] = [
  ['motivo', 'Escriba el motivo de consulta'],
  ['enfermedad_actual', 'Escriba la enfermedad actual'],
  ['examen_fisico', 'Escriba el examen físico'],
  ['plan', 'Escriba el plan'],
]

export interface OrderedLine {
  readonly tipo_orden_id: number
  readonly orden_id: number
  /** What was ordered. */
  readonly nombre: string
  readonly estado_id: number
  readonly rep_id: number | null
}

export interface Missing {
  /** Section of the screen that it belongs to, in words. */
  readonly seccion: string
  /** Field of the wire; null: it is not one field. */
  readonly campo: string | null
  readonly mensaje: string
}

const ORDERS = 'Órdenes'

const CLOSED_SCHEME: ReadonlySet<number> = new Set([
  SchemeStatus.cancelled,
  SchemeStatus.suspended,
  SchemeStatus.unsigned,
])

const isOpen = ({ tipo_orden_id, estado_id }: OrderedLine): boolean =>
  tipo_orden_id === OrderType.schemes ? !CLOSED_SCHEME.has(estado_id) : !isVoid(estado_id)

/**
 * Lines that have nowhere to be done and still should be.
 * @regla Para finalizar la historia cada orden vigente necesita su direccionamiento.
 */
export const unroutedLines = (lines: readonly OrderedLine[]): readonly OrderedLine[] =>
  lines.filter((line) => line.rep_id === null && isOpen(line))

/**
 * Everything that is missing, section by section in the order of the screen; empty when the record can be finalised.
 * @regla Para finalizar se necesitan motivo, enfermedad actual, examen físico, diagnóstico principal y plan, y las órdenes direccionadas.
 */
export const missingToFinalise = (record: ClinicalRecord, lines: readonly OrderedLine[]): readonly Missing[] => {
  const written = REQUIRED.filter(([campo]) => record[campo].trim() === '').map(([campo, mensaje]): Missing => ({
    seccion: recordFieldName(campo),
    campo,
    mensaje,
  }))
  const measures = Object.entries(checkRecordMeasures(record.medidas)).flatMap(([campo, messages]) =>
    messages.map((mensaje): Missing => ({ seccion: recordFieldName('medidas'), campo, mensaje })),
  )
  const laboratory = Object.entries(checkLaboratory(record.riesgo)).flatMap(([campo, messages]) =>
    messages.map((mensaje): Missing => ({ seccion: recordFieldName('riesgo'), campo, mensaje })),
  )
  const diagnoses = checkDiagnoses(record.diagnosticos).map((mensaje): Missing => ({
    seccion: recordFieldName('diagnosticos'),
    campo: 'diagnosticos',
    mensaje,
  }))
  const orders = unroutedLines(lines).map(({ nombre, orden_id }): Missing => ({
    seccion: ORDERS,
    campo: null,
    mensaje: `${UNROUTED_WARNING}: ${nombre} (orden ${orden_id})`,
  }))
  const beforePlan = written.filter(({ campo }) => campo !== 'plan')
  return [...beforePlan, ...measures, ...laboratory, ...diagnoses, ...written.slice(beforePlan.length), ...orders]
}

/** The sections that are missing in one sentence; null when none is. */
export const missingInWords = (missing: readonly Missing[]): string | null => {
  const sections = [...new Set(missing.map(({ seccion }) => seccion))]
  return sections.length === 0 ? null : `Falta para finalizar: ${sections.join(', ')}`
}
