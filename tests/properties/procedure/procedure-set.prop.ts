import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { linesToAdd, MAX_SET_LINES, MAX_SETS, placeOfSet } from '@cauce/domain/procedure/procedure-set'
import { property } from '../../support/property.ts'

const ids = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: MAX_SET_LINES + 5 })
const names = fc.array(fc.stringMatching(/^[a-z]{1,3}$/u), { maxLength: MAX_SETS + 2 })
const of = (id: number) => ({ procedimiento: { id } })

describe('placeOfSet', () => {
  property(
    'lo que se guarda no repite, cabe y es nuevo o propio',
    [fc.string({ maxLength: 4 }), ids, names],
    (nombre, lines, mine) => {
      const own = [...new Set(mine)].map((each, id) => ({ id, nombre: each }))
      const place = placeOfSet(
        nombre,
        lines.map((procedimiento_id) => ({ procedimiento_id })),
        own,
      )
      const fits = lines.length > 0 && lines.length <= MAX_SET_LINES && new Set(lines).size === lines.length
      if ('errores' in place) {
        expect(Object.keys(place.errores).length).toBeGreaterThan(0)
        expect('lineas' in place.errores).toBe(!fits)
      } else {
        expect(fits && nombre.trim() !== '').toBe(true)
        expect(place.id === null || own[place.id]?.nombre === nombre.trim().toLocaleLowerCase('es-CO')).toBe(true)
      }
    },
  )
})

describe('linesToAdd', () => {
  property('nada queda dos veces en la lista y nada del conjunto falta', [ids, ids], (set, list) => {
    const lines = [...new Set(set)].map(of)
    const after = [...list.map(of), ...linesToAdd(lines, list.map(of))].map(({ procedimiento }) => procedimiento.id)
    expect(new Set(after)).toEqual(new Set([...list, ...set]))
    expect(after.length - list.length).toBe([...new Set(set)].filter((id) => !list.includes(id)).length)
  })
})
