import { describe, expect, it } from 'vitest'
import { ConsultationStatus } from './consultation-status.ts'
import { lateWords } from './lateness.ts'

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
