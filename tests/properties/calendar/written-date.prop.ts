import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { addDays, daysBetween, isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { isWholeDate, writtenDate } from '@cauce/domain/calendar/written-date'
import { anyDay, today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const parts = (day: string): readonly [string, string, string] => [day.slice(8), day.slice(5, 7), day.slice(0, 4)]

describe('writtenDate', () => {
  property(
    'se lee lo que el producto escribe, y un día entero se lee igual con cualquier signo',
    [anyDay, today],
    (day, now) => {
      const [d, m, y] = parts(day)
      const ways = [
        formatDate(day),
        day,
        `${d}/${m}/${y}`,
        `${d}-${m}-${y}`,
        `${d}.${m}.${y}`,
        `${d} ${m} ${y}`,
        `${d}${m}${y}`,
      ]
      expect(ways.map((way) => writtenDate(way, now))).toEqual(ways.map(() => day))
      expect(isWholeDate(`${d}/${m}/${y}`)).toBe(true)
    },
  )

  property('el mes va después del día, nunca antes', [anyDay, today], (day, now) => {
    const [d, m, y] = parts(day)
    const turned = writtenDate(`${m}/${d}/${y}`, now)
    expect(turned).toBe(Number(d) > 12 ? null : `${y}-${d}-${m}`)
  })

  property('+n y -n son n días desde hoy', [fc.integer({ min: 0, max: 3000 }), today], (days, now) => {
    expect(writtenDate(`+${days}`, now)).toBe(addDays(now, days))
    expect(writtenDate(`-${days}`, now)).toBe(addDays(now, -days))
  })

  property('sin año no hay otro más cercano a hoy', [anyDay, today], (day, now) => {
    const [d, m] = parts(day)
    const read = writtenDate(`${d}/${m}`, now)
    if (read === null) {
      expect(`${d}/${m}`).toBe('29/02')
      return
    }
    expect(read.slice(5)).toBe(day.slice(5))
    expect(Math.abs(daysBetween(now, read))).toBeLessThanOrEqual(m === '02' && d === '29' ? 731 : 183)
  })

  property(
    'de cualquier texto sale un día que existe o ninguno',
    [fc.oneof(fc.string(), fc.stringMatching(/^[0-9/ .+-]{0,12}$/u)), today],
    (text, now) => {
      const read = writtenDate(text, now)
      expect(read === null || isCalendarDate(read)).toBe(true)
    },
  )
})
