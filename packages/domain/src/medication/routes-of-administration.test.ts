import { expect, it } from 'vitest'
import { checkRoute, NOT_A_ROUTE, ROUTES, routesFor, routesOfPresentation } from './routes-of-administration.ts'

it('has the seventeen routes of the specification', () => {
  expect(ROUTES.join(', ')).toBe(
    'Oral, Intramuscular, Intravenosa, Subcutánea, Sublingual, Inhalatoria, Transdérmica, Dérmica, Nasal, Oftálmica, Ótica, Tópica, Rectal, Vaginal, Enjuague, Intratectual, Enteral',
  )
})

it('offers those of the drug, or the fixed list when it has none', () => {
  expect(routesFor({ vias_administracion: ['Oral', 'Rectal'] })).toEqual(['Oral', 'Rectal'])
  expect(routesFor({ vias_administracion: [] })).toBe(ROUTES)
})

it('refuses a route that is not offered', () => {
  expect(checkRoute('Intravenosa', { vias_administracion: ['Oral'] })).toBe(NOT_A_ROUTE)
  expect(checkRoute('Intravenosa', { vias_administracion: [] })).toBeNull()
})

it.each([
  ['Oral', ['Intravenosa', 'Oral'], ['Oral']],
  ['Oftálmica', ['Intravenosa', 'Oftálmica', 'Oral'], ['Oftálmica']],
  ['Intravenosa', ['Intramuscular', 'Intratecal', 'Intravenosa', 'Oral'], ['Intramuscular', 'Intravenosa']],
  ['Intratecal', ['Intratecal', 'Intravenosa'], ['Intratecal']],
  ['Subcutánea', [], ['Subcutánea']],
  [null, ['Oral'], ['Oral']],
])('a presentation %s of an ingredient given %j is ordered %j', (own, ofIngredient, wanted) => {
  expect(routesOfPresentation(own, ofIngredient)).toEqual(wanted)
})
