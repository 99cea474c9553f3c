import { expect, it } from 'vitest'
import { ANNULLED_LETTER, deliveryProblem, detailProblem, GUIDE_MISSING, RECEIVER_MISSING } from './delivery.ts'

it('is delivered once, and never what was annulled', () => {
  const at = Date.parse('2026-11-21T12:24:00Z')
  expect(deliveryProblem({ anulada: false, entregada: null })).toBeNull()
  expect(deliveryProblem({ anulada: false, entregada: { at, medio: 'personal' } })).toBe(
    'Ya se entregó el 21 nov 2026, 07:24: en persona.',
  )
  expect(deliveryProblem({ anulada: true, entregada: { at, medio: 'personal' } })).toBe(ANNULLED_LETTER)
})

it('asks who received it, or its guide', () => {
  expect(detailProblem('personal', ' ')).toBe(RECEIVER_MISSING)
  expect(detailProblem('correo_fisico', '')).toBe(GUIDE_MISSING)
  expect(detailProblem('personal', 'Su hija')).toBeNull()
})
