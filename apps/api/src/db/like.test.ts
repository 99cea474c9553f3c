import { describe, expect, it } from 'vitest'
import { escapeLike, wordPatterns } from './like.ts'

describe('wordPatterns', () => {
  it('asks for every word, without accents or case', () => {
    expect(wordPatterns('  Ecografía   de ABDOMEN ')).toEqual(['%ecografia%', '%de%', '%abdomen%'])
  })
  it('takes the wildcards of LIKE literally', () => {
    expect(wordPatterns('100%_\\')).toEqual([String.raw`%100\%\_\\%`])
    expect(escapeLike('a_b')).toBe(String.raw`a\_b`)
  })
  it('is empty for blanks', () => {
    expect(wordPatterns('   ')).toEqual([])
  })
})
