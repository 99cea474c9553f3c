import { expect, it } from 'vitest'
import { readRecoveryCode, showRecoveryCode } from './recovery-code.ts'

it('reads a code as it is shown, as it is typed and as it is misread', () => {
  expect(['7KQM-2X9B', '7kqm2x9b', ' 7KQM 2X9B\n', '7kQm-2x9b'].map(readRecoveryCode)).toEqual(
    Array(4).fill('7KQM2X9B'),
  )
  expect(readRecoveryCode('oKQM-Il9B')).toBe('0KQM119B')
})

it('reads nothing else, six digits included', () => {
  expect(['', '048213', '7KQM-2X9', '7KQM-2X9BB', '7KQM-2X9U', '7KQM-2X9Ñ', '7KQM_2X9B'].map(readRecoveryCode)).toEqual(
    Array(7).fill(null),
  )
})

it('is shown in two halves', () => {
  expect(showRecoveryCode('7KQM2X9B')).toBe('7KQM-2X9B')
})
