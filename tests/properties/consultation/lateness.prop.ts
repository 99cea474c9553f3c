import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { lateWords } from '@cauce/domain/consultation/lateness'
import { property } from '../../support/property.ts'

const HOUR = '2026-11-27T12:00:00.000Z'
const state = fc.constantFrom(...Object.values(ConsultationStatus))
const minutes = fc.integer({ min: -600, max: 600 })
const told = (estado_id: number, late: number): string =>
  lateWords({ estado_id, fecha_hora: HOUR }, Date.parse(HOUR) + late * 60_000)

describe('lateWords', () => {
  property('solo se dice de quien está en sala y pasada su hora', [state, minutes], (estado, late) => {
    expect(told(estado, late) !== '').toBe(estado === ConsultationStatus.waiting && late >= 1)
  })

  property('las horas y los minutos que se dicen son los que pasaron', [fc.integer({ min: 1, max: 600 })], (late) => {
    const [, hours = '0', rest = ''] = /^(?:(\d+) h )?(\d+) min después de su hora$/u.exec(
      told(ConsultationStatus.waiting, late),
    ) ?? ['', '0', 'nada']
    expect(Number(hours) * 60 + Number(rest)).toBe(late)
  })
})
