import * as fc from 'fast-check'
import { checkDiagnoses } from '@cauce/domain/clinical-record/diagnoses'
import { checkRecordMeasures } from '@cauce/domain/clinical-record/measures'
import {
  missingInWords,
  missingToFinalise,
  unroutedLines,
  type OrderedLine,
} from '@cauce/domain/clinical-record/required-to-finalise'
import { SECTION_NAMES } from '@cauce/domain/clinical-record/record'
import { clinicalRecord, completeRecord } from '../../support/arbitraries/clinical-record.ts'
import { blank } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const line: fc.Arbitrary<OrderedLine> = fc.record({
  tipo_orden_id: fc.constantFrom(1, 2, 3, 4),
  orden_id: fc.integer({ min: 1, max: 99 }),
  nombre: fc.constantFrom('Hemograma IV', 'Losartán 50 mg', 'FOLFOX'),
  estado_id: fc.constantFrom(1, 2, 3, 4, 5, 42, 49),
  rep_id: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
})
const lines = fc.array(line, { maxLength: 5 })

property(
  'una historia se finaliza cuando nada de lo exigido está vacío, errado o sin sede',
  [clinicalRecord, lines],
  (record, ordered) => {
    const { motivo, enfermedad_actual, examen_fisico, plan } = record
    const written = [motivo, enfermedad_actual, examen_fisico, plan].every((text) => /\S/u.test(text))
    const { colesterol_total: total, hdl } = record.riesgo
    const laboratory =
      (total === null || (total >= 50 && total <= 1_000)) &&
      (hdl === null || (hdl >= 5 && hdl <= 200)) &&
      (total === null || hdl === null || hdl < total)
    const measured = Object.keys(checkRecordMeasures(record.medidas)).length === 0
    const right = measured && laboratory && checkDiagnoses(record.diagnosticos).length === 0
    const missing = missingToFinalise(record, ordered)
    return (
      (missing.length === 0) === (written && right && unroutedLines(ordered).length === 0) &&
      (missingInWords(missing) === null) === (missing.length === 0)
    )
  },
)

property(
  'cada línea abierta sin sede tiene su mensaje, y dársela lo quita',
  [clinicalRecord, lines],
  (record, ordered) => {
    const before = missingToFinalise(record, ordered).length
    const routed = ordered.map((each) => ({ ...each, rep_id: 7 }))
    return before - missingToFinalise(record, routed).length === unroutedLines(ordered).length
  },
)

property('lo que está cerrado no necesita sede', [lines], (ordered) => {
  const closed = [2, 5].map((estado_id) => ordered.map((each) => ({ ...each, tipo_orden_id: 2, estado_id })))
  return closed.every((each) => unroutedLines(each).length === 0)
})

const section = fc.constantFrom(...SECTION_NAMES)

property(
  'de una historia completa, la sección que se vacía es la que se pide',
  [completeRecord, section, blank],
  (record, name, empty) => {
    const required = ['motivo', 'enfermedad_actual', 'examen_fisico', 'plan'].includes(name)
    const missing = missingToFinalise({ ...record, [name]: empty }, [])
    return missing.map(({ campo }) => campo).join() === (required ? name : '')
  },
)
