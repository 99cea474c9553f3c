import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { User } from './user.ts'

const lackingOne = (isRow: (row: unknown) => boolean, row: object): readonly string[] =>
  Object.keys(row).filter((missing) =>
    isRow(Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))),
  )

const operador = {
  id: 4,
  nombre: 'Ana',
  apellido: 'Ruiz Peláez',
  nombre_completo: 'Ana Ruiz Peláez',
  tipo_documento_documento: 'CC 43512887',
  cargo: 'Médica general',
  email_recuperacion: null,
  telefono_recuperacion: null,
  tiene_firma: true,
}
const datosAfiliado = {
  id: 31,
  primer_nombre: 'María',
  primer_apellido: 'Gómez',
  nombre_completo: 'María Elena Gómez Castaño',
  correo1: 'maria@correo.co',
  celular1: '3005550101',
  datos_actualizados_at: null,
}
const user = {
  id: 9,
  email: 'ana.ruiz@cauce.demo',
  tipo_usuario: 1,
  permissions: ['blog.vista'],
  password_changed_at: null,
  contrasena_vencida: false,
  totp_activo: false,
  operador,
  datosAfiliado: null,
}
const isUser = Schema.is(User)

it('de quien ingresó se saben todos los datos, sea operador o afiliado', () => {
  expect(isUser(user)).toBe(true)
  expect(isUser({ ...user, operador: null, datosAfiliado })).toBe(true)
  expect(lackingOne(isUser, user)).toEqual([])
})

it('a un operador y a un afiliado no les falta ningún dato', () => {
  expect(lackingOne((row) => isUser({ ...user, operador: row }), operador)).toEqual([])
  expect(lackingOne((row) => isUser({ ...user, datosAfiliado: row }), datosAfiliado)).toEqual([])
})
