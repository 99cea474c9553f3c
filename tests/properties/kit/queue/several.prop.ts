import * as fc from 'fast-check'
import { describe } from 'vitest'
import { handMoves, severalWords, stillMarked } from '@cauce/domain/kit/queue/several'
import { property } from '../../../support/property.ts'

const line = fc.record({ id: fc.integer({ min: 1, max: 40 }), hecho: fc.boolean() })
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 30, selector: ({ id }) => id })

const name = fc.option(fc.constantFrom('tomar', 'soltar', 'asignar'), { nil: undefined })

describe('handMoves', () => {
  property('son los que la vida dice, y ninguno más', [name, name, name], (take, assign, release) => {
    const told = [take, assign, release].filter((move) => move !== undefined)
    return (
      handMoves({ ...(take && { take }), ...(assign && { assign }), ...(release && { release }) }).join() ===
      told.join()
    )
  })
})

describe('stillMarked', () => {
  property('queda marcado lo que no se pudo y lo que no se pidió, y nada más', [lines], (made) => {
    const marked = new Set([...made.map(({ id }) => id), 99])
    const left = stillMarked(marked, made)
    return left.has(99) && made.every(({ id, hecho }) => left.has(id) !== hecho)
  })
})

describe('severalWords', () => {
  property('las cuentas suman las que se pidieron', [lines], (made) => {
    const told = [...severalWords(made).matchAll(/\d+/gu)].map(([text]) => Number(text))
    return told.reduce((sum, count) => sum + count, 0) === made.length
  })
})
