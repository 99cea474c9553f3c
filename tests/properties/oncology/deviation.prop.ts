import * as fc from 'fast-check'
import {
  checkCourse,
  checkDeviation,
  deviationOf,
  notOfScheme,
  repeatedLines,
  signedIncrease,
} from '@cauce/domain/oncology/deviation'
import type { DosePatient } from '@cauce/domain/oncology/proposals'
import type { DeviationReason, SchemeDrug } from '@cauce/domain/oncology/scheme'
import { lineOfDrug, withDose, withFormulatedDose } from '@cauce/domain/oncology/scheme-line'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-23'

const drug: fc.Arbitrary<SchemeDrug> = fc
  .record({
    dosis: fc.integer({ min: 10, max: 20_000 }),
    indice_dosis: fc.constantFrom('ISC' as const, 'PESO' as const, 'AUC' as const, 'FIJA' as const),
    cantidad_aplicaciones: fc.integer({ min: 1, max: 30 }),
    dosis_maxima: fc.option(fc.integer({ min: 20, max: 4_000 })),
    ciclos_aplica: fc.constantFrom(null, '1-4'),
    fase: fc.constantFrom(null, 'inducción'),
  })
  .map((each) => ({
    ...each,
    id: 1,
    orden: 1,
    codigo: null,
    nombre: 'Doxorrubicina',
    codesumi_id: null,
    dosis: each.dosis / 10,
    unidad_medida: 'mg/m2',
    via: 'Intravenosa',
    dias_aplicacion: '1,8',
    tomas_dia: 1,
    duracion_infusion: null,
    frecuencia_duracion: '',
    nota: null,
    fuente: null,
  }))

const patient: fc.Arbitrary<DosePatient> = fc
  .record({ isc: fc.integer({ min: 60, max: 260 }), peso: fc.integer({ min: 20, max: 150 }) })
  .map(({ isc, peso }) => ({ isc: isc / 100, peso, talla: 165, edad: 60, sexo: 'F', creatinina: 1 }))

const reason = fc.constantFrom<DeviationReason>('toxicidad', 'funcion_renal', 'otra')
const explained = { motivo_desviacion: 'toxicidad' as const, observaciones: 'Neutropenia febril' }

property('la línea del esquema no se aparta de él, para nadie', [drug, patient], (of, who) => {
  const line = lineOfDrug(of, who.isc)
  return (
    deviationOf(line, of, who) === 0 &&
    signedIncrease(line, of, who, TODAY) === null &&
    Object.keys(checkDeviation(line, of, who, TODAY)).length === 0
  )
})

property(
  'más del doble de la dosis no se ordena, se escriba donde se escriba y diga lo que diga',
  [drug, patient, fc.integer({ min: 21, max: 10_000 }), reason],
  (of, who, times, motivo_desviacion) => {
    const line = { ...lineOfDrug(of, who.isc), ...explained, motivo_desviacion }
    const many = (of.dosis * times) / 10
    const often = Math.ceil((of.cantidad_aplicaciones * times) / 10)
    return [
      withDose(line, many, who.isc),
      withFormulatedDose(line, (line.dosis_formulada * times) / 10),
      { ...line, cantidad_aplicaciones: often },
    ].every((changed) => checkDeviation(changed, of, who, TODAY)['dosis_formulada']?.[0]?.startsWith('Más del doble'))
  },
)

property(
  'una dosis más de 10 % por encima pide otra firma diga lo que diga, y motivo y observación',
  [drug, patient, fc.integer({ min: 115, max: 195 }), reason],
  (of, who, percent, motivo_desviacion) => {
    const line = { ...lineOfDrug(of, who.isc), ...explained, motivo_desviacion }
    const more = withDose(line, (of.dosis * percent) / 100, who.isc)
    const asked = (change: object) => 'motivo_desviacion' in checkDeviation({ ...more, ...change }, of, who, TODAY)
    return (
      signedIncrease(more, of, who, TODAY) !== null &&
      !asked({}) &&
      asked({ motivo_desviacion: null }) &&
      asked({ observaciones: ' ' })
    )
  },
)

property(
  'una dosis más de 10 % por debajo se ordena con motivo y observación, y no sin uno de los dos',
  [drug, patient, fc.integer({ min: 1, max: 85 })],
  (of, who, percent) => {
    const line = { ...lineOfDrug({ ...of, dosis_maxima: null }, who.isc), ...explained }
    const less = withDose(line, (of.dosis * percent) / 100, who.isc)
    const plain = { ...of, dosis_maxima: null }
    const asked = (change: object) => 'motivo_desviacion' in checkDeviation({ ...less, ...change }, plain, who, TODAY)
    return !asked({}) && asked({ motivo_desviacion: null }) && asked({ observaciones: ' ' })
  },
)

property(
  'un signo o una letra repetida no explica una dosis que se aparta',
  [drug, patient, fc.constantFrom(30, 80, 115, 190), fc.constantFrom('.', 'x', '-', '1', 'no '), fc.nat({ max: 40 })],
  (of, who, percent, sign, times) => {
    const plain = { ...of, dosis_maxima: null }
    const other = withDose({ ...lineOfDrug(plain, who.isc), ...explained }, (of.dosis * percent) / 100, who.isc)
    const asked = (observaciones: string) => checkDeviation({ ...other, observaciones }, plain, who, TODAY)
    return (
      Object.keys(asked(explained.observaciones)).length === 0 &&
      Object.keys(asked(sign.repeat(times))).join() === 'motivo_desviacion'
    )
  },
)

property(
  'de la vía, los días, los ciclos y la fase cada cambio se ve',
  [drug, fc.constantFrom('via', 'dias_aplicacion', 'ciclos_aplica', 'fase')],
  (of, field) => {
    const line = lineOfDrug(of, 1.6)
    return (
      Object.keys(notOfScheme(line, of)).length === 0 &&
      Object.keys(notOfScheme({ ...line, [field]: '2' }, of)).join() === field
    )
  },
)

property(
  'un medicamento del esquema está una vez',
  [fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { maxLength: 8 })],
  (ids) => {
    const places = repeatedLines(ids.map((esquema_linea_id) => ({ esquema_linea_id })))
    const known = ids.filter((id) => id !== null)
    return places.length === known.length - new Set(known).size
  },
)

property(
  'un esquema de duración fija no pasa del doble de sus ciclos ni se repite en menos de la mitad de sus días',
  [
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 7, max: 42 }),
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 1, max: 365 }),
  ],
  (ciclos, frecuencia_repeat, ciclo_total, frecuencia_repeticion) => {
    const said = checkCourse(
      { ciclo_total, frecuencia_repeticion },
      { ciclos, frecuencia_repeat, duracion: 'FIJA' },
      TODAY,
    )
    return (
      'ciclo_total' in said === ciclo_total > 2 * ciclos &&
      'frecuencia_repeticion' in said === 2 * frecuencia_repeticion < frecuencia_repeat
    )
  },
)
