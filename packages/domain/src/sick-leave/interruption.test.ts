import { expect, it } from 'vitest'
import { interruption, keepsChain, maxInterruption } from './interruption.ts'

it('counts the days without leave', () => {
  expect(interruption('2026-11-02', '2026-11-03')).toBe(0)
  expect(interruption('2026-02-28', '2026-03-02')).toBe(1)
  expect(interruption('2026-11-10', '2026-11-03')).toBe(-8)
})

it('keeps the chain up to 30 days, by the record of the norm', () => {
  expect(maxInterruption('2026-11-03')).toEqual({
    vigente_desde: '2023-12-12',
    dias: 30,
    fuente: 'Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1',
  })
  expect(keepsChain('2026-10-01', '2026-11-01')).toBe(true)
  expect(keepsChain('2026-10-01', '2026-11-02')).toBe(false)
})
