import { describe, expect, it } from 'vitest'
import { findById, findFeature, findMachine } from './find.ts'
import { parsePlace, placeText } from './place.tsx'
import { schemaFields } from './schema-fields.ts'

const scenario = {
  id: 'features/a.feature:7',
  nombre: 'Uno',
  etiquetas: [],
  regla: null,
  pasos: [],
  ejemplos: [],
  resultado: null,
}
const feature = {
  id: 'features/a.feature',
  modulo: 'a',
  nombre: 'A',
  descripcion: '',
  etiquetas: [],
  antecedentes: [],
  escenarios: [scenario],
}

describe('an address of the manual', () => {
  it('is a section and what is in it, whatever its signs', () => {
    expect(parsePlace('reglas/sick-leave/prorroga#automaticProrroga')).toEqual({
      section: 'reglas',
      id: 'sick-leave/prorroga#automaticProrroga',
    })
    expect(parsePlace('/glosario/')).toEqual({ section: 'glosario', id: '' })
    expect(placeText('reglas', 'a/b')).toBe('reglas/a/b')
  })

  it.each(['', 'nada', 'reglasx/a', '../reglas'])('%j is the first page', (text) => {
    expect(parsePlace(text)).toEqual({ section: null, id: '' })
  })
})

describe('what an address names', () => {
  it('is found by its id, by its file, and before an anchor', () => {
    const rows = [{ id: 'a/one' }, { id: 'a/two#first' }, { id: 'a/two#second' }]
    expect(findById(rows, 'a/two')).toBe(rows[1])
    expect(findById(rows, 'a/two#second')).toBe(rows[2])
    expect(findById(rows, 'a/one#heading')).toBe(rows[0])
    expect(findById(rows, 'a')).toBeNull()
  })

  it('is a scenario inside its feature; of a line that moved, the feature', () => {
    expect(findFeature([feature], 'features/a.feature:7')).toEqual({ feature, scenario })
    expect(findFeature([feature], 'features/a.feature:9')).toEqual({ feature, scenario: null })
    expect(findFeature([feature], 'features/b.feature')).toBeNull()
  })

  it('is a machine by its id or by its file', () => {
    const machine = {
      id: 'orderLine',
      titulo: 'Vida de una línea',
      descripcion: '',
      archivo: 'packages/machines/src/life-cycles/order-line.ts',
      svg: '',
      estados: [],
      transiciones: [],
    }
    expect(findMachine([machine], 'orderLine')).toBe(machine)
    expect(findMachine([machine], 'life-cycles/order-line')).toBe(machine)
    expect(findMachine([machine], 'line')).toBeNull()
  })
})

describe('the fields of a schema', () => {
  it('are read from the outside in, lists and references too', () => {
    const schema = {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', items: { $ref: '#/$defs/Fila' } }, total: { type: 'integer' } },
      $defs: {
        Fila: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string' }, nota: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        },
      },
    }
    expect(schemaFields(JSON.stringify(schema))).toEqual([
      { path: 'data', kind: 'lista de objetos', isRequired: true },
      { path: 'data[].id', kind: 'texto', isRequired: true },
      { path: 'data[].nota', kind: 'texto o nada', isRequired: false },
      { path: 'total', kind: 'número entero', isRequired: false },
    ])
    expect(schemaFields('')).toEqual([])
  })

  it('of a schema that holds itself end somewhere', () => {
    const schema = {
      $ref: '#/$defs/Nodo',
      $defs: { Nodo: { type: 'object', properties: { hijo: { $ref: '#/$defs/Nodo' } } } },
    }
    expect(schemaFields(JSON.stringify(schema)).length).toBeLessThan(20)
  })
})
