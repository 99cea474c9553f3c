/** A value of a figure: what is taken, and what is said to change. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { changesBetween, checkValue, partError, valueInWords } from '@cauce/domain/law/figure'
import { FIGURE_LIST } from '@cauce/domain/law/figures'
import { property } from '../../support/property.ts'

const figure = fc.constantFrom(...FIGURE_LIST)
const number = fc.oneof(fc.integer({ min: -10, max: 800 }), fc.double())

describe('checkValue', () => {
  property(
    'pasa si cada número puede ser su parte, y no de otra manera',
    [figure, fc.infiniteStream(number)],
    (of, drawn) => {
      const valor = Object.fromEntries(Object.keys(of.partes).map((name) => [name, drawn.next().value ?? 0]))
      const fits = Object.entries(of.partes).every(([name, part]) => partError(part, valor[name]) === null)
      expect(Object.keys(checkValue(of, valor)).length === 0).toBe(fits)
    },
  )
})

describe('changesBetween', () => {
  property(
    'nada cambia si es lo mismo; lo que cambia se dice con su número',
    [figure, fc.infiniteStream(fc.integer({ min: 1, max: 700 }))],
    (of, drawn) => {
      const draw = () => Object.fromEntries(Object.keys(of.partes).map((name) => [name, drawn.next().value ?? 1]))
      const [before, after] = [draw(), draw()]
      expect(changesBetween(of, before, before)).toEqual([])
      const differ = Object.keys(of.partes).filter((name) => before[name] !== after[name])
      const changes = changesBetween(of, before, after)
      expect(changes).toHaveLength(differ.length)
      for (const { despues } of changes) expect(valueInWords(of, after)).toContain(despues)
    },
  )
})
