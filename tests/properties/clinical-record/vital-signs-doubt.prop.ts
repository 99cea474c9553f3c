import * as fc from 'fast-check'
import { checkRecordMeasures } from '@cauce/domain/clinical-record/measures'
import { NO_MEASURES } from '@cauce/domain/clinical-record/record'
import { signDoubts } from '@cauce/domain/clinical-record/vital-signs-doubt'
import { property } from '../../support/property.ts'

const edad = fc.integer({ min: 0, max: 110 })
const typical = fc.record({
  frecuencia_cardiaca: fc.integer({ min: 70, max: 150 }),
  frecuencia_respiratoria: fc.integer({ min: 15, max: 40 }),
  temperatura: fc.integer({ min: 340, max: 410 }).map((tenths) => tenths / 10),
  saturacion_oxigeno: fc.integer({ min: 80, max: 100 }),
})

property('lo que es usual a cualquier edad nunca se pregunta', [typical, edad], (signs, years) => {
  return signDoubts({ ...NO_MEASURES, ...signs }, years).length === 0
})

property(
  'un pulso con un cero de más se niega o se pregunta',
  [fc.integer({ min: 40, max: 150 }), edad],
  (beats, years) => {
    const measures = { ...NO_MEASURES, frecuencia_cardiaca: beats * 10 }
    return Object.keys(checkRecordMeasures(measures)).length > 0 || signDoubts(measures, years).length > 0
  },
)
