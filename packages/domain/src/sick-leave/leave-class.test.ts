import { expect, it } from 'vitest'
import { checkClass, CLASS_UNKNOWN, isPostQualification, withFixedFields } from './leave-class.ts'
import { LEAVE_CLASSES } from './sick-leave.ts'

const FIXED = { diagnostico_id: 900, descripcion: 'Incapacidad posterior a la calificación de PCL' }
const [MEDICAL, AFTER] = LEAVE_CLASSES
const form = (clase_incapacidad: string | null) => ({
  clase_incapacidad,
  diagnostico_id: 7,
  descripcion_incapacidad: 'Lumbago',
  dias: 15,
})

it('the class of after the qualification carries the fixed diagnosis and text, whatever was written', () => {
  expect(withFixedFields(form(AFTER), FIXED)).toEqual({
    ...form(AFTER),
    diagnostico_id: 900,
    descripcion_incapacidad: 'Incapacidad posterior a la calificación de PCL',
  })
  expect(withFixedFields(form(MEDICAL), FIXED)).toEqual(form(MEDICAL))
  expect([isPostQualification(AFTER), isPostQualification(MEDICAL), isPostQualification(null)]).toEqual([
    true,
    false,
    false,
  ])
})

it('only the two classes are known', () => {
  expect([MEDICAL, AFTER, '', null, 'Médica'].map(checkClass)).toEqual([null, null, null, null, CLASS_UNKNOWN])
})
