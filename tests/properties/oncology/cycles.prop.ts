import * as fc from 'fast-check'
import { daysBetween } from '@cauce/domain/calendar/calendar-date'
import { applicationDays, appliesInCycle, cycleDates, datesOfDays, numbersInWords } from '@cauce/domain/oncology/cycles'
import { property } from '../../support/property.ts'

const days = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 })
const frequency = fc.integer({ min: 1, max: 365 })
const cycle = fc.integer({ min: 1, max: 60 })
const START = '2026-11-23'
const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other)

property('una lista de días se lee de vuelta en orden, se haya escrito en el orden que sea', [days], (list) => {
  return JSON.stringify(applicationDays(list.join(','))) === JSON.stringify(inOrder(list))
})

property('un intervalo es la lista de sus días', [cycle, cycle], (first, length) => {
  const list = Array.from({ length }, (_, place) => first + place)
  return JSON.stringify(applicationDays(`${first}-${first + length - 1}`)) === JSON.stringify(list)
})

property('lo que se lee como palabras se lee de vuelta igual', [days], (list) => {
  const text = numbersInWords(inOrder(list)).replaceAll(' a ', '-')
  return JSON.stringify(applicationDays(text)) === JSON.stringify(inOrder(list))
})

property('de cualquier texto salen días en orden, desde uno, o ninguno', [fc.string({ maxLength: 30 })], (text) => {
  const read = applicationDays(text)
  return read.every((day, place) => Number.isInteger(day) && day >= 1 && (place === 0 || day > (read[place - 1] ?? 0)))
})

property('una línea se da en un ciclo si y solo si el ciclo está en su lista', [days, cycle], (list, number) => {
  return appliesInCycle(list.join(','), number) === list.includes(number)
})

property(
  'hay una fecha por cada ciclo, cada una tantos días después de la anterior',
  [cycle, cycle, frequency],
  (from, to, every) => {
    const dates = cycleDates(START, every, from, to)
    return (
      dates.length === Math.max(0, to - from + 1) &&
      dates.every(({ ciclo, fecha }, place) => ciclo === from + place && daysBetween(START, fecha) === place * every)
    )
  },
)

property('las fechas de los días de un ciclo distan lo mismo que los días', [days], (list) => {
  const dates = datesOfDays(START, list)
  return list.every((day, place) => daysBetween(START, dates[place] ?? '') === day - 1)
})
