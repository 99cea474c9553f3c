import { describe, expect, it } from 'vitest'
import { drugWords } from './drug-words.ts'

describe('the words of the drug in a typed line', () => {
  it('are the drug and its strength', () => {
    expect(drugWords('amoxi 500 c/8h 7d')).toBe('amoxi 500')
    expect(drugWords('trimetoprim sulfa 160/800 c/12h 7d vo')).toBe('trimetoprim sulfa 160/800')
    expect(drugWords('losartan')).toBe('losartan')
  })

  it.each([
    'amoxi 500 ',
    'amoxi 500 c',
    'amoxi 500 c/',
    'amoxi 500 c/8',
    'amoxi 500 c/8h',
    'amoxi 500 c/8h 7',
    'amoxi 500 c/8h 7d 2',
    'amoxi 500 cada ',
    'amoxi 500 cada  8',
    'AMOXI 500 CADA 8 h',
  ])('stay the same while the posology is typed: %s', (text) => {
    expect(drugWords(text).toLowerCase()).toBe('amoxi 500')
  })

  it.each(['losartan cada ', 'losartan cada  8', 'losartan cada 12h', 'losartan cada 12h 30'])(
    'stay the same where no strength is written: %s',
    (text) => {
      expect(drugWords(text)).toBe('losartan')
    },
  )

  it('count to the last one while there is no figure, however short it is', () => {
    expect(drugWords('acido fol')).toBe('acido fol')
  })

  it('have the strength also where it comes after the posology', () => {
    expect(drugWords('losartan cada 12h 100 mg tableta')).toBe('losartan 100 mg')
  })

  it('may stand after a figure', () => {
    expect(drugWords('losartan 50 hidroclorotiazida')).toBe('losartan hidroclorotiazida 50')
  })

  it('are not the words after the posology that nobody understood', () => {
    expect(drugWords('trimetoprim sulfa 160/800 c/12h con comida')).toBe('trimetoprim sulfa 160/800')
  })

  it('are none where nothing is', () => {
    expect(drugWords('')).toBe('')
  })
})
