import { expect, it } from 'vitest'
import { presenceState, windowsText } from './presence.ts'

const NOW = Date.parse('2026-11-21T15:00:00.000Z')
const state = (minutes: number, windows: number) =>
  presenceState({ activityMs: NOW - minutes * 60_000, nowMs: NOW, windows })

it('está en línea quien tiene una ventana abierta o hizo algo en los últimos cinco minutos', () => {
  expect(state(1, 2)).toBe('activo')
  expect(state(40, 1)).toBe('inactivo')
  expect(state(4, 0)).toBe('sin_ventana')
  expect(state(5, 0)).toBeNull()
})

it('cuenta las ventanas en palabras', () => {
  expect([0, 1, 3].map(windowsText)).toEqual(['Ninguna', '1 ventana', '3 ventanas'])
})
