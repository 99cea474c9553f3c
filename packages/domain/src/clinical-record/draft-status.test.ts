import { describe, expect, it } from 'vitest'
import { draftStatus } from './draft-status.ts'

describe('where what is typed is', () => {
  it.each([
    ['upToDate', null, 'ok', 'Lo que escriba se guarda solo'],
    ['upToDate', '07:24', 'ok', 'Guardado a las 07:24'],
    ['sending', '07:24', 'busy', 'Guardando…'],
    ['conflict', null, 'warning', 'Elija qué queda en los campos que también cambiaron en otro equipo'],
    ['loading', null, 'busy', 'Se abre la historia'],
    [
      'offline',
      null,
      'warning',
      'El servidor no responde: lo que escribe queda en este equipo y se envía solo cuando vuelva',
    ],
    ['refused', null, 'error', 'El servidor no aceptó el borrador: lo que escribió queda en este equipo'],
    ['finalising', null, 'busy', 'Se finaliza la historia…'],
    ['interrupted', null, 'warning', 'No llegó la respuesta: no se sabe si la historia quedó finalizada'],
    ['finalised', null, 'ok', 'Historia finalizada'],
    ['watching', null, 'ok', 'La escribe otro profesional: solo se lee'],
  ] as const)('%s, saved at %s', (stage, savedAt, tone, text) => {
    expect(draftStatus({ stage, savedAt, keepFailed: false })).toEqual({ tone, text })
  })

  it('a browser that keeps nothing is told while something is only here', () => {
    const told = { savedAt: null, keepFailed: true }
    for (const stage of ['sending', 'offline', 'refused', 'conflict'] as const) {
      expect(draftStatus({ stage, ...told })).toEqual({
        tone: 'error',
        text: 'Este navegador no deja guardar lo que escribe: no cierre la página hasta que el servidor lo reciba',
      })
    }
    expect(draftStatus({ stage: 'upToDate', ...told }).tone).toBe('ok')
  })
})
