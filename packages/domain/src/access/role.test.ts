import { expect, it } from 'vitest'
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import { isRoleChanged, RoleForm, roleInUse } from './role.ts'

const accepts = (value: unknown) => Exit.isSuccess(Schema.decodeUnknownExit(RoleForm)(value))

it('a role has a name; its description and its permissions may be empty', () => {
  expect(accepts({ nombre: 'Auxiliar', descripcion: '', permisos: [] })).toBe(true)
  expect(accepts({ nombre: '   ', descripcion: '', permisos: [] })).toBe(false)
  expect(accepts({ nombre: 'x'.repeat(61), descripcion: '', permisos: [] })).toBe(false)
  expect(accepts({ nombre: 'Auxiliar', descripcion: 'x'.repeat(201), permisos: [] })).toBe(false)
  expect(accepts({ nombre: 'Auxiliar', descripcion: '', permisos: [''] })).toBe(false)
})

it('un rol lleva como máximo 2000 permisos', () => {
  const many = Array.from({ length: 2001 }, (_, at) => `permiso.${at}`)
  expect(accepts({ nombre: 'Auxiliar', descripcion: '', permisos: many.slice(1) })).toBe(true)
  const result = Schema.toStandardSchemaV1(RoleForm)['~standard'].validate({
    nombre: 'Auxiliar',
    descripcion: '',
    permisos: many,
  })
  expect(result).toMatchObject({ issues: [{ message: 'Máximo 2000 permisos' }] })
})

it('a role that somebody has says how many they are', () => {
  expect([roleInUse(1), roleInUse(12)]).toEqual([
    'No se puede eliminar: lo tiene 1 persona. Quíteselo primero en Usuarios.',
    'No se puede eliminar: lo tienen 12 personas. Quíteselo primero en Usuarios.',
  ])
})

it('a role is changed by its words and its keys, not by their order', () => {
  const base = { nombre: 'Auxiliar', descripcion: 'Citas', permisos: ['cita.afiliados', 'cita.reporte'] }
  expect(isRoleChanged(base, { ...base, permisos: base.permisos.toReversed() })).toBe(false)
  expect(isRoleChanged(base, { ...base, nombre: ' Auxiliar ', descripcion: ' Citas ' })).toBe(false)
  expect(isRoleChanged(base, { ...base, nombre: 'Auxiliar de citas' })).toBe(true)
  expect(isRoleChanged(base, { ...base, descripcion: 'Otra' })).toBe(true)
  expect(isRoleChanged(base, { ...base, permisos: [] })).toBe(true)
})
