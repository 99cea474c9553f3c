import { fc } from '@fast-check/vitest'
import { SECTION_NAMES, type ClinicalRecord } from '@cauce/domain/clinical-record/record'
import { recordChanges } from '@cauce/domain/clinical-record/record-changes'
import { MEASURE_NAMES } from '@cauce/domain/clinical-record/measures'
import { clinicalRecord, completeRecord } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

/** What a record says, whatever the order of its diagnoses. */
const said = (record: ClinicalRecord): string =>
  JSON.stringify({ ...record, diagnosticos: record.diagnosticos.toSorted((one, other) => one.id - other.id) })

property(
  'nothing changed between two versions exactly when they say the same',
  [clinicalRecord, clinicalRecord],
  (one, other) => {
    return (
      (recordChanges(one, other).length === 0) === (said(one) === said(other)) &&
      recordChanges(one, { ...one, diagnosticos: one.diagnosticos.toReversed() }).length === 0
    )
  },
)

property(
  'a section or a measure is named when it changed and only then',
  [clinicalRecord, clinicalRecord],
  (one, other) => {
    const named = new Set(recordChanges(one, other).map(({ campo }) => campo))
    return (
      SECTION_NAMES.every((name) => named.has(name) === (one[name] !== other[name])) &&
      MEASURE_NAMES.every((name) => named.has(name) === (one.medidas[name] !== other.medidas[name]))
    )
  },
)

const fields = (from: ClinicalRecord, to: ClinicalRecord) =>
  [...new Set(recordChanges(from, to).map(({ campo }) => campo))].toSorted().join()

property('there and back the same fields are named', [clinicalRecord, clinicalRecord], (one, other) => {
  return fields(one, other) === fields(other, one)
})

property(
  'no sentence is long, whatever was written',
  [clinicalRecord, fc.string({ unit: 'grapheme', maxLength: 400 })],
  (record, plan) => {
    return recordChanges(record, { ...record, plan }).every(({ texto }) => [...texto.matchAll(/./gsu)].length <= 200)
  },
)

property(
  'of one diagnosis, a sentence is said for its rank and another for its type, when each changes',
  [completeRecord, fc.boolean(), fc.constantFrom('01', '02', '03', null)],
  (record, principal, tipo) => {
    const diagnosticos = record.diagnosticos.map((row) => ({ ...row, principal, tipo }))
    const [before] = record.diagnosticos
    const expected = [before?.principal !== principal, before?.tipo !== tipo].filter(Boolean).length
    return recordChanges(record, { ...record, diagnosticos }).length === expected
  },
)
