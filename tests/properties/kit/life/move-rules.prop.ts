import * as fc from 'fast-check'
import { describe } from 'vitest'
import { moveProblems, tidyMove, whyNot } from '@cauce/domain/kit/life/move-rules'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { property } from '../../../support/property.ts'

const { devolver } = SIGNATURE_LIFE.moves
const form = fc.dictionary(
  fc.constantFrom('motivo', 'otra', '__proto__'),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
)

describe('whyNot', () => {
  property(
    'se dice la primera regla que niega, y ninguna si nadie niega',
    [fc.array(fc.boolean(), { maxLength: 6 })],
    (refuses) => {
      const rules = refuses.map((refused, place) => () => (refused ? { error: String(place), codigo: 'x' } : null))
      const first = refuses.indexOf(true)
      return (whyNot({ rules }, {})?.error ?? '-1') === String(first)
    },
  )
})

describe('tidyMove', () => {
  property('guarda solo lo que el paso lleva, sin bordes, y otra vez no cambia nada', [form], (said) => {
    const once = tidyMove(SIGNATURE_LIFE, devolver, said)
    const again = tidyMove(SIGNATURE_LIFE, devolver, once)
    return (
      Object.entries(once).every(([name, text]) => name === 'motivo' && text !== '' && text === text.trim()) &&
      JSON.stringify(again) === JSON.stringify(once)
    )
  })
})

describe('moveProblems', () => {
  property('dice lo mismo de lo escrito y de lo ordenado, y solo en campos del paso', [form], (said) => {
    const problems = moveProblems(SIGNATURE_LIFE, devolver, said)
    return (
      Object.keys(problems).every((name) => name === 'motivo') &&
      JSON.stringify(problems) ===
        JSON.stringify(moveProblems(SIGNATURE_LIFE, devolver, tidyMove(SIGNATURE_LIFE, devolver, said)))
    )
  })
})
