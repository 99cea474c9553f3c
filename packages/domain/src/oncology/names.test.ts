import { expect, it } from 'vitest'
import { schemeName, schemeStatusName, schemeStatusTone, STATUS_NAMES } from './names.ts'

it.each([
  [1, 'Activa', 'ok'],
  [2, 'Cancelada', 'bad'],
  [3, 'Suspendida', 'waiting'],
  [5, 'No firmada', 'bad'],
  [49, 'Aplicada', 'ok'],
  [50, 'Espera la segunda firma', 'waiting'],
])('state %i is %s, in the tone %s', (estado_id, name, tone) => {
  expect(schemeStatusName(estado_id)).toBe(name)
  expect(schemeStatusTone(estado_id)).toBe(tone)
})

it('shows 4 in green and any other in red', () => {
  expect([schemeStatusTone(4), schemeStatusTone(5), schemeStatusTone(77)]).toEqual(['ok', 'bad', 'bad'])
  expect(schemeStatusName(77)).toBe('Estado desconocido')
})

it('names a scheme by its abbreviation and its name', () => {
  expect(schemeName({ abreviatura_esquema: 'mFOLFOX6', nombre_esquema: 'Oxaliplatino y fluorouracilo' })).toBe(
    'mFOLFOX6 Oxaliplatino y fluorouracilo',
  )
})

it('every state of the product is one of an ordered line, but the one in which a scheme waits', () => {
  expect(STATUS_NAMES).toMatchObject({ 1: 'Activa', 5: 'Negada', 50: 'Espera la segunda firma' })
  expect(Object.keys(STATUS_NAMES)).toHaveLength(9)
})
