import * as fc from 'fast-check'
import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import {
  favouriteOfProcedure,
  FavouriteLine,
  MAX_FAVOURITE_NAME,
  type ShownFavourite,
} from '@cauce/domain/ordering/favourite-line'
import { favouriteInWords, favouriteName, foundFavourites } from '@cauce/domain/ordering/favourite-of-draft'
import { property } from '../../support/property.ts'

const isLine = Schema.is(FavouriteLine)
const note = fc.string({ maxLength: 60 })
const name = fc.stringMatching(/^[A-Za-zÁÉÍÓÚáéíóúñ]{2,10}( [a-z0-9áéíóúñ]{1,8}){0,3}$/u)

const anyProcedure = fc.record({
  procedimiento: fc.record({
    id: fc.integer({ min: 1, max: 99_999 }),
    codigo: fc.stringMatching(/^\d{6}$/u),
    nombre: name,
    sexo: fc.constant('Z'),
    requiere_auditoria: fc.constant(0),
    requiere_consentimiento: fc.constant(0),
    cantidad_maxima: fc.constant(10),
  }),
  cantidad: fc.integer({ min: 1, max: 99 }),
  observacion: note,
})

const anyShown: fc.Arbitrary<ShownFavourite> = fc
  .record({ id: fc.integer({ min: 1, max: 1_000 }), nombre: name, procedure: anyProcedure })
  .map(({ id, nombre, procedure: { procedimiento, cantidad, observacion } }) => ({
    id,
    nombre,
    linea: { tipo_orden_id: 2, procedimiento_id: procedimiento.id, cantidad, observacion },
    articulo: { id: procedimiento.id, codigo: procedimiento.codigo, nombre: procedimiento.nombre },
    vigente: true,
  }))

describe('una línea que se guarda', () => {
  property('se puede enviar, y dice lo que se ordenó y nada más', [anyProcedure], (draft) => {
    const line = favouriteOfProcedure(draft)
    expect(isLine(line)).toBe(true)
    expect(line).toEqual({
      tipo_orden_id: 2,
      procedimiento_id: draft.procedimiento.id,
      cantidad: draft.cantidad,
      observacion: draft.observacion,
    })
  })

  property(
    'tiene un nombre que cabe, se llame como se llame el artículo',
    [fc.string({ maxLength: 300 })],
    (article) => {
      expect(favouriteName(article).length).toBeLessThanOrEqual(MAX_FAVOURITE_NAME)
      expect(article).toContain(favouriteName(article))
    },
  )
})

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

describe('foundFavourites', () => {
  property('sin un texto son todos, en su orden', [fc.array(anyShown, { maxLength: 12 })], (all) => {
    expect(foundFavourites(all, '  ')).toEqual(all)
  })

  property('cada uno se encuentra por su nombre completo y por el código de su artículo', [anyShown], (favourite) => {
    expect(foundFavourites([favourite], favourite.nombre.toLocaleUpperCase('es-CO'))).toEqual([favourite])
    expect(foundFavourites([favourite], favourite.articulo.codigo)).toEqual([favourite])
  })

  property(
    'lo que encuentra dice todas las palabras, como en una búsqueda a mano',
    [fc.array(anyShown, { maxLength: 12 }), name],
    (all, text) => {
      const byHand = all.filter((each) => {
        const whole = plain(
          `${each.nombre} ${each.articulo.codigo} ${each.articulo.nombre} ${favouriteInWords(each.linea)}`,
        )
        return plain(text)
          .split(' ')
          .every((word) => whole.includes(word))
      })
      expect(foundFavourites(all, text)).toEqual(byHand)
    },
  )
})
