import { expect, it } from 'vitest'
import { whyNotSign } from './signer.ts'

const TODAY = '2026-11-23'

it('a doctor with a registration signs everything', () => {
  const doctor = { registro_profesional: 'RM 05-2014-1187', profesion: 'medicina' }
  expect([whyNotSign(doctor, 'esquemas', TODAY), whyNotSign(doctor, 'incapacidad', TODAY)]).toEqual([null, null])
})

it('says what is missing and who sets it', () => {
  expect(whyNotSign({ registro_profesional: null, profesion: null }, 'medicamentos', TODAY)).toEqual({
    codigo: 'firma.sin_registro',
    error:
      'Su usuario no tiene registro profesional: no puede formular medicamentos. Lo anota quien administra los usuarios.',
  })
  expect(whyNotSign({ registro_profesional: 'X 1', profesion: null }, 'procedimientos', TODAY)).toEqual({
    codigo: 'firma.profesion',
    error:
      'Su usuario no tiene anotada una profesión: no puede ordenar procedimientos. Lo anota quien administra los usuarios.',
  })
})

it('a nurse does not certify a leave, and is told who may', () => {
  expect(whyNotSign({ registro_profesional: 'ENF 1', profesion: 'enfermeria' }, 'incapacidad', TODAY)).toEqual({
    codigo: 'firma.profesion',
    error: 'Su profesión (enfermería) no puede expedir incapacidades. Pueden: medicina, odontología.',
  })
})
