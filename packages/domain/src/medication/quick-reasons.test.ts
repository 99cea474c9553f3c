import { describe, expect, it } from 'vitest'
import { isReasonEnough } from './ledger.ts'
import { QUICK_REASONS, withQuickReason } from './quick-reasons.ts'

const offered = QUICK_REASONS.no_verificada
const [first = '', second = ''] = offered

describe('quick reasons', () => {
  it('say enough by themselves', () => {
    expect(
      Object.values(QUICK_REASONS)
        .flat()
        .filter((reason) => !isReasonEnough(reason)),
    ).toEqual([])
  })

  it('take the place of one another', () => {
    expect(withQuickReason('', first, offered)).toBe(first)
    expect(withQuickReason(` ${first} `, second, offered)).toBe(second)
  })

  it('never take away what was typed', () => {
    expect(withQuickReason('Habló con farmacia.', first, offered)).toBe(`Habló con farmacia; ${first}`)
    expect(withQuickReason('Lo dijo el Dr. Duque', first, offered)).toBe(`Lo dijo el Dr. Duque; ${first}`)
    expect(withQuickReason(`Hoy: ${first}`, first, offered)).toBe(`Hoy: ${first}`)
  })
})
