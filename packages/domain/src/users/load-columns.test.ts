import { describe, expect, it } from 'vitest'
import { columnOf, LOAD_COLUMNS, LOAD_EXAMPLE, MAX_LOAD_BYTES, readHeader } from './load-columns.ts'

describe('readHeader', () => {
  it('knows its own titles and the usual ones', () => {
    expect(LOAD_COLUMNS.map(columnOf)).toEqual(LOAD_COLUMNS)
    expect(['Tipo - de documento', '(Correo)', '¿Rol?'].map(columnOf)).toEqual(['tipo_documento', 'correo', 'roles'])
    expect(['Número de documento', 'TIPO DE DOCUMENTO', ' Correo electrónico ', 'Rol', 'Edad'].map(columnOf)).toEqual([
      'numero_documento',
      'tipo_documento',
      'correo',
      'roles',
      null,
    ])
  })

  it('says what it does not read, save the columns of its own report', () => {
    expect(readHeader(['tipo', 'documento', 'Edad', ' ', 'línea', 'por_que_se_rechazo'])).toEqual({
      columns: ['tipo_documento', 'numero_documento', null, null, null, null],
      ignored: ['Edad'],
      problems: [],
    })
  })

  it('says why a file cannot be read', () => {
    expect(readHeader(['correo', 'Email']).problems).toEqual([
      'Falta la columna tipo_documento',
      'Falta la columna numero_documento',
      'La columna correo está repetida',
    ])
  })
})

it('the example has a value for every column that a new user needs', () => {
  expect(Object.keys(LOAD_EXAMPLE)).toEqual(LOAD_COLUMNS)
})

it.each([
  ['Tipo', 'tipo_documento'],
  ['Documento', 'numero_documento'],
  ['Cédula', 'numero_documento'],
  ['Nombre', 'nombres'],
  ['Apellido', 'apellidos'],
  ['E-mail', null],
  ['Email', 'correo'],
  ['Correo de ingreso', 'correo'],
  ['Registro', 'registro_profesional'],
  ['Celular', 'celular_recuperacion'],
  ['Teléfono recuperación', 'celular_recuperacion'],
  ['Email recuperación', 'correo_recuperacion'],
])('el título «%s» es de la columna %s', (title, column) => {
  expect(columnOf(title)).toBe(column)
})

it('un archivo pesa hasta 5 MB, y en el ejemplo queda vacío lo que puede faltar', () => {
  expect(MAX_LOAD_BYTES).toBe(5_242_880)
  expect(LOAD_COLUMNS.filter((column) => LOAD_EXAMPLE[column] === '')).toEqual([
    'especialidad',
    'registro_profesional',
    'profesion',
    'correo_recuperacion',
  ])
})
