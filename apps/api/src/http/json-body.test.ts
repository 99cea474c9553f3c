import { describe, expect, it } from 'vitest'
import { nestingDepth } from './json-body.ts'

describe('nestingDepth', () => {
  it('cuenta el anidamiento de listas y objetos', () => {
    expect(nestingDepth('7')).toBe(0)
    expect(nestingDepth('{"a":[1,{"b":[]}]}')).toBe(4)
    expect(nestingDepth('[[],[[]],{}]')).toBe(3)
  })

  it('lo que va entre comillas no cuenta, con comillas escapadas también', () => {
    expect(nestingDepth(JSON.stringify({ a: '[[[[', b: 'dijo "[[" y \\', c: '\\\\"[' }))).toBe(1)
  })

  it('no se cae con un texto que no es JSON', () => {
    expect(nestingDepth('"sin cerrar [[')).toBe(0)
    expect(nestingDepth('"\\')).toBe(0)
    expect(nestingDepth('['.repeat(500_000))).toBe(500_000)
  })
})
