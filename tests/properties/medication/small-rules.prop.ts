import * as fc from 'fast-check'
import { expect } from 'vitest'
import { addDays, daysBetween } from '@cauce/domain/calendar/calendar-date'
import { duplicateInList, repeatedPositions } from '@cauce/domain/medication/duplicates'
import { isMonths } from '@cauce/domain/medication/months'
import { checkRoute, ROUTES, routesFor, routesOfPresentation } from '@cauce/domain/medication/routes-of-administration'
import { ENDING_DAYS, endsSoon, medicationExpiry, treatmentEnd } from '@cauce/domain/medication/treatment-end'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { article } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const ids = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 })

property('los meses van de 1 a 6', [fc.oneof(fc.integer({ min: -3, max: 10 }), fc.double())], (value) => {
  expect(isMonths(value)).toBe([1, 2, 3, 4, 5, 6].includes(value))
})

property(
  'un medicamento es duplicado exactamente cuando está en la lista',
  [ids, fc.integer({ min: 1, max: 6 })],
  (list, id) => {
    const lines = list.map((codesumi_id) => ({ codesumi_id }))
    expect(duplicateInList(lines, id) !== null).toBe(list.includes(id))
  },
)

property('agregar de a uno con la regla deja lo mismo que quitar los repetidos', [ids], (list) => {
  const added: { codesumi_id: number }[] = []
  for (const codesumi_id of list) if (duplicateInList(added, codesumi_id) === null) added.push({ codesumi_id })
  const repeated = repeatedPositions(list)
  expect(added.map(({ codesumi_id }) => codesumi_id)).toEqual(list.filter((_, index) => !repeated.includes(index)))
})

property(
  'toda vía que se ofrece se puede ordenar, y ninguna otra',
  [article, fc.constantFrom(...ROUTES)],
  ({ codesumi }, route) => {
    expect(routesFor(codesumi).length).toBeGreaterThan(0)
    expect(checkRoute(route, codesumi) === null).toBe(routesFor(codesumi).includes(route))
  },
)

const route = fc.constantFrom(...ROUTES, 'Intratecal')

property(
  'una presentación se ordena siempre por su vía, y por otra solo si ambas son inyecciones',
  [route, fc.uniqueArray(route)],
  (own, ofIngredient) => {
    const offered = routesOfPresentation(own, ofIngredient)
    expect(offered).toContain(own)
    const injected = ['Intramuscular', 'Intravenosa', 'Subcutánea']
    for (const other of offered.filter((one) => one !== own)) {
      expect(injected).toContain(own)
      expect(injected).toContain(other)
      expect(ofIngredient).toContain(other)
    }
  },
)

property(
  'una orden sirve hasta el fin de su tratamiento y noventa días',
  [anyDay, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 31 })],
  (day, meses, duracion) => {
    if (day > '2198-12-31') return
    const span = { fechaVigencia: day, meses, duracion }
    const [end, expiry] = [treatmentEnd(span), medicationExpiry(span)]
    expect(daysBetween(day, end)).toBe((meses - 1) * 30 + duracion - 1)
    expect([addDays(day, 90), end]).toContain(expiry)
    expect(expiry >= end && expiry >= addDays(day, 90)).toBe(true)
  },
)

property(
  'una cantidad siempre lleva su unidad',
  [fc.integer({ min: 0, max: 9_999 }), fc.constantFrom('Tableta', 'Vial', 'mL')],
  (amount, unit) => {
    expect(unitWords(amount, unit).toLowerCase()).toContain(unit.toLowerCase())
  },
)

property(
  'un tratamiento se acaba pronto exactamente entre su último día y los catorce de antes',
  [anyDay, fc.integer({ min: -40, max: 40 })],
  (today, left) => {
    expect(endsSoon(addDays(today, left), today)).toBe(left >= 0 && left <= ENDING_DAYS)
  },
)
