import { describe, expect, it } from 'vitest'
import { dayProposal, proposalInWords } from './dose-proposal.ts'

const over = { toma: 1_000, cada: 6, maximo: 3_000, unidad: 'mg', habitual: 1_000 }

describe('what is proposed for too much in a day', () => {
  it('is the same take at the nearest interval that fits', () => {
    expect(dayProposal(over)).toEqual({ frecuencia: 8, total: 3_000, unidad: 'mg' })
    expect(dayProposal({ ...over, cada: 4, maximo: 2_000 })).toEqual({ frecuencia: 12, total: 2_000, unidad: 'mg' })
    expect(dayProposal({ ...over, cada: 5, habitual: null })?.frecuencia).toBe(8)
  })

  it.each([
    ['the take alone is over the day', { ...over, maximo: 900, habitual: null }],
    ['the take is more than what is usual', { ...over, habitual: 500 }],
    ['it is taken once a day already', { ...over, cada: 24, maximo: 900, habitual: null }],
    ['nothing is taken', { ...over, toma: 0 }],
  ])('is nothing where %s', (_, line) => {
    expect(dayProposal(line)).toBeNull()
  })

  it('is read with its sum, in the unit in which the dose is written', () => {
    const proposal = { frecuencia: 8, total: 3_000, unidad: 'mg' }
    expect(proposalInWords({ dosis: 2 }, proposal)).toBe('Usar 2 cada 8 horas = 3 000 mg al día')
    expect(proposalInWords({ dosis: 7.5, unidad_dosis: 'mL' }, { ...proposal, total: 562.5 })).toBe(
      'Usar 7,5 mL cada 8 horas = 562,5 mg al día',
    )
  })
})
