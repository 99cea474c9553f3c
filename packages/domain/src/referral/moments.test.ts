import { describe, expect, it } from 'vitest'
import { NO_HOURS } from './empty-panel.ts'
import { ACCEPTED_LATER, checkMoments, intervals, isClockTime, minutesInWords, momentOf } from './moments.ts'

/** 08:00 in Bogotá, with seconds. */
const FROM = Date.parse('2026-11-21T08:00:40-05:00')
const DAY = '2026-11-21'

describe('the hours of a referral', () => {
  it('are those of Bogotá', () => {
    expect(momentOf(DAY, '13:05')).toBe(Date.parse('2026-11-21T18:05:00Z'))
    expect(momentOf(DAY, '13:05:40')).toBe(Date.parse('2026-11-21T18:05:00Z'))
    expect([
      momentOf(DAY, null),
      momentOf(null, '13:05'),
      momentOf('2026-02-30', '10:00'),
      momentOf(DAY, '24:00'),
    ]).toEqual([null, null, null, null])
  })

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['23:59:30', true],
    ['24:00', false],
    ['7:00', false],
    ['07:60', false],
    ['a las 07:00', false],
    ['07:00 p. m.', false],
    ['', false],
  ])('%s is an hour: %s', (text, wanted) => {
    expect(isClockTime(text)).toBe(wanted)
  })

  it('that do not exist are told at their field', () => {
    const wrong = { ...NO_HOURS, fecha_aceptacion: '2026-02-30', hora_aceptacion: '25:00' }
    expect(checkMoments(wrong, FROM)).toEqual({
      fecha_aceptacion: ['Debe ser una fecha válida (AAAA-MM-DD)'],
      hora_aceptacion: ['Debe ser una hora válida (HH:MM)'],
    })
  })

  it('that were left blank are not told', () => {
    expect(checkMoments({ ...NO_HOURS, fecha_aceptacion: ' ', hora_aceptacion: ' ' }, FROM)).toEqual({})
  })

  it('go in order, from the minute of the registration', () => {
    const same = { ...NO_HOURS, fecha_aceptacion: DAY, hora_aceptacion: '08:00' }
    expect(checkMoments(same, FROM)).toEqual({})
    expect(checkMoments({ ...same, hora_aceptacion: '07:59' }, FROM)).toEqual({
      hora_aceptacion: ['Aceptación no puede ser antes de registro'],
    })
    expect(checkMoments({ ...same, fecha_traslado: DAY, hora_traslado: '07:30' }, FROM)).toEqual({
      hora_traslado: ['Llegada no puede ser antes de aceptación'],
    })
  })

  it('of an acceptance are not of the future, but for a clock that is minutes ahead', () => {
    const accepted = { ...NO_HOURS, fecha_aceptacion: DAY, hora_aceptacion: '10:05' }
    const at = (clock: string) => Date.parse(`${DAY}T${clock}:00-05:00`)
    expect(checkMoments(accepted, FROM, at('10:00'))).toEqual({})
    expect(checkMoments(accepted, FROM, at('09:59'))).toEqual({ hora_aceptacion: [ACCEPTED_LATER] })
    expect(checkMoments(accepted, FROM)).toEqual({})
    const departs = { ...NO_HOURS, fecha_traslado_salida: DAY, hora_traslado_salida: '23:00' }
    expect(checkMoments(departs, FROM, at('09:59'))).toEqual({})
  })

  it('are measured from the one before that is known', () => {
    const hours = {
      ...NO_HOURS,
      fecha_aceptacion: DAY,
      hora_aceptacion: '09:31',
      fecha_traslado: '2026-11-22',
      hora_traslado: '09:31',
    }
    expect(intervals(hours, Date.parse('2026-11-21T08:00:00-05:00'))).toEqual([
      { clave: 'aceptacion', nombre: 'De registro a aceptación', minutos: 91 },
      { clave: 'llegada', nombre: 'De aceptación a llegada', minutos: 1_440 },
    ])
    expect(intervals(NO_HOURS, FROM)).toEqual([])
  })

  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h 00 min'],
    [125, '2 h 05 min'],
    [1_439, '23 h 59 min'],
    [1_440, '1 d 0 h'],
    [4_560, '3 d 4 h'],
  ])('%i minutes are read «%s»', (minutes, words) => {
    expect(minutesInWords(minutes)).toBe(words)
  })
})
