import * as fc from 'fast-check'
import { expect } from 'vitest'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { passwordDue } from '@cauce/domain/session/password-due'
import { isPasswordExpired } from '@cauce/domain/session/password-expiry'
import { property } from '../../support/property.ts'

const changes = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const settings = fc.integer({ min: 1, max: 3650 })
const DAY_MS = 86_400_000

property('hasta el día que se dice no ha vencido; después, sí', [changes, settings], (changed, days) => {
  const due = passwordDue(changed.toISOString(), days)
  expect(due).toBe(addDays(bogotaDate(changed.getTime()), days))
  const dayStart = Date.parse(`${due}T00:00:00-05:00`)
  expect(isPasswordExpired(changed.getTime(), dayStart - 1, days)).toBe(false)
  expect(isPasswordExpired(changed.getTime(), dayStart + DAY_MS, days)).toBe(true)
})
