import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays, daysBetween } from '@cauce/domain/calendar/calendar-date'
import { accumulatedDays, chainDays } from '@cauce/domain/sick-leave/chain'
import { counts, lastDay, spanOf } from '@cauce/domain/sick-leave/leave-span'
import { checkLifting } from '@cauce/domain/sick-leave/lifting'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import { today } from '../../support/arbitraries/calendar.ts'
import { calmLeaves } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

describe('los días que acumula cada incapacidad de una lista', () => {
  property('todas a la vez son lo que cada una cuenta por sí misma', [calmLeaves], (leaves) => {
    const accumulated = accumulatedDays(leaves)
    for (const leave of leaves) {
      expect(accumulated(leave)).toBe(counts(leave) ? chainDays(leave, leaves).total : 0)
    }
  })

  property('nunca son menos que los suyos', [calmLeaves], (leaves) => {
    const accumulated = accumulatedDays(leaves)
    for (const leave of leaves.filter(counts)) {
      expect(accumulated(leave)).toBeGreaterThanOrEqual(daysBetween(leave.fecha_inicio, lastDay(leave)) + 1)
    }
  })
})

const length = fc.integer({ min: 1, max: 30 })
const place = fc.integer({ min: -40, max: 70 })

describe('el levantamiento', () => {
  property(
    'una incapacidad que se puede levantar conserva por lo menos un día, y pierde por lo menos uno',
    [today, length, place],
    (desde, dias, on) => {
      const hasta = addDays(desde, dias - 1)
      const fecha_levantamiento = addDays(desde, on)
      const lifted = {
        fecha_inicio: desde,
        fecha_final: hasta,
        fecha_levantamiento,
        estado_id: LeaveStatus.lifted,
        contingencia: 'Enf. Comun',
        prorroga: 'No' as const,
        cie10: { codigo: 'M545' },
      }
      const kept = daysBetween(desde, spanOf(lifted).hasta) + 1
      expect(checkLifting(fecha_levantamiento, { desde, hasta }) === null).toBe(on >= 1 && on <= dias - 1)
      if (on >= 1 && on <= dias - 1) expect(kept).toBe(on)
    },
    ['primer día', 'días', 'se levanta a los (días)'],
  )
})
