import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { Id, Named, PageCount, PathId, QueryCount, REQUIRED_FIELD, optionalText, requiredText } from './field.ts'

const messages = (schema: Schema.Codec<unknown, unknown>, value: unknown): readonly string[] => {
  const result = Schema.toStandardSchemaV1(schema)['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('a schema of the domain never waits')
  return result.issues?.map(({ message }) => message) ?? []
}

describe('Id', () => {
  it('is a whole number from 1 that the database can hold', () => {
    expect([1, 2_147_483_647].flatMap((id) => messages(Id, id))).toEqual([])
    expect(messages(Id, 0)).toEqual(['Debe ser un identificador válido'])
    expect(messages(Id, 2_147_483_648)).toEqual(['Debe ser un identificador válido'])
    expect(messages(Id, 1.5)).toEqual(['Debe ser un número entero'])
  })
})

it('PageCount is a page that a database can count to', () => {
  expect([1, 100_000].flatMap((page) => messages(PageCount, page))).toEqual([])
  expect([0, 100_001, 1.5].flatMap((page) => messages(PageCount, page))).toEqual([
    'Debe ser mayor que cero',
    'Es demasiado grande',
    'Debe ser un número entero',
  ])
})

describe('PathId and QueryCount', () => {
  it('read digits', () => {
    expect(Schema.decodeUnknownSync(PathId)('12')).toBe(12)
    expect(Schema.decodeUnknownSync(QueryCount)('0')).toBe(0)
  })

  it('refuse the rest in Spanish', () => {
    expect(messages(PathId, '0')).toEqual(['Debe ser un identificador válido'])
    expect(messages(PathId, '1.5')).toContain('Debe ser un número entero')
    expect(messages(PathId, 'abc')).toContain('Debe ser un número entero')
    expect(messages(QueryCount, '-1')).toEqual(['No puede ser negativo'])
    expect(messages(QueryCount, '1.5')).toEqual(['Debe ser un número entero'])
    expect(messages(QueryCount, '100001')).toEqual(['Es demasiado grande'])
    expect(messages(PathId, '2147483648')).toEqual(['Debe ser un identificador válido'])
  })
})

describe('texts', () => {
  it('are refused when they are missing, too long or cannot be stored', () => {
    expect(messages(requiredText(5), '  ')).toEqual([REQUIRED_FIELD])
    expect(messages(requiredText(5), 'abcdef')).toEqual(['Máximo 5 caracteres'])
    expect(messages(optionalText(5), 'a\u0000')).toEqual(['Tiene caracteres no permitidos'])
    expect(messages(optionalText(5), 7)).toEqual(['Debe ser un texto'])
    expect(messages(requiredText(5), 7)).toEqual(['Debe ser un texto'])
    for (const text of ['a\u0000', '\u0000a', 'a\u0000b']) {
      expect(messages(requiredText(5), text)).toEqual(['Tiene caracteres no permitidos'])
      expect(messages(optionalText(5), text)).toEqual(['Tiene caracteres no permitidos'])
    }
  })

  it('are kept as they were written', () => {
    expect(Schema.decodeUnknownSync(requiredText(20))(' En ayunas\n')).toBe(' En ayunas\n')
    expect(Schema.decodeUnknownSync(optionalText(5))('')).toBe('')
    expect(Schema.decodeUnknownSync(optionalText(5))('a😀ñ')).toBe('a😀ñ')
  })
})

it('what is chosen from a catalogue has its number and its name', () => {
  const isNamed = Schema.is(Named)
  expect(
    [{ id: 7, nombre: 'Sede Laureles' }, { id: 7 }, { nombre: 'Sede Laureles' }].map((value) => isNamed(value)),
  ).toEqual([true, false, false])
})
