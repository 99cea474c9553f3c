import { describe, expect } from 'vitest'
import { bogotaDate, formatDate, formatDateTime, formatTime } from '@cauce/domain/calendar/bogota'
import { anyDay, instant } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Bogota',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

describe('la hora de Bogotá', () => {
  property('coincide con la base de datos de zonas horarias', [instant], (ms) => {
    const [day, hour] = clock.format(ms).split(' ')
    expect([bogotaDate(ms), formatTime(ms)]).toEqual([day, hour])
  })

  property('un instante se lee igual escrito o contado', [instant], (ms) => {
    expect(formatDateTime(new Date(ms).toISOString())).toBe(formatDateTime(ms))
  })
})

property('una fecha escrita se puede leer de vuelta', [anyDay], (day) => {
  const [dayOfMonth = '', month = '', year = ''] = formatDate(day).split(' ')
  const number = 'ene feb mar abr may jun jul ago sep oct nov dic'.indexOf(month) / 4 + 1
  expect(`${year}-${String(number).padStart(2, '0')}-${dayOfMonth}`).toBe(day)
})
