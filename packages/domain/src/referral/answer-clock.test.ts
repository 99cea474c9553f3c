import { describe, expect, it } from 'vitest'
import { REQUEST_TYPES } from './annex.ts'
import { ANSWER_CLOCKS, answerClass, limitInWords, waitInWords, waitOf } from './answer-clock.ts'

const AT = Date.parse('2026-11-21T11:02:00.000Z')
const waiting = {
  tipo_solicitud: 'Remision Mayor complejidad',
  created_at: '2026-11-21T11:02:00.000Z',
  aceptada_at: null,
  cerrada_at: null,
}
const after = (minutes: number): number => AT + minutes * 60_000

describe('the answer to a referral', () => {
  it('has two hours, twelve or five days, by what was asked for', () => {
    expect(answerClass('Remision Mayor complejidad')).toBe('urgente')
    expect(answerClass('Interconsulta red externa')).toBe('prioritaria')
    expect(answerClass('Oxigeno Domiciliario')).toBe('electiva')
    expect([answerClass(null), answerClass('otra cosa')]).toEqual(['urgente', 'urgente'])
  })

  it('has the class of each request type', () => {
    expect(Object.fromEntries(REQUEST_TYPES.map((tipo) => [tipo, answerClass(tipo)]))).toEqual({
      Ambulancia: 'urgente',
      'Aval servicios intrahospitalarios': 'prioritaria',
      'Ayuda diagnostica externa': 'prioritaria',
      Contraremision: 'electiva',
      'Codigo atencion urgencias': 'urgente',
      'Codigo hospitalizacion': 'urgente',
      'Interconsulta red externa': 'prioritaria',
      'Medicina domiciliaria': 'electiva',
      'Remision Mayor complejidad': 'urgente',
      'Remision Menor complejidad': 'prioritaria',
      'Oxigeno Domiciliario': 'electiva',
      'Solicitud Ambulatoria': 'electiva',
    })
  })

  it('has the same time where the referral is older than the norm', () => {
    const old = { ...waiting, created_at: '2023-06-01T11:02:00.000Z' }
    expect(waitOf(old, Date.parse('2023-06-01T12:02:00.000Z'))).toMatchObject({ minutos: 60, plazo: 120 })
  })

  it('has the time that held on the day of Bogotá on which it was registered', () => {
    const changed: typeof ANSWER_CLOCKS = [
      ...ANSWER_CLOCKS,
      { vigente_desde: '2027-01-01', fuente: 'ajustable', horas: { urgente: 1, prioritaria: 6, electiva: 72 } },
    ]
    const limitAt = (created_at: string) => waitOf({ ...waiting, created_at }, AT, changed).plazo
    // Seven at night of the last day of the year, which is already the next one elsewhere.
    expect(limitAt('2027-01-01T00:00:00.000Z')).toBe(120)
    expect(limitAt('2027-01-01T04:59:59.000Z')).toBe(120)
    expect(limitAt('2027-01-01T05:00:00.000Z')).toBe(60)
  })

  it.each([
    [0, false, '0 min', 'Quedan 2 h 00 min'],
    [119, false, '1 h 59 min', 'Quedan 1 min'],
    [120, true, '2 h 00 min', 'Pasó de 2 horas'],
    [3_000, true, '2 d 2 h', 'Pasó de 2 horas'],
  ])('after %i minutes', (minutes, pasado, tiempo, plazo) => {
    const wait = waitOf(waiting, after(minutes))
    expect(wait).toMatchObject({ pasado, corre: true })
    expect(waitInWords(wait)).toEqual({ tiempo, plazo })
  })

  it('stops when an institution accepts, or when it closes', () => {
    const accepted = { ...waiting, aceptada_at: '2026-11-21T11:31:00.000Z' }
    expect(waitOf(accepted, after(9_000))).toMatchObject({ minutos: 29, corre: false, pasado: false })
    expect(waitInWords(waitOf(accepted, after(9_000)))).toEqual({ tiempo: '29 min', plazo: 'Respondida a tiempo' })
    const closed = { ...waiting, cerrada_at: '2026-11-21T14:02:00.000Z' }
    expect(waitInWords(waitOf(closed, after(9_000)))).toEqual({ tiempo: '3 h 00 min', plazo: 'Respondida tarde' })
  })

  it('a clock that is behind counts as just registered', () => {
    expect(waitOf(waiting, after(-10)).minutos).toBe(0)
  })

  it('is told in hours, and in days when they are whole', () => {
    expect([120, 720, 7_200].map(limitInWords)).toEqual(['2 horas', '12 horas', '5 días'])
    expect([24, 48, 50, 72].map((hours) => limitInWords(hours * 60))).toEqual([
      '24 horas',
      '48 horas',
      '50 horas',
      '3 días',
    ])
  })
})
