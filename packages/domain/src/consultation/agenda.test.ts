import { describe, expect, it } from 'vitest'
import { ConsultationStatus } from './consultation-status.ts'
import { consultationTone, isStillAhead, lateWords, openingVerb } from './agenda.ts'

describe("a consultation in the day's list", () => {
  it.each([
    [1, 'waiting', 'Abrir', true],
    [2, 'info', 'Abrir', true],
    [3, 'ok', 'Continuar', true],
    [4, 'info', 'Ver', false],
    [5, 'bad', 'Ver', false],
    [99, 'unknown', 'Ver', false],
  ] as const)('of state %i is shown %s, its button says %s, still ahead: %s', (estado, tone, verb, ahead) => {
    expect(consultationTone(estado)).toBe(tone)
    expect(openingVerb(estado)).toBe(verb)
    expect(isStillAhead(estado)).toBe(ahead)
  })
})

const at = (estado_id: number, minutes: number) => {
  const hour = Date.parse('2026-11-27T12:00:00.000Z')
  return lateWords({ estado_id, fecha_hora: '2026-11-27T12:00:00.000Z' }, hour + minutes * 60_000)
}

describe('lateWords', () => {
  it('dice cuánto pasó de su hora quien espera en sala, y nada de los demás', () => {
    expect(at(ConsultationStatus.waiting, 16)).toBe('16 min después de su hora')
    expect(at(ConsultationStatus.waiting, 60)).toBe('1 h 0 min después de su hora')
    expect(at(ConsultationStatus.waiting, 1)).toBe('1 min después de su hora')
    expect(at(ConsultationStatus.waiting, 0)).toBe('')
    expect(at(ConsultationStatus.waiting, -20)).toBe('')
    expect(at(ConsultationStatus.toConfirm, 16)).toBe('')
  })
})
