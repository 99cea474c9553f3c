import * as fc from 'fast-check'
import { expect } from 'vitest'
import { drugWords } from '@cauce/domain/medication/drug-words'
import { property } from '../../support/property.ts'

const drug = fc.constantFrom('amoxi 500', 'losartan 50', 'trimetoprim sulfa 160/800', 'acido acetilsalicilico 100')
const posology = fc.constantFrom('c/8h 7d', 'c/12h 30d 3m', '1 tab c/24h', 'cada 6 horas vo')

property(
  'escribir la posología, letra por letra, nunca cambia el medicamento que se busca',
  [drug, posology, fc.nat({ max: 20 })],
  (words, taken, letters) => {
    // Whole words of the posology only: of a longer one nobody knows what it will be until its blank.
    const typed = taken.slice(0, letters)
    fc.pre(/^(?:.*\s)?\S{0,4}$/u.test(typed))
    expect(drugWords(`${words} ${typed}`)).toBe(words)
  },
)
