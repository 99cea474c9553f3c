import { fc } from '@fast-check/vitest'
import { placeOfFavourite } from '@cauce/domain/ordering/check-favourite'
import { MAX_FAVOURITES } from '@cauce/domain/ordering/favourite-line'
import { property } from '../../support/property.ts'

const name = fc.constantFrom('Losartán', 'LOSARTÁN', ' losartán ', 'Metformina', 'ASA', 'asa', '  ')
const number = fc.integer({ min: 0, max: 150 }).map((index) => `Favorito ${index}`)

property(
  'whatever is kept, no two favourites have one name and there are never more than fit',
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
