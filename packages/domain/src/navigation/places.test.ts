import { expect, it } from 'vitest'
import { MAX_RECENT, NO_PLACES, toggleFavourite, visit } from './places.ts'

it('remembers the last visited first, each once', () => {
  const places = ['/a', '/b', '/a'].reduce(visit, NO_PLACES)
  expect(places.recientes).toEqual(['/a', '/b'])
})

it('forgets the oldest', () => {
  const places = Array.from({ length: MAX_RECENT + 3 }, (_, index) => `/${index}`).reduce(visit, NO_PLACES)
  expect(places.recientes.length).toBe(MAX_RECENT)
  expect(places.recientes).not.toContain('/0')
})

it('a star is put and taken away', () => {
  const starred = ['/a', '/b'].reduce(toggleFavourite, NO_PLACES)
  expect(starred.favoritas).toEqual(['/a', '/b'])
  expect(toggleFavourite(starred, '/a').favoritas).toEqual(['/b'])
})
