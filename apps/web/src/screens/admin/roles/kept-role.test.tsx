import { beforeEach, expect, it } from 'vitest'
import { forgetKeptRole, readKeptRole, writeKeptRole } from './kept-role.ts'

const base = { nombre: 'Auxiliar', descripcion: '', permisos: ['a'] }
beforeEach(() => sessionStorage.clear())

it('gives back what was half done, over what the role is by now', () => {
  writeKeptRole(1, 5, base, { ...base, permisos: ['a', 'b'] })
  expect(readKeptRole(1, 5, base)?.permisos).toEqual(['a', 'b'])
  expect(readKeptRole(1, 5, { ...base, permisos: ['c'] })?.permisos).toEqual(['c', 'b'])
})

it('is of one person and one role, and can be forgotten', () => {
  writeKeptRole(1, 5, base, base)
  expect([readKeptRole(2, 5, base), readKeptRole(1, 6, base), readKeptRole(1, null, base)]).toEqual([null, null, null])
  forgetKeptRole(1, 5)
  expect(readKeptRole(1, 5, base)).toBeNull()
})

it('takes what it does not understand for nothing', () => {
  sessionStorage.setItem('cauce.borrador.1.0.rol.5', '{"base":1}')
  expect(readKeptRole(1, 5, base)).toBeNull()
})
