import * as fc from 'fast-check'
import { describe } from 'vitest'
import { nextFree, steadyRows } from '@cauce/domain/kit/queue/steady-rows'
import { property } from '../../../support/property.ts'

const row = fc.record({ id: fc.integer({ min: 1, max: 30 }), version: fc.nat({ max: 5 }) })
const page = fc
  .record({ data: fc.uniqueArray(row, { maxLength: 20, selector: ({ id }) => id }), more: fc.nat({ max: 9 }) })
  .map(({ data, more }) => ({ data, total: data.length + more }))
const isFree = ({ version }: { version: number }): boolean => version > 2

describe('steadyRows', () => {
  property(
    'ninguna fila cambia de puesto, aparece ni se va sola, y cada una dice lo de ahora',
    [page, page],
    (seen, now) => {
      const { rows, gone, nuevas } = steadyRows(seen, now)
      return (
        rows.map(({ id }) => id).join() === seen.data.map(({ id }) => id).join() &&
        rows.every((each) => gone.has(each.id) || now.data.includes(each)) &&
        seen.data.every(({ id }) => gone.has(id) !== now.data.some((each) => each.id === id)) &&
        nuevas >= 0
      )
    },
  )

  property('lo que no ha cambiado no tiene nada nuevo', [page], (seen) => {
    const { rows, gone, nuevas } = steadyRows(seen, seen)
    return rows.every((each, at) => each === seen.data[at]) && gone.size === 0 && nuevas === 0
  })
})

describe('nextFree', () => {
  property(
    'es una libre que no es la que se tiene, y hay si alguna lo es',
    [page, fc.nat({ max: 30 })],
    ({ data }, selected) => {
      const next = nextFree(data, selected, isFree)
      return next === undefined
        ? data.every((each) => each.id === selected || !isFree(each))
        : isFree(next) && next.id !== selected
    },
  )
})
