import { describe, expect, it } from 'vitest'
import { searchedAffiliate } from './affiliate-search.ts'

describe('lo que se busca de un afiliado', () => {
  it.each([
    ['Gómez', 'gomez'],
    ['  María   Elena ', 'maria elena'],
    ['43.512.887', '43512887'],
    ['43 512 887', '43512887'],
    ['gómez 43.512', 'gomez 43512'],
    ['Ruiz', 'ruiz'],
    ['Ana', null],
    ['   ', null],
    ['4.3.5', null],
  ])('«%s» es %j', (text, searched) => {
    expect(searchedAffiliate(text)).toBe(searched)
  })
})
