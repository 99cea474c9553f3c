import * as fc from 'fast-check'
import { measuresOfRecord } from '@cauce/domain/clinical-record/kept-measures'
import { MEASURE_NAMES } from '@cauce/domain/clinical-record/measures'
import type { RecordMeasures } from '@cauce/domain/clinical-record/record'
import { property } from '../../support/property.ts'

const optional = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null })
const measures: fc.Arbitrary<RecordMeasures> = fc.record({
  peso: optional(1, 350),
  talla: optional(30, 250),
  imc: fc.constant(null),
  perimetro_abdominal: optional(20, 250),
  presion_sistolica: optional(100, 300),
  presion_diastolica: optional(20, 99),
  frecuencia_cardiaca: optional(20, 300),
  temperatura: optional(25, 45),
  dolor: optional(0, 10),
})
const DAY = '2026-11-21'
const before = measures.map((each) => ({ ...each, fecha: '2026-11-01', isc: null }))

property('lo que la historia midió queda, y nada de lo tomado antes se pierde', [before, measures], (old, record) => {
  const kept = measuresOfRecord(old, record, DAY)
  return MEASURE_NAMES.filter((name) => name !== 'imc').every(
    (name) => (kept?.[name] ?? null) === (record[name] ?? old[name] ?? null),
  )
})

property('índice y superficie están exactamente cuando están peso y talla', [before, measures], (old, record) => {
  const kept = measuresOfRecord(old, record, DAY)
  const whole = (kept?.peso ?? null) !== null && (kept?.talla ?? null) !== null
  return ((kept?.imc ?? null) !== null) === whole && ((kept?.isc ?? null) !== null) === whole
})

property('la misma historia dos veces deja las mismas medidas', [before, measures], (old, record) => {
  const once = measuresOfRecord(old, record, DAY)
  return JSON.stringify(measuresOfRecord(once, record, DAY)) === JSON.stringify(once)
})
