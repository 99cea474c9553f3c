import * as fc from 'fast-check'
import { placeOfFavourite, wrongObservation } from '@cauce/domain/ordering/check-favourite'
import { FavouriteLine, MAX_FAVOURITES } from '@cauce/domain/ordering/favourite-line'
import * as Schema from 'effect/Schema'
import { property } from '../../support/property.ts'

const name = fc.constantFrom('Losartán', 'LOSARTÁN', ' losartán ', 'Metformina', 'ASA', 'asa', '  ')
const number = fc.integer({ min: 0, max: 150 }).map((index) => `Favorito ${index}`)

property(
  'se guarde lo que se guarde, no hay dos favoritos con un mismo nombre y nunca hay más de los que caben',
  [fc.array(fc.oneof(name, number), { maxLength: 300 })],
  (names) => {
    const kept: { id: number; nombre: string }[] = []
    for (const nombre of names) {
      const place = placeOfFavourite(nombre, kept)
      if ('error' in place) continue
      if (place.id === null) kept.push({ id: kept.length + 1, nombre })
    }
    const distinct = new Set(kept.map(({ nombre }) => nombre.trim().toLocaleLowerCase('es-CO')))
    return distinct.size === kept.length && kept.length <= MAX_FAVOURITES
  },
)

const isLine = Schema.is(FavouriteLine)
const words = fc.integer({ min: 1_900, max: 2_100 }).map((length) => 'a'.repeat(length))
const line = fc.oneof(
  words.map((observacion): FavouriteLine => ({ tipo_orden_id: 2, procedimiento_id: 6, cantidad: 1, observacion })),
  words.map((observacion): FavouriteLine => ({ tipo_orden_id: 4, codigo_propio_id: 7, cantidad: 1, observacion })),
)

property(
  'se advierte de una observación exactamente cuando lo que se envía la rechaza',
  [line],
  (each) => isLine(each) === (wrongObservation(each) === null),
)
