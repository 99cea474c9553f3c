import { expect, it } from 'vitest'
import { checkRoute, NOT_A_ROUTE, ROUTES, routesFor } from './routes-of-administration.ts'

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
