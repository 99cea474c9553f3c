import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import {
  isFavouriteType,
  itemOfFavourite,
  placeOfFavourite,
  TOO_MANY_FAVOURITES,
  wrongObservation,
} from './check-favourite.ts'
import { MAX_FAVOURITES } from './favourite-line.ts'

const many = Array.from({ length: MAX_FAVOURITES }, (_, id) => ({ id, nombre: `Favorito ${id}` }))

describe('placeOfFavourite', () => {
  it('is a new one under a name of its own', () => {
    expect(placeOfFavourite('Losartán 50', [])).toEqual({ id: null })
    expect(placeOfFavourite('Losartán 50', [{ id: 4, nombre: 'Losartán 100' }])).toEqual({ id: null })
  })

  it('is the one that has the name, whatever its capitals', () => {
    expect(placeOfFavourite(' LOSARTÁN 50 ', [{ id: 4, nombre: 'Losartán 50' }])).toEqual({ id: 4 })
  })

  it('needs a name, and room', () => {
    expect(placeOfFavourite('  ', [])).toEqual({ error: REQUIRED_FIELD })
    expect(placeOfFavourite('Otro', many)).toEqual({ error: TOO_MANY_FAVOURITES })
    expect(placeOfFavourite('favorito 7', many)).toEqual({ id: 7 })
    expect(placeOfFavourite('Otro', many.slice(1))).toEqual({ id: null })
  })
})

it('is kept of every kind of order but schemes', () => {
  expect([0, 1, 2, 3, 4, 5].filter(isFavouriteType)).toEqual([1, 2, 4])
})

it('names what it orders by the field of its kind', () => {
  const line = { cantidad: 1, observacion: '' }
  const doses = {
    via: 'Oral',
    dosis: 1,
    frecuencia: 8,
    tiempo: 'Horas',
    duracion: 5,
    meses: 1,
    observacion: '',
  } as const
  expect(itemOfFavourite({ tipo_orden_id: 1, codesumi_id: 5, ...doses })).toEqual({ campo: 'codesumi_id', id: 5 })
  expect(itemOfFavourite({ tipo_orden_id: 2, procedimiento_id: 6, ...line })).toEqual({
    campo: 'procedimiento_id',
    id: 6,
  })
  expect(itemOfFavourite({ tipo_orden_id: 4, codigo_propio_id: 7, ...line })).toEqual({
    campo: 'codigo_propio_id',
    id: 7,
  })
})

it.each([2_000, 2_001])('an observation of %i characters is what a line takes, or is told', (length) => {
  const observacion = 'a'.repeat(length)
  const expected = length > 2_000 ? 'Máximo 2000 caracteres' : null
  expect(wrongObservation({ tipo_orden_id: 2, procedimiento_id: 6, cantidad: 1, observacion })).toBe(expected)
  expect(wrongObservation({ tipo_orden_id: 4, codigo_propio_id: 7, cantidad: 1, observacion })).toBe(expected)
})
