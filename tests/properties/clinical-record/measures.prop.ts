import * as fc from 'fast-check'
import { checkRecordMeasures, MEASURE_LIMITS, withIndex } from '@cauce/domain/clinical-record/measures'
import { NO_MEASURES } from '@cauce/domain/clinical-record/record'
import { diastolic, systolic, typedMeasures } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const wide = fc.oneof(fc.double(), fc.integer({ min: -20, max: 320 }), fc.constantFrom(40, 300, 39, 301, 20, 200))

property('una sistólica se acepta si es uno de los enteros de 40 a 300', [wide], (presion_sistolica) => {
  const taken = !(
    'presion_sistolica' in checkRecordMeasures({ ...NO_MEASURES, presion_sistolica, presion_diastolica: 20 })
  )
  const possible = Array.from({ length: 261 }, (_, place) => 40 + place)
  return taken === possible.includes(presion_sistolica)
})

property('de dos presiones posibles solo cuenta el orden', [systolic, diastolic], (one, other) => {
  const errors = checkRecordMeasures({ ...NO_MEASURES, presion_sistolica: one, presion_diastolica: other })
  return (Object.keys(errors).length === 0) === one - other > 0
})

property('el índice que se calcula nunca se rechaza por no ser el del cuerpo', [typedMeasures], (typed) => {
  const measures = withIndex(typed)
  const errors = checkRecordMeasures(measures)['imc'] ?? []
  const { min, max, fuera } = MEASURE_LIMITS.imc
  return (
    measures.imc === null || (measures.imc >= min && measures.imc <= max ? errors.length === 0 : errors[0] === fuera)
  )
})

property('quitar una medida quita su mensaje', [typedMeasures], (typed) => {
  const singles = ['peso', 'talla', 'perimetro_abdominal'] as const
  return singles.every((name) => !(name in checkRecordMeasures({ ...typed, [name]: null })))
})
