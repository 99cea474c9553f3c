import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import {
  EMPTY_SET,
  linesToAdd,
  MAX_SET_LINES,
  MAX_SETS,
  placeOfSet,
  REPEATED_IN_SET,
  TOO_MANY_LINES,
  TOO_MANY_SETS,
} from './procedure-set.ts'

const of = (id: number) => ({ procedimiento: { id } })
const line = (procedimiento_id: number) => ({ procedimiento_id })
const mine = [{ id: 7, nombre: 'Control de HTA' }]

describe('placeOfSet', () => {
  it('is a new one, or the own one with that name', () => {
    expect(placeOfSet('Prenatal', [line(1)], mine)).toEqual({ id: null })
    expect(placeOfSet(' control de hta ', [line(1)], mine)).toEqual({ id: 7 })
  })

  it('says what is wrong at its field', () => {
    expect(placeOfSet(' ', [], mine)).toEqual({ errores: { nombre: [REQUIRED_FIELD], lineas: [EMPTY_SET] } })
    expect(placeOfSet('x', [line(1), line(1)], [])).toEqual({ errores: { lineas: [REPEATED_IN_SET] } })
    const many = Array.from({ length: MAX_SET_LINES + 1 }, (_, id) => line(id + 1))
    expect(placeOfSet('x', many, [])).toEqual({ errores: { lineas: [TOO_MANY_LINES] } })
    expect(placeOfSet('x', many.slice(1), [])).toEqual({ id: null })
    const full = Array.from({ length: MAX_SETS }, (_, id) => ({ id, nombre: `n${id}` }))
    expect(placeOfSet('x', [line(1)], full)).toEqual({ errores: { nombre: [TOO_MANY_SETS] } })
    expect(placeOfSet('N3', [line(1)], full)).toEqual({ id: 3 })
  })
})

describe('linesToAdd', () => {
  it('leaves out what the list has', () => {
    expect(linesToAdd([of(1), of(2), of(3)], [of(2)])).toEqual([of(1), of(3)])
  })
})
