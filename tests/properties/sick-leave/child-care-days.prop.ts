import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { isBusinessDay } from '@cauce/domain/calendar/business-days'
import { CARE_DAYS, checkCareDays } from '@cauce/domain/sick-leave/child-care-days'
import { CONTINGENCIES } from '@cauce/domain/sick-leave/sick-leave'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const [{ habiles: MAX }] = CARE_DAYS
const CHILD_CARE = 'Licencia para el cuidado de la niñez'

describe('checkCareDays', () => {
  property(
    'se acepta de uno al máximo de días hábiles, contados uno por uno; las demás incapacidades no se cuentan así',
    [fc.constantFrom(...CONTINGENCIES), today, fc.integer({ min: 1, max: 30 })],
    (contingencia, fecha_inicio, dias) => {
      const taken = Array.from({ length: dias }, (_, place) => addDays(fecha_inicio, place)).filter((day) =>
        isBusinessDay(day),
      ).length
      const refused = contingencia === CHILD_CARE && (taken === 0 || taken > MAX)
      expect(checkCareDays({ contingencia, fecha_inicio, dias }, fecha_inicio, []) !== null).toBe(refused)
    },
  )
})
