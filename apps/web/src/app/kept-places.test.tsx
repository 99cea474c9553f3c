import { toggleFavourite, visit } from '@cauce/domain/navigation/places'
import { afterEach, describe, expect, it } from 'vitest'
import { changePlaces, keptPlaces } from './kept-places.ts'

afterEach(() => window.localStorage.clear())

describe('the places of a person', () => {
  it('are kept apart from those of others who use the same computer', () => {
    changePlaces(1, (places) => visit(places, '/farmacia/kardex'))
    changePlaces(1, (places) => toggleFavourite(places, '/historico/ordenes'))
    expect(keptPlaces(1)).toEqual({ recientes: ['/farmacia/kardex'], favoritas: ['/historico/ordenes'] })
    expect(keptPlaces(2)).toEqual({ recientes: [], favoritas: [] })
  })

  it('are none when what is kept cannot be read', () => {
    for (const spoilt of ['{', '[]', '{"recientes":[1],"favoritas":[]}']) {
      window.localStorage.setItem('cauce.lugares.1', spoilt)
      expect(keptPlaces(1)).toEqual({ recientes: [], favoritas: [] })
    }
  })
})
