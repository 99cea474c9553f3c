import { expect, it } from 'vitest'
import { phoneLabel } from './phone.ts'

it('groups the ten digits of a telephone, and leaves anything else', () => {
  expect(phoneLabel('6046710000 ext. 214')).toBe('604 671 0000 ext. 214')
  expect(phoneLabel('3005552711')).toBe('300 555 2711')
  expect(phoneLabel('123')).toBe('123')
  expect(phoneLabel('+573005552711')).toBe('+573005552711')
})
