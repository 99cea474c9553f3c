import { describe, expect, it } from 'vitest'
import { EMPTY_RECORD, NO_MEASURES, type ClinicalRecord } from './record.ts'
import { missingInWords, missingToFinalise, unroutedLines } from './required-to-finalise.ts'

const complete: ClinicalRecord = {
  ...EMPTY_RECORD,
  motivo: 'Control de presión',
  enfermedad_actual: 'Hipertensión de 4 años, sin síntomas',
  examen_fisico: 'Buen estado general',
  plan: 'Continuar losartán',
  diagnosticos: [{ id: 5, codigo: 'I10X', nombre: 'Hipertensión esencial (primaria)', principal: true, tipo: '03' }],
}
const line = { tipo_orden_id: 2, orden_id: 812, nombre: 'Hemograma IV', estado_id: 1, rep_id: 7 }

describe('missingToFinalise', () => {
  it('is nothing of a complete record whose orders are routed', () => {
    expect(missingToFinalise(complete, [line])).toEqual([])
    expect(missingInWords([])).toBeNull()
  })

  it('says what an empty record needs, in the order of the screen', () => {
    const missing = missingToFinalise(EMPTY_RECORD, [])
    expect(missing.map(({ mensaje }) => mensaje)).toEqual([
      'Escriba el motivo de consulta',
      'Escriba la enfermedad actual',
      'Escriba el examen físico',
      'Elija el diagnóstico principal',
      'Escriba el plan',
    ])
    expect(missingInWords(missing)).toBe(
      'Falta para finalizar: Motivo de consulta, Enfermedad actual, Examen físico, Diagnósticos, Plan',
    )
  })

  it('does not take blanks for a text', () => {
    expect(missingToFinalise({ ...complete, plan: ' \n\t ' }, [])).toEqual([
      { seccion: 'Plan', campo: 'plan', mensaje: 'Escriba el plan' },
    ])
  })

  it('does not ask for measures, but the ones that were taken have to be possible', () => {
    const medidas = { ...NO_MEASURES, presion_sistolica: 80, presion_diastolica: 120 }
    expect(missingToFinalise({ ...complete, medidas }, [])).toEqual([
      {
        seccion: 'Medidas',
        campo: 'presion_diastolica',
        mensaje: 'La presión diastólica debe ser menor que la sistólica',
      },
    ])
  })

  it('says in which section and field each thing is', () => {
    const riesgo = { ...complete.riesgo, hdl: 230 }
    expect(missingToFinalise({ ...complete, riesgo, diagnosticos: [] }, [])).toEqual([
      {
        seccion: 'Preguntas de riesgo',
        campo: 'hdl',
        mensaje: 'El colesterol HDL debe estar entre 5 y 200 mg/dL',
      },
      { seccion: 'Diagnósticos', campo: 'diagnosticos', mensaje: 'Elija el diagnóstico principal' },
    ])
  })

  it('names each order without a site', () => {
    expect(missingToFinalise(complete, [{ ...line, rep_id: null }])).toEqual([
      { seccion: 'Órdenes', campo: null, mensaje: 'ORDEN SIN DIRECCIONAMIENTO: Hemograma IV (orden 812)' },
    ])
  })
})

const unrouted = (tipo_orden_id: number, estado_id: number) =>
  unroutedLines([{ ...line, rep_id: null, tipo_orden_id, estado_id }]).length === 1

it('an order that was annulled or denied, or a scheme cancelled or suspended, needs no site', () => {
  expect([1, 2, 3, 4, 5, 42, 49].map((estado_id) => unrouted(2, estado_id))).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
    true,
  ])
  expect([1, 2, 3, 49].map((estado_id) => unrouted(3, estado_id))).toEqual([true, false, false, true])
})
