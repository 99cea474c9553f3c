import { expect, it } from 'vitest'
import { passwordDue } from './password-due.ts'

it('is thirty days after the change, on the calendar of Bogotá', () => {
  expect(passwordDue('2026-11-21T12:24:00.000Z', 30)).toBe('2026-12-21')
  expect(passwordDue('2026-11-22T03:00:00.000Z', 30)).toBe('2026-12-21')
})

it('is never where the rule is switched off or nobody knows when it was changed', () => {
  expect(passwordDue('2026-11-21T12:24:00.000Z', 0)).toBeNull()
  expect(passwordDue(null, 30)).toBeNull()
  expect(passwordDue('ayer', 30)).toBeNull()
})
