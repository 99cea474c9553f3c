import { describe, expect, it } from 'vitest'
import { draftStatus } from './draft-status.ts'

describe('where what is typed is', () => {
  it.each([
    ['upToDate', null, 'ok', 'Lo que escriba se guarda solo'],
    ['upToDate', '07:24', 'ok', 'Guardado a las 07:24'],
    ['sending', '07:24', 'busy', 'Guardando…'],
    ['conflict', null, 'warning', 'Elija qué queda en los campos que también cambiaron en otro equipo'],
    ['watching', null, 'ok', 'La escribe otro profesional: solo se lee'],
  ] as const)('%s, saved at %s', (stage, savedAt, tone, text) => {
    expect(draftStatus({ stage, savedAt, keepFailed: false })).toEqual({ tone, text })
  })

  it('a browser that keeps nothing is told while something is only here', () => {
    const told = { savedAt: null, keepFailed: true }
    expect(draftStatus({ stage: 'offline', ...told }).tone).toBe('error')
    expect(draftStatus({ stage: 'upToDate', ...told }).tone).toBe('ok')
  })
})
