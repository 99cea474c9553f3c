import { describe, expect, it } from 'vitest'
import { checkPosology } from './check-posology.ts'
import { DOSE_MESSAGE, DOSE_TOO_MUCH, DURATION_MESSAGE, FREQUENCY_MESSAGE, MONTHS_MESSAGE } from './order-line.ts'

const RIGHT = { dosis: 1, frecuencia: 8, duracion: 7, meses: 1 }

describe('each figure by itself', () => {
  it.each([
    ['dosis', [0.01, 100_000_000], [0, -1], DOSE_MESSAGE],
    ['dosis', [100_000_000], [100_000_000.5, 1e12], DOSE_TOO_MUCH],
    ['frecuencia', [0.5, 744], [0, -8, 745], FREQUENCY_MESSAGE],
    ['duracion', [1, 31], [0, -1, 32, 1.5], DURATION_MESSAGE],
    ['meses', [1, 6], [0, 7, 1.5], MONTHS_MESSAGE],
  ] as const)('%s may be %j and not %j', (field, good, bad, message) => {
    for (const value of good) expect(checkPosology({ ...RIGHT, [field]: value }), String(value)).toEqual({})
    for (const value of bad)
      expect(checkPosology({ ...RIGHT, [field]: value }), String(value)).toEqual({ [field]: [message] })
  })

  it('one that is missing is not wrong', () => {
    expect(checkPosology({ dosis: null, frecuencia: null, duracion: null, meses: 1 })).toEqual({})
  })

  it('all that is wrong is told at once', () => {
    expect(checkPosology({ dosis: 0, frecuencia: 0, duracion: 0, meses: 0 })).toEqual({
      dosis: [DOSE_MESSAGE],
      frecuencia: [FREQUENCY_MESSAGE],
      duracion: [DURATION_MESSAGE],
      meses: [MONTHS_MESSAGE],
    })
  })
})
