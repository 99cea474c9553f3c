import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD, tooLong } from '../../text/field.ts'
import { note, text } from '../master/field.ts'
import { changedWords } from './changed-words.ts'
import { fieldsOfMove, lifeWords, moveLabel, peopleMoves } from './life.ts'
import { moveProblems, tidyMove, whyNot } from './move-rules.ts'

const refusal = (error: string) => () => ({ error, codigo: 'x.no' })
const words = lifeWords({
  name: 'x',
  code: 'x',
  permission: 'x',
  states: { a: { palabra: 'A', tono: 'ok' } },
  fields: { nota: note('Nota', { optional: true, max: 10 }), quien: text('Quién') },
  moves: {
    uno: {
      etiqueta: 'Uno',
      hecho: 'Hecho',
      inState: { a: 'Uno en a' },
      carries: ['quien', 'nota'],
      check: ({ nota = '' }) => (nota === '' ? { nota: 'Falta' } : {}),
    },
    dos: { etiqueta: 'Dos', hecho: 'Hecho', bySystem: true },
  },
  notAllowed: 'No',
  changed: 'Cambió.',
})
const { uno } = words.moves

describe('a move', () => {
  it('is refused by the first rule that refuses', () => {
    expect(whyNot({}, {})).toBeNull()
    expect(whyNot({ rules: [() => null, refusal('primera'), refusal('segunda')] }, {})).toMatchObject({
      error: 'primera',
    })
  })

  it('carries its own fields, in the order of the life, tidied', () => {
    expect(fieldsOfMove(words, uno).map(([name]) => name)).toEqual(['nota', 'quien'])
    expect(tidyMove(words, uno, { quien: '  Ana  Ruiz ', nota: ' una\n dos ', otra: 'x' })).toEqual({
      quien: 'Ana Ruiz',
      nota: 'una\n dos',
    })
    expect(tidyMove(words, words.moves.dos, { nota: 'x' })).toEqual({})
  })

  it('says what is wrong in each field, and what it asks beyond them once they are good', () => {
    expect(moveProblems(words, uno, { nota: 'más de diez letras' })).toEqual({
      nota: tooLong(10),
      quien: REQUIRED_FIELD,
    })
    expect(moveProblems(words, uno, { quien: 'Ana' })).toEqual({ nota: 'Falta' })
    expect(moveProblems(words, uno, { quien: 'Ana', nota: 'una\ndos' })).toEqual({})
    expect(moveProblems(words, uno, { quien: 'Ana', nota: 'una\u0007' })).toEqual({
      nota: 'Tiene caracteres no permitidos',
    })
  })

  it('is called by its state, and only people make those that are theirs', () => {
    expect([moveLabel(uno, 'a'), moveLabel(uno, 'b')]).toEqual(['Uno en a', 'Uno'])
    expect(peopleMoves(words)).toEqual(['uno'])
  })
})

it('says who moved it meanwhile and where it is', () => {
  const palabra = 'En revisión'
  expect(changedWords('Cambió.', { quien: 'Ana', propio: false, palabra })).toBe(
    'Cambió. Fue Ana. Ahora está «En revisión».',
  )
  expect(changedWords('Cambió.', { quien: null, propio: false, palabra })).toBe('Cambió. Ahora está «En revisión».')
  expect(changedWords('Cambió.', { quien: 'Ana', propio: true, palabra })).toBe(
    'Usted ya la movió, en otra ventana. Ahora está «En revisión».',
  )
})
