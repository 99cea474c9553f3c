import { describe, expect, test } from 'vitest'
import { CATALOGS, findCatalog } from './catalogs.ts'
import { HeaderProblem, headerKey, mapHeader } from './header-map.ts'

const fieldsOf = (name: string) => findCatalog(name)?.fields ?? []

describe('headerKey', () => {
  test('quita acentos, mayúsculas y signos', () => {
    expect(headerKey(' Código  Municipio ')).toBe('codigo_municipio')
    expect(headerKey('Extra_VI:Sexo')).toBe('extra_vi_sexo')
  })

  test('todos los sinónimos están escritos como se comparan', () => {
    const known = CATALOGS.flatMap(({ fields }) => fields.flatMap(({ name, synonyms }) => [name, ...synonyms]))
    expect(known.filter((name) => headerKey(name) !== name)).toEqual([])
  })
})

describe('mapHeader', () => {
  test('reconoce los encabezados de las tablas publicadas', () => {
    const cie10 = mapHeader(fieldsOf('cie10'), ['code', 'code_0', 'description', 'level'], [])
    expect([cie10.get('codigo'), cie10.get('nombre')]).toEqual([0, 2])
    const sispro = ['Tabla', 'Codigo', 'Nombre', 'Descripcion', 'Habilitado', 'Extra_VI:Sexo']
    const cups = mapHeader(fieldsOf('cups'), sispro, [])
    expect([cups.get('codigo'), cups.get('nombre'), cups.get('activo'), cups.get('sexo')]).toEqual([1, 2, 4, 5])
  })

  test('lo que pide la persona va primero', () => {
    const map = mapHeader(fieldsOf('cie10'), ['codigo', 'nombre', 'Nombre largo'], ['nombre=nombre largo'])
    expect(map.get('nombre')).toBe(2)
  })

  test.each([
    [[], 'Falta la columna "nombre". Columnas del archivo: codigo, texto.'],
    [['nombre=otra'], 'El archivo no tiene la columna "otra".'],
    [['titulo=texto'], 'No existe el campo "titulo".'],
    [['nombre'], '--map se escribe campo=columna'],
  ])('con %j explica qué falta', (pairs, message) => {
    expect(() => mapHeader(fieldsOf('cie10'), ['codigo', 'texto'], pairs)).toThrow(HeaderProblem)
    expect(() => mapHeader(fieldsOf('cie10'), ['codigo', 'texto'], pairs)).toThrow(message)
  })
})
