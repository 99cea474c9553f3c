import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { AHEAD, checkFutureStart } from '@cauce/domain/sick-leave/future-start'
import { checkRetroactive, MAX_RETROACTIVE } from '@cauce/domain/sick-leave/retroactive'
import { CONTINGENCIES, RETROACTIVE_CASES } from '@cauce/domain/sick-leave/sick-leave'
import { contingencyKind } from '@cauce/domain/sick-leave/contingency'
import { property } from '../../support/property.ts'

/** Days on which the law of today holds. */
const today = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('2024-01-01', days))
const [{ dias_maximos }] = AHEAD
const [{ dias: BACK }] = MAX_RETROACTIVE
const shift = fc.integer({ min: -2 * BACK, max: 2 * dias_maximos })
const cause = fc.constantFrom(null, '', 'otra', ...RETROACTIVE_CASES)

describe('el día en que puede empezar una incapacidad', () => {
  property('hacia adelante: hasta los días de la norma después de hoy', [today, shift], (day, days) => {
    expect(checkFutureStart(addDays(day, days), day) === null).toBe(days <= dias_maximos)
  })

  property(
    'hacia atrás: en uno de los tres casos, hasta los días de la norma, nunca por atención ambulatoria; una licencia no pide caso',
    [today, shift, cause, fc.boolean(), fc.constantFrom(...CONTINGENCIES)],
    (day, days, causa_retroactiva, ambulatoria, contingencia) => {
      const start = { fecha_inicio: addDays(day, days), contingencia, causa_retroactiva, ambulatoria }
      const isCase = RETROACTIVE_CASES.some((known) => known === causa_retroactiva)
      const admitted =
        days >= 0 || (days >= -BACK && (contingencyKind(contingencia) === 'licencia' || (!ambulatoria && isCase)))
      expect(Object.keys(checkRetroactive(start, day)).length === 0).toBe(admitted)
    },
  )
})
