import { expect, it } from 'vitest'
import { signatureReasons } from '../access/signer.ts'
import { whyNothingIsOrdered, whyNotOrdered, whyNotWrite } from './consultation-writer.ts'

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
