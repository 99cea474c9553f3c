import { expect, it } from 'vitest'
import { TERM_MOVE_NOT_ALLOWED, type TermState } from '@cauce/domain/kit/clock/light'
import { applyTerm, type TermEvent } from './term.ts'

const after = (from: TermState | null, event: TermEvent): string => {
  const step = applyTerm(from, event)
  return 'error' in step ? step.error : step.estado
}

it('corre, se suspende, se reanuda y se prorroga', () => {
  expect(after(null, { type: 'recibir' })).toBe('corriendo')
  expect(after('corriendo', { type: 'suspender' })).toBe('suspendido')
  expect(after('suspendido', { type: 'reanudar' })).toBe('corriendo')
  expect(after('corriendo', { type: 'prorrogar' })).toBe('corriendo')
  expect(after('suspendido', { type: 'vencer' })).toBe(TERM_MOVE_NOT_ALLOWED)
})

it('vencido sigue abierto, y se cumple a tiempo o tarde', () => {
  expect(after('corriendo', { type: 'vencer' })).toBe('vencido')
  expect(after('vencido', { type: 'cumplir', a_tiempo: false })).toBe('cumplido_tarde')
  expect(after('corriendo', { type: 'cumplir', a_tiempo: true })).toBe('cumplido')
  expect(after('vencido', { type: 'suspender' })).toBe(TERM_MOVE_NOT_ALLOWED)
})

it('lo cumplido se corrige o se reabre', () => {
  expect(after('cumplido', { type: 'cumplir', a_tiempo: false })).toBe('cumplido_tarde')
  expect(after('cumplido', { type: 'reabrir', a_tiempo: true })).toBe('corriendo')
  expect(after('cumplido_tarde', { type: 'reabrir', a_tiempo: false })).toBe('vencido')
})

it('sin efecto no cambia más', () => {
  expect(after('vencido', { type: 'anular' })).toBe('sin_efecto')
  for (const type of ['recibir', 'suspender', 'reanudar', 'prorrogar', 'vencer', 'anular'] as const)
    expect(after('sin_efecto', { type })).toBe(TERM_MOVE_NOT_ALLOWED)
})
