/** By when a portability is answered. */
import * as fc from 'fast-check'
import { businessDaysIn, isBusinessDay } from '@cauce/domain/calendar/business-days'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { portabilityDue } from '@cauce/domain/insurance/portability-term'
import { property } from '../../support/property.ts'

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days))

property('son diez días hábiles, y el último también lo es', [day], (filed) => {
  const due = portabilityDue(filed)
  return isBusinessDay(due) && businessDaysIn(addDays(filed, 1), due) === 10
})

property('el ejemplo de la norma', [fc.constant(null)], () => portabilityDue('2026-11-30') === '2026-12-15')
