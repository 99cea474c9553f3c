import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays, daysBetween } from '@cauce/domain/calendar/calendar-date'
import {
  FAR_VALIDITY,
  PAST_VALIDITY,
  VALIDITY_DAYS,
  checkValidityDate,
  expiryDate,
} from '@cauce/domain/ordering/validity-date'
import { anyDay, dayShift, today } from '../../support/arbitraries/calendar.ts'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

describe('checkValidityDate', () => {
  property('los días desde hoy que se pueden ordenar van de 0 a 365', [today, dayShift], (day, shift) => {
    const expected = shift < 0 ? PAST_VALIDITY : shift > 365 ? FAR_VALIDITY : null
    expect(checkValidityDate(addDays(day, shift), day)).toBe(expected)
  })

  property('cualquier texto recibe un mensaje o es un día', [today, anyText], (day, text) => {
    const message = checkValidityDate(text, day)
    expect(message !== null || /^\d{4}-\d{2}-\d{2}$/.test(text)).toBe(true)
  })
})

describe('expiryDate', () => {
  property('contar hacia atrás da los días de vigencia', [anyDay, fc.integer({ min: 0, max: 400 })], (day, days) => {
    expect(daysBetween(day, expiryDate(day, days))).toBe(days)
    expect(daysBetween(day, expiryDate(day))).toBe(VALIDITY_DAYS)
  })
})
