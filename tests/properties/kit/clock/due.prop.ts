import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { bogotaDate, bogotaMidnight } from '@cauce/domain/calendar/bogota'
import { USUAL_CALENDAR, type WorkCalendar } from '@cauce/domain/calendar/business-days'
import { holidayOn } from '@cauce/domain/calendar/holidays'
import { resumed } from '@cauce/domain/kit/clock/change'
import { amountOf, dueDay, dueOf, stretchesOf, type Term } from '@cauce/domain/kit/clock/due'
import { term } from '@cauce/domain/testing/terms'
import { property } from '../../../support/property.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Five hours behind Greenwich, as a person in Bogotá would count. */
const wall = (ms: number): Date => new Date(ms - 5 * HOUR)
const isoOf = (ms: number): string => wall(ms).toISOString().slice(0, 10)
const counts = (day: string, { sabado_habil, cerrados }: WorkCalendar): boolean => {
  const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
  return name !== 'Sun' && (name !== 'Sat' || sabado_habil) && holidayOn(day) === null && !cerrados.has(day)
}
const isoAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The last day of a term of business days, walked one day at a time with the suspended days crossed out. */
const walked = ({ inicio, pausas, cantidad, calendario, unidad }: Term): string => {
  let day = wall(inicio).toISOString().slice(0, 10)
  let left = cantidad - (unidad === 'dia_habil_desde' && counts(day, calendario) ? 1 : 0)
  for (const { desde, hasta } of pausas) {
    const stop = isoOf(desde)
    while (day < stop) {
      day = isoAfter(day, 1)
      if (counts(day, calendario)) left -= 1
    }
    day = isoOf(hasta)
  }
  while (left > 0) {
    day = isoAfter(day, 1)
    if (counts(day, calendario)) left -= 1
  }
  return day
}

const minute = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2034, 0, 1) / 60_000 })
  .map((each) => each * 60_000)
/** Around midnight in Bogotá, around New Year, on 29 February, in Holy Week and before a holiday on Monday. */
const edge = fc
  .tuple(
    fc.constantFrom('2026-12-31', '2028-02-29', '2026-04-01', '2026-10-09', '2026-10-11', '2026-01-31', '2027-08-06'),
    fc.constantFrom(-1, 0, 1, 60_000, DAY - 60_000, DAY - 1, DAY),
  )
  .map(([day, ms]) => bogotaMidnight(day) + ms)
const start = fc.oneof({ weight: 2, arbitrary: minute }, { weight: 1, arbitrary: edge })
const calendar: fc.Arbitrary<WorkCalendar> = fc.record({
  sabado_habil: fc.boolean(),
  cerrados: fc.constantFrom(
    new Map(),
    new Map([
      ['2026-10-13', 'cierre'],
      ['2026-12-31', 'cierre'],
    ]),
  ),
})
const days = fc.constantFrom<Term['unidad']>('dia_habil', 'dia_habil_desde', 'dia_calendario', 'mes')
const unit = fc.constantFrom<Term['unidad']>(
  'hora_corrida',
  'hora_habil',
  'dia_habil',
  'dia_habil_desde',
  'dia_calendario',
  'mes',
)
const amount = fc.integer({ min: 1, max: 24 })
const of = (unidad: Term['unidad'], cantidad: number, inicio: number, calendario = USUAL_CALENDAR): Term => ({
  ...term(unidad, cantidad, '2026-01-01 00:00', { calendario }),
  inicio,
})

describe('dueOf', () => {
  property(
    'en días hábiles es el día al que llega quien los cuenta uno por uno, también con una suspensión',
    [
      fc.constantFrom<Term['unidad']>('dia_habil', 'dia_habil_desde'),
      amount,
      start,
      calendar,
      fc.option(fc.tuple(fc.nat(20), fc.nat(40)), { nil: null }),
    ],
    (unidad, cantidad, inicio, calendario, pause) => {
      const plain = of(unidad, cantidad, inicio, calendario)
      const desde = inicio + (pause?.[0] ?? 0) * DAY
      const paused = pause !== null && desde < dueOf(plain) ? resumed(plain, desde, desde + pause[1] * DAY) : plain
      expect(dueDay(dueOf(paused))).toBe(walked(paused))
      expect(dueOf(paused)).toBe(bogotaMidnight(isoAfter(walked(paused), 1)))
    },
  )

  property(
    'recibido después o con más cantidad nunca vence antes',
    [unit, amount, start, calendar, fc.nat(100)],
    (unidad, cantidad, inicio, calendario, later) => {
      const due = dueOf(of(unidad, cantidad, inicio, calendario))
      expect(dueOf(of(unidad, cantidad, inicio + later * HOUR, calendario))).toBeGreaterThanOrEqual(due)
      expect(dueOf(of(unidad, cantidad + 1, inicio, calendario))).toBeGreaterThanOrEqual(due)
      expect(due).toBeGreaterThan(inicio)
    },
  )

  property(
    'suspender y reanudar en el mismo instante no cambia nada',
    [unit, amount, start, fc.nat(1_000)],
    (unidad, cantidad, inicio, share) => {
      const plain = of(unidad, cantidad, inicio)
      const at = inicio + Math.floor(((dueOf(plain) - inicio - 1) * share) / 1_000)
      expect(dueOf(resumed(plain, at, at))).toBe(dueOf(plain))
    },
  )

  property(
    'lo contado y lo que falta son el plazo entero',
    [unit, amount, start, fc.nat(1_000), fc.nat(400)],
    (unidad, cantidad, inicio, share, length) => {
      const plain = of(unidad, cantidad, inicio)
      const at = inicio + Math.floor(((dueOf(plain) - inicio - 1) * share) / 1_000)
      const paused = resumed(plain, at, at + length * HOUR)
      const sum = stretchesOf(paused).reduce((total, stretch) => total + stretch.cantidad, 0)
      expect(sum).toBeCloseTo(amountOf(paused), 6)
      expect(dueOf(paused)).toBeGreaterThanOrEqual(dueOf(plain))
    },
  )

  property('de días termina a medianoche de Bogotá', [days, amount, start], (unidad, cantidad, inicio) => {
    const due = dueOf(of(unidad, cantidad, inicio))
    expect(due).toBe(bogotaMidnight(bogotaDate(due)))
  })
})
