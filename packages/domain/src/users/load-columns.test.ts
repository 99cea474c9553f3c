import { describe, expect, it } from 'vitest'
import { columnOf, LOAD_COLUMNS, LOAD_EXAMPLE, readHeader } from './load-columns.ts'

describe('readHeader', () => {
  it('knows its own titles and the usual ones', () => {
    expect(LOAD_COLUMNS.map(columnOf)).toEqual(LOAD_COLUMNS)
    expect(['Número de documento', 'TIPO DE DOCUMENTO', ' Correo electrónico ', 'Rol', 'Edad'].map(columnOf)).toEqual([
      'numero_documento',
      'tipo_documento',
      'correo',
      'roles',
      null,
    ])
  })

  it('says what it does not read, save the columns of its own report', () => {
    expect(readHeader(['tipo', 'documento', 'Edad', '', 'línea', 'por_que_se_rechazo'])).toEqual({
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
