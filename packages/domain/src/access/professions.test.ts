import { expect, it } from 'vitest'
import { isProfession, professionCalled } from './professions.ts'

it('is recognised by its key and by its name, whatever its accents and case', () => {
  expect(['ODONTOLOGÍA', 'odontologia', ' Terapia Ocupacional ', 'terapia_ocupacional'].map(professionCalled)).toEqual([
    'odontologia',
    'odontologia',
    'terapia_ocupacional',
    'terapia_ocupacional',
  ])
  expect([professionCalled('alquimia'), professionCalled(''), isProfession('toString')]).toEqual([null, null, false])
})
