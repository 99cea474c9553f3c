import { expect, it } from 'vitest'
import { endsSoon, medicationExpiry, treatmentEnd } from './treatment-end.ts'

const span = { fechaVigencia: '2026-11-21', meses: 1, duracion: 30 }

it('the first day counts', () => {
  expect(treatmentEnd({ ...span, duracion: 1 })).toBe('2026-11-21')
  expect(treatmentEnd(span)).toBe('2026-12-20')
})

it('each month starts thirty days after the one before', () => {
  expect(treatmentEnd({ ...span, meses: 3 })).toBe('2027-02-18')
  expect(treatmentEnd({ ...span, meses: 2, duracion: 7 })).toBe('2026-12-27')
})

it('the order can be used ninety days, or until the treatment ends', () => {
  expect(medicationExpiry(span)).toBe('2027-02-19')
  expect(medicationExpiry({ ...span, meses: 6 })).toBe('2027-05-19')
})

it('is about to end from fourteen days before its last day until that day', () => {
  expect(endsSoon('2026-12-05', '2026-11-21')).toBe(true)
  expect(endsSoon('2026-12-06', '2026-11-21')).toBe(false)
  expect(endsSoon('2026-11-21', '2026-11-21')).toBe(true)
  expect(endsSoon('2026-11-20', '2026-11-21')).toBe(false)
})
