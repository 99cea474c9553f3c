import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { REQUEST_TYPES } from '@cauce/domain/referral/annex'
import { answerClass, waitInWords, waitOf } from '@cauce/domain/referral/answer-clock'
import { NO_HOURS } from '@cauce/domain/referral/empty-panel'
import { measureTimes, TIMES_OF_LIFE } from '@cauce/domain/referral/report'
import { property } from '../../support/property.ts'

const BEGIN = Date.parse('2026-01-01T05:00:00Z')
const instant = (minutes: number): string => new Date(BEGIN + minutes * 60_000).toISOString()
const minutes = fc.integer({ min: 0, max: 20_000 })
const request = fc.constantFrom(null, ...REQUEST_TYPES)
const HOURS = { urgente: 2, prioritaria: 12, electiva: 120 }

/** A referral that was taken so many minutes after its registration. */
const row = (length: number) => ({
  ...NO_HOURS,
  created_at: new Date(BEGIN),
  gestionada_at: new Date(BEGIN + length * 60_000),
  cerrada_at: null,
})

describe('el plazo de una remisión', () => {
  property(
    'cuenta desde el registro, vence justo a su hora, y se detiene con la aceptación o el cierre',
    [request, minutes, minutes, fc.option(minutes, { nil: null }), fc.option(minutes, { nil: null })],
    (tipo_solicitud, registered, passed, accepted, closed) => {
      const after = (length: number | null): string | null => (length === null ? null : instant(registered + length))
      const wait = waitOf(
        { tipo_solicitud, created_at: instant(registered), aceptada_at: after(accepted), cerrada_at: after(closed) },
        BEGIN + (registered + passed) * 60_000,
      )
      expect(wait.minutos).toBe(accepted ?? closed ?? passed)
      expect(wait.pasado).toBe(wait.minutos >= HOURS[answerClass(tipo_solicitud)] * 60)
      expect(waitInWords(wait).plazo.startsWith('Quedan')).toBe(wait.corre && !wait.pasado)
    },
  )

  property(
    'la mediana y el percentil 90 son tiempos que se midieron, y no dependen del orden',
    [fc.array(minutes, { minLength: 1, maxLength: 40 })],
    (lengths) => {
      const measured = measureTimes(lengths.map(row))
      const [taken] = measured
      expect(taken?.medidos).toBe(lengths.length)
      expect(lengths).toContain(taken?.mediana)
      expect(lengths.filter((length) => length <= (taken?.p90 ?? 0)).length).toBeGreaterThanOrEqual(
        lengths.length * 0.9,
      )
      expect(measureTimes(lengths.toReversed().map(row))).toEqual(measured)
      expect(measured.filter(({ medidos }) => medidos === 0)).toHaveLength(TIMES_OF_LIFE.length - 1)
    },
  )
})
