import { fc } from '@fast-check/vitest'
import { daysBetween } from '@cauce/domain/calendar/calendar-date'
import { applicationDays, appliesInCycle, cycleDates, datesOfDays, numbersInWords } from '@cauce/domain/oncology/cycles'
import { property } from '../../support/property.ts'

const days = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 })
const frequency = fc.integer({ min: 1, max: 365 })
const cycle = fc.integer({ min: 1, max: 60 })
const START = '2026-11-23'
const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other)

property('a list of days reads back in order whatever the order in which it was written', [days], (list) => {
  return JSON.stringify(applicationDays(list.join(','))) === JSON.stringify(inOrder(list))
})

property('an interval is the list of its days', [cycle, cycle], (first, length) => {
  const list = Array.from({ length }, (_, place) => first + place)
  return JSON.stringify(applicationDays(`${first}-${first + length - 1}`)) === JSON.stringify(list)
})

property('what is read as words reads back the same', [days], (list) => {
  const text = numbersInWords(inOrder(list)).replaceAll(' a ', '-')
  return JSON.stringify(applicationDays(text)) === JSON.stringify(inOrder(list))
})

property('any text gives days in order, from one, or none', [fc.string({ maxLength: 30 })], (text) => {
  const read = applicationDays(text)
  return read.every((day, place) => Number.isInteger(day) && day >= 1 && (place === 0 || day > (read[place - 1] ?? 0)))
})

property('a line is given in a cycle if and only if the cycle is on its list', [days, cycle], (list, number) => {
  return appliesInCycle(list.join(','), number) === list.includes(number)
})

property(
  'there is a date for each cycle, each so many days after the one before',
  [cycle, cycle, frequency],
  (from, to, every) => {
    const dates = cycleDates(START, every, from, to)
    return (
      dates.length === Math.max(0, to - from + 1) &&
      dates.every(({ ciclo, fecha }, place) => ciclo === from + place && daysBetween(START, fecha) === place * every)
    )
  },
)

property('the dates of the days of a cycle are as far apart as the days', [days], (list) => {
  const dates = datesOfDays(START, list)
  return list.every((day, place) => daysBetween(START, dates[place] ?? '') === day - 1)
})
