import { describe, expect, it } from 'vitest'
import { checkRequired, missingFields, missingInWords, type RequiredValues } from './required-fields.ts'
import { LEAVE_CLASSES } from './sick-leave.ts'

const FULL: RequiredValues = {
  clase_incapacidad: LEAVE_CLASSES[0],
  contingencia: 'Enf. Comun',
  diagnostico_id: 7,
  fecha_inicio: '2026-11-03',
  dias: 15,
  prorroga: 'Si',
  colegio_id: 3,
  entidad_territorial: 4,
  nombre_medico: 'Laura Restrepo Mejía',
  documento: '43887210',
  descripcion_incapacidad: 'Dolor lumbar que limita la marcha',
}
const EMPTY: RequiredValues = {
  clase_incapacidad: null,
  contingencia: null,
  diagnostico_id: null,
  fecha_inicio: null,
  dias: null,
  prorroga: null,
  colegio_id: null,
  entidad_territorial: null,
  nombre_medico: ' ',
  documento: '',
  descripcion_incapacidad: null,
}

describe('checkRequired', () => {
  it('asks for each field with its own message', () => {
    const errors = checkRequired(EMPTY)
    expect(errors).toMatchObject({
      clase_incapacidad: ['La clase de incapacidad es requerida'],
      colegio_id: ['El colegio es requerido'],
      dias: ['Los días son requeridos'],
    })
    expect(Object.keys(errors)).toHaveLength(11)
    expect(new Set(Object.values(errors).flat()).size).toBe(11)
    expect(checkRequired(FULL)).toEqual({})
  })

  it('a zero is not a missing number', () => {
    expect(missingFields({ ...FULL, dias: 0 })).toEqual([])
  })

  it('after the qualification asks for what was qualified, and not for what the server fixes', () => {
    const after = { ...EMPTY, clase_incapacidad: LEAVE_CLASSES[1] }
    expect(missingFields(after)).toEqual([
      'contingencia',
      'fecha_inicio',
      'dias',
      'prorroga',
      'nombre_medico',
      'documento',
      'colegio_id',
      'entidad_territorial',
      'calificacion_pcl',
      'perdida_capacidad_laboral',
      'procedimiento_calificacion',
      'pcl',
    ])
    expect(missingFields({ ...FULL, ...after, pcl: 0 })).not.toContain('pcl')
  })
})

it('says what is missing in words', () => {
  expect(missingInWords([])).toBeNull()
  expect(missingInWords(['colegio_id'])).toBe('Falta el colegio')
  expect(missingInWords(['dias'])).toBe('Faltan los días')
  expect(missingInWords(['dias', 'colegio_id', 'descripcion_incapacidad'])).toBe(
    'Faltan los días, el colegio y la descripción',
  )
})

it('each field is asked for, and named in what is missing, by its own words', () => {
  expect(checkRequired({ ...EMPTY, clase_incapacidad: LEAVE_CLASSES[0] })).toMatchObject({
    contingencia: ['La contingencia es requerida'],
    diagnostico_id: ['El diagnóstico es requerido'],
    fecha_inicio: ['La fecha de inicio es requerida'],
    prorroga: ['La prórroga es requerida'],
    entidad_territorial: ['La entidad territorial es requerida'],
    nombre_medico: ['El nombre del médico es requerido'],
    documento: ['El documento del médico es requerido'],
    descripcion_incapacidad: ['La descripción es requerida'],
  })
  expect(missingInWords(['prorroga'])).toBe('Falta la prórroga')
  expect(missingInWords(['prorroga', 'nombre_medico', 'documento'])).toBe(
    'Faltan la prórroga, el nombre del médico y el documento del médico',
  )
})
