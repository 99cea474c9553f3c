import { expect, it } from 'vitest'
import { signatureReasons } from '../access/signer.ts'
import { whyNoOrderIsSigned, whyNothingIsOrdered, whyNotOrdered, whyNotWrite } from './consultation-writer.ts'

const opened = (registro_profesional: string | null) => ({
  escribe: true,
  medico: { nombre: 'Ana Ruiz' },
  firmas: signatureReasons({ registro_profesional, profesion: 'odontologia' }, '2026-11-23'),
})

it('is its professional or who stands in for them; the others are told which they are', () => {
  expect(whyNotWrite({ escribe: true, accesible: true })).toBeNull()
  expect(whyNotWrite({ escribe: false, accesible: true })?.codigo).toBe('consulta.solo_lectura')
  expect(whyNotWrite({ escribe: false, accesible: false })?.codigo).toBe('consulta.ajena')
})

it('a dentist orders procedures and no scheme; who has no registration, nothing', () => {
  expect(whyNotOrdered(opened('OD 1'), 'Procedimientos')).toBeNull()
  expect(whyNotOrdered(opened('OD 1'), 'Oncología')).toContain('medicina')
  expect(whyNothingIsOrdered(opened('OD 1'))).toBeNull()
  expect(whyNothingIsOrdered(opened(null))).toContain('registro profesional')
})

const why = (registro_profesional: string | null, profesion: string) =>
  whyNoOrderIsSigned({ registro_profesional, profesion }, '2026-11-23')

it('who signs no order at all is told what is missing; a dentist signs some', () => {
  expect(why('OD 1', 'odontologia')).toBeNull()
  expect(why(' ', 'medicina')?.codigo).toBe('firma.sin_registro')
  expect(why('ENF 1', 'enfermeria')?.error).toBe(
    'Su profesión (enfermería) no puede ordenar procedimientos. Pueden: medicina, odontología.',
  )
})
