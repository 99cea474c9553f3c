import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ANALYTE_CODES, ANALYTES } from '@cauce/domain/laboratory/analytes'
import { resultDayProblem, valueProblem } from '@cauce/domain/laboratory/result-entry'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const code = fc.constantFrom(...ANALYTE_CODES)

property(
  'un valor fuera de lo posible nunca se acepta',
  [code, fc.integer({ min: -1000, max: 100_000 })],
  (analito, valor) => {
    const { min, max } = ANALYTES[analito].posible
    return (valueProblem(analito, valor) === null) === (valor >= min && valor <= max)
  },
)

property(
  'la fecha va del nacimiento a hoy',
  [today, fc.integer({ min: 0, max: 9000 }), fc.integer({ min: -50, max: 9050 })],
  (day, age, before) => {
    const problem = resultDayProblem(addDays(day, -before), addDays(day, -age), day)
    return (problem === null) === (before >= 0 && before <= age)
  },
)
