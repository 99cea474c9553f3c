import { expect, it } from 'vitest'
import { hasPermission } from './permission.ts'

const clerk = { permissions: ['cita.afiliados'] }

it('is true for a key that the user holds, and for no other', () => {
  expect(hasPermission(clerk, 'cita.afiliados')).toBe(true)
  expect(hasPermission(clerk, 'blog.vista')).toBe(false)
  expect(hasPermission(clerk, 'cita')).toBe(false)
})

it('is false for everything when nobody has signed in', () => {
  expect(hasPermission(null, 'cita.afiliados')).toBe(false)
  expect(hasPermission(null, '')).toBe(false)
})

it('asks only for a session where there is no key', () => {
  expect(hasPermission({ permissions: [] }, '')).toBe(true)
})
