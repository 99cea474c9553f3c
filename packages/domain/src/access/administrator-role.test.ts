import { expect, it } from 'vitest'
import { PERMISSIONS } from '../navigation/permissions.ts'
import { ADMINISTRATOR_KEEPS, missingInAdministrator } from './administrator-role.ts'

it('the administrator keeps the keys by which anything can be given back, and they exist', () => {
  expect(missingInAdministrator('Administrador', ['admin.enter'])).toEqual(['admin.roles', 'admin.usuarios'])
  expect(missingInAdministrator('Administrador', ADMINISTRATOR_KEEPS)).toEqual([])
  expect(PERMISSIONS).toEqual(expect.arrayContaining([...ADMINISTRATOR_KEEPS]))
})

it('any other role keeps none', () => {
  expect([missingInAdministrator('Auxiliar', []), missingInAdministrator(null, [])]).toEqual([[], []])
})
