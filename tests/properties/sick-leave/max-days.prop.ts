import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { CERTIFICATE_DAYS, checkDays } from '@cauce/domain/sick-leave/max-days'
import { CONTINGENCIES } from '@cauce/domain/sick-leave/sick-leave'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const [{ cualquiera: MAX }] = CERTIFICATE_DAYS
const allowed = new Set(Array.from({ length: MAX }, (_, index) => index + 1))
const days = fc.oneof(fc.integer({ min: -3, max: MAX + 10 }), fc.double(), fc.constantFrom(0, MAX, MAX + 1, 1e9))

describe('checkDays', () => {
  property(
    'fuera de maternidad, solo los números enteros de 1 al máximo de la norma',
    [days, fc.constantFrom(...CONTINGENCIES), today],
    (dias, contingencia, day) => {
      if (contingencia === 'licencia maternidad') return
      expect(checkDays(dias, contingencia, day) === null).toBe(allowed.has(dias))
    },
  )

  property(
    'lo que puede tener cualquier incapacidad lo puede tener también la de maternidad',
    [days, today],
    (dias, day) => {
      if (checkDays(dias, 'Enf. Comun', day) !== null) return
      expect(checkDays(dias, 'licencia maternidad', day)).toBeNull()
    },
  )
})
