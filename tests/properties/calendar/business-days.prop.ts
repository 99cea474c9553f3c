import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import {
  addBusinessDays,
  businessDaysIn,
  closedBecause,
  isBusinessDay,
  nearestOpenDay,
} from '@cauce/domain/calendar/business-days'
import { addDays, daysBetween } from '@cauce/domain/calendar/calendar-date'
import { holidayOn } from '@cauce/domain/calendar/holidays'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const count = fc.integer({ min: 1, max: 40 })

describe('isBusinessDay', () => {
  property('es de lunes a viernes y no es festivo', [today], (day) => {
    const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('es-CO', { weekday: 'long', timeZone: 'UTC' })
    expect(isBusinessDay(day)).toBe(!['sábado', 'domingo'].includes(name) && holidayOn(day) === null)
  })
})

describe('addBusinessDays', () => {
  property(
    'termina en un día hábil, y entre el día siguiente y ese hay los que se sumaron',
    [today, count],
    (day, n) => {
      const end = addBusinessDays(day, n)
      expect(isBusinessDay(end)).toBe(true)
      expect(businessDaysIn(addDays(day, 1), end)).toBe(n)
    },
  )

  property('sumar de a uno es lo mismo que sumarlos juntos', [today, count], (day, n) => {
    const oneByOne = Array.from({ length: n }).reduce<string>((date) => addBusinessDays(date, 1), day)
    expect(oneByOne).toBe(addBusinessDays(day, n))
  })
})

describe('nearestOpenDay', () => {
  property('está abierto, y ninguno más cercano lo está', [today], (day) => {
    const open = nearestOpenDay(day)
    const away = Math.abs(daysBetween(day, open))
    expect(closedBecause(open)).toBeNull()
    for (let near = 0; near < away; near += 1) {
      expect(closedBecause(addDays(day, near))).not.toBeNull()
      expect(closedBecause(addDays(day, -near))).not.toBeNull()
    }
  })
})
