/** What is taken: a delivery never makes it shorter, and what acts longer never stops to count sooner. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import {
  lastGivenDay,
  lastTakenDay,
  lineStanding,
  standingOf,
  type CourseLine,
  type GivenLine,
} from '@cauce/domain/medication/taken'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const days = fc.integer({ min: 0, max: 200 })
const line: fc.Arbitrary<CourseLine> = fc
  .record({
    start: anyDay,
    estado_id: fc.constantFrom(...Object.values(OrderStatus)),
    duracion: fc.integer({ min: 1, max: 31 }),
    meses: fc.integer({ min: 1, max: 6 }),
    delivered: fc.option(days),
    since: days,
  })
  .map(({ start, estado_id, duracion, meses, delivered, since }) => ({
    estado_id,
    fecha_vigencia: start,
    fin_tratamiento: addDays(start, duracion * meses - 1),
    duracion,
    entregada: delivered === null ? null : addDays(start, delivered),
    estado_desde: addDays(start, since),
  }))

const given: fc.Arbitrary<GivenLine> = fc
  .record({
    start: anyDay,
    estado_id: fc.constantFrom(...Object.values(SchemeStatus)),
    offsets: fc.array(days, { maxLength: 6 }),
    since: days,
  })
  .map(({ start, estado_id, offsets, since }) => ({
    estado_id,
    fechas: offsets.map((each) => addDays(start, each)),
    estado_desde: addDays(start, since),
  }))

const notBefore = (one: CalendarDate | null, other: CalendarDate | null): boolean =>
  other === null || (one !== null && one >= other)

describe('lastTakenDay', () => {
  property('entregar nunca acorta lo que se toma', [line, days], (of, after) => {
    const entregada = addDays(of.entregada ?? of.fecha_vigencia, after)
    expect(notBefore(lastTakenDay({ ...of, entregada }), lastTakenDay(of))).toBe(true)
  })

  property('lo que se toma alcanza para todo lo que se entregó, si nada lo detuvo', [line, days], (of, after) => {
    const entregada = addDays(of.fecha_vigencia, after)
    const last = lastTakenDay({ ...of, estado_id: OrderStatus.active, entregada })
    expect(last !== null && last >= addDays(entregada, of.duracion - 1)).toBe(true)
  })

  property('suspender nunca alarga, y no queda después del día en que se suspendió', [line], (of) => {
    const stopped = lastTakenDay({ ...of, estado_id: OrderStatus.annulled })
    expect(stopped === null || stopped <= of.estado_desde).toBe(true)
    expect(notBefore(lastTakenDay({ ...of, estado_id: OrderStatus.active }), stopped)).toBe(true)
  })
})

describe('lastGivenDay', () => {
  property('es uno de sus días y no está por venir', [given, anyDay], (of, today) => {
    const last = lastGivenDay(of, today)
    const never = of.estado_id === SchemeStatus.waiting || of.estado_id === SchemeStatus.unsigned
    expect(
      last === null
        ? never || of.fechas.every((day) => day > today || day > of.estado_desde)
        : !never && of.fechas.includes(last),
    ).toBe(true)
    expect(last === null || last <= today).toBe(true)
  })

  property('el tiempo que pasa no borra lo que se dio', [given, anyDay, days], (of, today, more) => {
    expect(notBefore(lastGivenDay(of, addDays(today, more)), lastGivenDay(of, today))).toBe(true)
  })
})

describe('standingOf', () => {
  property(
    'más días de lavado nunca hacen que deje de contar',
    [anyDay, anyDay, days, days],
    (last, today, some, more) => {
      if (standingOf(last, some, today) !== null) {
        expect(standingOf(last, some + more, today)).toBe(standingOf(last, some, today))
      }
    },
  )

  property(
    'toma hasta su último día; después actúa tantos días como su lavado',
    [anyDay, days, days],
    (last, washout, after) => {
      const standing = standingOf(last, washout, addDays(last, after))
      expect(standing).toBe(after === 0 ? 'toma' : after <= washout ? 'lavado' : null)
    },
  )
})

property(
  'lo suspendido no se toma ningún día, y deja de contar cuando deja de actuar',
  [line, days, days],
  (of, washout, after) => {
    const today = addDays(of.fecha_vigencia, after)
    const stopped = { ...of, estado_id: OrderStatus.annulled }
    expect(lineStanding(stopped, washout, today)).not.toBe('toma')
    expect(lineStanding(stopped, washout, today) === null).toBe(
      standingOf(lastTakenDay(stopped), washout, today) === null,
    )
  },
)
