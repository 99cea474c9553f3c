import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addBusinessDays, isBusinessDay } from '@cauce/domain/calendar/business-days'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import {
  alreadyDue,
  checkExtension,
  checkSuspension,
  extended,
  reclassified,
  resumed,
} from '@cauce/domain/kit/clock/change'
import { amountOf, dueDay, dueOf, type Term } from '@cauce/domain/kit/clock/due'
import { PETITION, term } from '@cauce/domain/testing/terms'
import { property } from '../../../support/property.ts'

const HOUR_MS = 3_600_000
const inicio = fc.integer({ min: 0, max: 3 * 365 * 24 }).map((hours) => Date.UTC(2026, 0, 1) + hours * HOUR_MS)
const amount = fc.integer({ min: 1, max: 30 })
const days = fc.constantFrom<Term['unidad']>('dia_habil', 'dia_habil_desde')
const of = (unidad: Term['unidad'], cantidad: number, from: number): Term => ({
  ...term(unidad, cantidad, '2026-01-01 00:00'),
  inicio: from,
})

describe('checkSuspension', () => {
  property(
    'solo antes de vencer, una vez y en sus diez días',
    [amount, inicio, fc.nat(60 * 24)],
    (cantidad, from, hours) => {
      const asked = of('dia_habil', cantidad, from)
      const at = from + hours * HOUR_MS
      const may = at < dueOf(asked) && bogotaDate(at) <= addBusinessDays(bogotaDate(from), 10)
      expect(checkSuspension(asked, PETITION, at) === null).toBe(may)
      if (!may) return
      expect(checkSuspension(resumed(asked, at, at), PETITION, at)).not.toBeNull()
      expect(checkSuspension(asked, { ...PETITION, admite_suspension: false }, at)).not.toBeNull()
    },
  )
})

describe('checkExtension', () => {
  property(
    'lo que se deja termina justo ese día, que es hábil y no pasa del doble, también tras una suspensión',
    [days, amount, inicio, fc.integer({ min: -3, max: 90 }), fc.nat(30)],
    (unidad, cantidad, from, later, paused) => {
      const plain = of(unidad, cantidad, from)
      const asked = resumed(plain, from + 1, from + 1 + paused * 24 * HOUR_MS)
      const hasta = addDays(dueDay(dueOf(asked)), later)
      if (checkExtension(asked, PETITION, { at: dueOf(asked) - 1, hasta }) !== null) return
      const longer = extended(asked, hasta)
      expect([dueDay(dueOf(longer)), isBusinessDay(hasta)]).toEqual([hasta, true])
      expect(later).toBeGreaterThan(0)
      expect(amountOf(longer)).toBeLessThanOrEqual(2 * cantidad)
      expect(
        checkExtension(longer, PETITION, { at: dueOf(asked) - 1, hasta: addBusinessDays(hasta, 1) }),
      ).not.toBeNull()
    },
  )
})

describe('reclassified', () => {
  property(
    'ir y volver de clase no cambia el vencimiento, y dice si ya venció',
    [amount, inicio, amount],
    (cantidad, from, other) => {
      const plain = of('dia_habil', cantidad, from)
      const raised = reclassified(plain, { unidad: 'hora_corrida', cantidad: other, rodar_a_habil: false })
      expect(dueOf(reclassified(raised, plain))).toBe(dueOf(plain))
      expect(alreadyDue(raised, 'riesgo vital', from + other * HOUR_MS - 1)).toBeNull()
      expect(alreadyDue(raised, 'riesgo vital', from + other * HOUR_MS)).not.toBeNull()
    },
  )
})
