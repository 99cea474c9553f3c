import { describe, expect, it } from 'vitest'
import { clockOf, proposedCode, wireField } from './panel-draft.ts'

describe('the panel of a referral while it is written', () => {
  it('proposes a code of five figures at least', () => {
    expect(proposedCode(2026, 20_418)).toBe('CR-2026-20418')
    expect(proposedCode(2026, 7)).toBe('CR-2026-00007')
  })

  it('leaves alone what is no hour', () => {
    expect(['', '6', 'mañana', '12345'].map(clockOf)).toEqual(['', '6', 'mañana', '12345'])
  })

  it('calls the institution as it travels', () => {
    expect([wireField('institucion'), wireField('cargo')]).toEqual(['institucion_acepta_rep_id', 'cargo'])
  })
})
