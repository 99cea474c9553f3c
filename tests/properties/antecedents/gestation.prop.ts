import * as fc from 'fast-check'
import { gestationOn } from '@cauce/domain/antecedents/gestation'
import { addDays, daysBetween } from '@cauce/domain/calendar/calendar-date'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

property(
  'semanas y días suman los días desde la última menstruación',
  [today, fc.integer({ min: 0, max: 310 })],
  (day, days) => {
    const { semanas, dias } = gestationOn(addDays(day, -days), day)
    return semanas * 7 + dias === days && dias >= 0 && dias < 7
  },
)

property(
  'la fecha probable de parto no depende del día en que se pregunta',
  [today, fc.integer({ min: 0, max: 280 })],
  (start, days) => {
    const { fecha_parto } = gestationOn(start, addDays(start, days))
    return daysBetween(start, fecha_parto) === 280
  },
)
