import * as fc from 'fast-check'
import { describe } from 'vitest'
import { countWords, MAX_COUNTED } from '@cauce/domain/kit/list/counted'
import { property } from '../../../support/property.ts'

const count = fc.integer({ min: 0, max: 3 * MAX_COUNTED })
const digits = (words: string): number => Number(words.replaceAll(/\D/gu, ''))

describe('countWords', () => {
  property('hasta lo que se cuenta dice la cifra, y de ahí en adelante que son más', [count], (counted) =>
    counted > MAX_COUNTED
      ? countWords(counted).startsWith('más de ') && digits(countWords(counted)) === MAX_COUNTED
      : digits(countWords(counted)) === counted,
  )
})
