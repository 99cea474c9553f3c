import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { MAX_RECENT, NO_PLACES, toggleFavourite, visit } from '@cauce/domain/navigation/places'
import { property } from '../../support/property.ts'

const path = fc.constantFrom(...Array.from({ length: 20 }, (_, index) => `/grupo/p${index}`))
const walk = fc.array(path, { maxLength: 60 })

describe('visit', () => {
  property('recuerda las pantallas distintas desde la última, y no más que el límite', [walk], (steps) => {
    const { recientes } = steps.reduce(visit, NO_PLACES)
    expect(recientes).toEqual([...new Set(steps.toReversed())].slice(0, MAX_RECENT))
  })

  property('no toca las favoritas', [walk, walk], (stars, steps) => {
    const places = stars.reduce(toggleFavourite, NO_PLACES)
    expect(steps.reduce(visit, places).favoritas).toEqual(places.favoritas)
  })
})

describe('toggleFavourite', () => {
  property('una pantalla es favorita después de oprimir un número impar de veces', [walk], (presses) => {
    const { favoritas } = presses.reduce(toggleFavourite, NO_PLACES)
    const odd = new Set(presses.filter((one) => presses.filter((other) => other === one).length % 2 === 1))
    expect(new Set(favoritas)).toEqual(odd)
    expect(favoritas.length).toBe(odd.size)
  })
})
