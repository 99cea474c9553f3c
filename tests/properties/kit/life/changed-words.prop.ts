import * as fc from 'fast-check'
import { describe } from 'vitest'
import { changedWords } from '@cauce/domain/kit/life/changed-words'
import { property } from '../../../support/property.ts'

const words = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')

describe('changedWords', () => {
  property(
    'siempre dice cómo quedó, y quién fue si lo hizo otra persona',
    [words, words, fc.boolean()],
    (quien, palabra, propio) => {
      const said = changedWords('Cambió.', { quien, propio, palabra })
      return said.includes(`«${palabra}»`) && (propio ? said.startsWith('Usted') : said.includes(`Fue ${quien}.`))
    },
  )
})
