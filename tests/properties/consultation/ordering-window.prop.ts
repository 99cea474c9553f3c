import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { tooOldToOrder, USUAL_WINDOW, type Ordered } from '@cauce/domain/consultation/ordering-window'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const KINDS: readonly Ordered[] = ['medicamentos', 'procedimientos', 'esquemas', 'servicios', 'incapacidades']
const ago = fc.oneof(fc.constantFrom(0, 3, 4, 30, 31), fc.integer({ min: -40, max: 400 }))

describe('tooOldToOrder', () => {
  property(
    'se ordena exactamente hasta el último día del plazo, el del ajuste o el usual',
    [fc.constantFrom(...KINDS), today, ago, fc.option(fc.nat(60), { nil: null })],
    (what, day, days, said) => {
      const plazos = said === null ? {} : { [what]: said }
      const last = addDays(addDays(day, -days), said ?? USUAL_WINDOW[what])
      expect(tooOldToOrder({ fecha: addDays(day, -days), plazos }, what, day) === null).toBe(day <= last)
    },
  )
})
