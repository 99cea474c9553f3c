import { describe, expect, it } from 'vitest'
import { SEARCH_TRIGGERS, localMatch, normalizeSearch, searchStep } from './trigger.ts'

const step = (text: string, answered: { text: string; truncated: boolean } | null = null) =>
  searchStep({ text, threshold: 4, answered })

it('has the thresholds of the specification', () => {
  const thresholds = Object.entries(SEARCH_TRIGGERS).map(([name, { threshold }]) => [name, threshold])
  expect(Object.fromEntries(thresholds)).toEqual({
    procedure: 4,
    providerProcedure: 6,
    providerMedication: 4,
    medication: 6,
    oncologyDrug: 4,
    ownCode: 4,
    institution: 4,
    school: 6,
    diagnosis: 4,
    // Not of the specification: people by whom a list is filtered, and what somebody is allergic to.
    person: 3,
    affiliate: 4,
    allergen: 3,
  })
  expect([SEARCH_TRIGGERS.providerMedication.debounceMs, SEARCH_TRIGGERS.medication.debounceMs]).toEqual([300, 350])
})

it('compares without accents, case nor extra blanks', () => {
  expect(normalizeSearch('  Ecografía  de\tABDOMEN ')).toBe('ecografia de abdomen')
  expect(normalizeSearch('Niñez')).toBe('ninez')
})

it('a tab or a line break parts words as a blank does', () => {
  expect(normalizeSearch('losartán\n50\tmg')).toBe('losartan 50 mg')
  expect(localMatch('Losartán 50 mg', 'mg\tlosartán')).toBe(true)
})

describe('localMatch', () => {
  it('busca palabras, no letras sueltas', () => {
    expect(localMatch('Losartán 50 mg', 'salto')).toBe(false)
  })

  const colonoscopy = '452301 Colonoscopia total'

  it('finds every word, in any order', () => {
    expect(localMatch(colonoscopy, 'total colono')).toBe(true)
    expect(localMatch(colonoscopy, '4523')).toBe(true)
    expect(localMatch('Ecografía de abdomen', 'ECOGRAFIA')).toBe(true)
  })

  it('misses when a word is not there', () => {
    expect(localMatch(colonoscopy, 'colonoscopia izquierda')).toBe(false)
  })

  it('is not a pattern', () => {
    expect(localMatch(colonoscopy, 'colo%')).toBe(false)
    expect(localMatch(colonoscopy, 'c.lono')).toBe(false)
  })

  it('lets everything through without a word', () => {
    expect(localMatch(colonoscopy, ' ')).toBe(true)
  })
})

describe('searchStep', () => {
  it('clears below the threshold, whatever is known', () => {
    expect([step(''), step('col'), step('col  '), step('col', { text: 'colo', truncated: false })]).toEqual(
      Array(4).fill('clear'),
    )
  })

  it('asks at the threshold, and when a longer text is pasted', () => {
    expect([step('colo'), step('colonoscopia')]).toEqual(['fetch', 'fetch'])
  })

  it('narrows a whole answer beyond the threshold', () => {
    expect(step('colon', { text: 'colo', truncated: false })).toBe('filter')
    expect(step('Colón', { text: 'colo', truncated: false })).toBe('filter')
  })

  it('asks again with the longer text where rows were left out', () => {
    expect(step('colon', { text: 'colo', truncated: true })).toBe('fetch')
  })

  it('does not ask twice for the same text', () => {
    expect(step('colo ', { text: 'COLO', truncated: true })).toBe('filter')
  })

  it('asks when the text is another or is shorter than the answered one', () => {
    expect(step('hemo', { text: 'colo', truncated: false })).toBe('fetch')
    expect(step('colon', { text: 'colonos', truncated: false })).toBe('fetch')
  })
})
