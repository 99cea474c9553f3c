import { describe, expect, it } from 'vitest'
import { formatDateTime } from '../../calendar/bogota.ts'
import { bogota, term } from '../../testing/terms.ts'
import { dueDay, dueOf, type Term } from './due.ts'

const due = (asked: Term): string => formatDateTime(dueOf(asked))
const day = (asked: Term): string => dueDay(dueOf(asked))
const pause = (desde: string, hasta: string) => ({ desde: bogota(desde), hasta: bogota(hasta) })

describe('dueOf', () => {
  it('de horas corridas cuenta noches, domingos y festivos', () => {
    // 12 October is a holiday: due all the same.
    expect(due(term('hora_corrida', 72, '2026-10-09 18:00'))).toBe('12 oct 2026, 18:00')
    expect(due(term('hora_corrida', 0.5, '2026-10-09 23:45'))).toBe('10 oct 2026, 00:15')
  })

  it('de días hábiles empieza el día hábil siguiente y termina al final del último', () => {
    expect(day(term('dia_habil', 15, '2026-10-06 10:00'))).toBe('2026-10-28')
    expect(day(term('dia_habil', 10, '2026-09-24 23:59'))).toBe('2026-10-08')
    expect(dueOf(term('dia_habil', 1, '2026-10-08 10:00'))).toBe(bogota('2026-10-10 00:00'))
  })

  it('el día de recibo cuenta cuando la unidad lo dice', () => {
    expect(day(term('dia_habil_desde', 1, '2026-10-09 18:00'))).toBe('2026-10-09')
    expect(day(term('dia_habil_desde', 1, '2026-10-10 18:00'))).toBe('2026-10-13')
    expect(day(term('dia_habil_desde', 10, '2026-09-24 08:00'))).toBe('2026-10-07')
  })

  it('de días calendario no se corre, salvo que la fila lo diga', () => {
    expect(day(term('dia_calendario', 2, '2026-10-09 08:00'))).toBe('2026-10-11')
    expect(day(term('dia_calendario', 2, '2026-10-09 08:00', { rodar_a_habil: true }))).toBe('2026-10-13')
  })

  it('de meses termina el mismo día, o el último del mes, y se corre', () => {
    expect(day(term('mes', 1, '2026-08-31 08:00'))).toBe('2026-09-30')
    expect(day(term('mes', 1, '2026-10-01 08:00'))).toBe('2026-11-03')
    expect(day(term('mes', 12, '2028-02-29 08:00'))).toBe('2029-02-28')
    expect(day(term('mes', 3, '2026-11-30 08:00'))).toBe('2027-03-01')
  })

  it('de horas hábiles cuenta solo dentro de la ventana', () => {
    expect(due(term('hora_habil', 4, '2026-10-09 15:30'))).toBe('13 oct 2026, 09:30')
    const waited = term('hora_habil', 4, '2026-10-09 15:30', {
      pausas: [pause('2026-10-13 07:30', '2026-10-13 14:00')],
    })
    expect(due(waited)).toBe('13 oct 2026, 16:00')
    expect(due(term('hora_habil', 10, '2026-10-09 05:00'))).toBe('09 oct 2026, 17:00')
    expect(due(term('hora_habil', 1, '2026-10-09 20:00'))).toBe('13 oct 2026, 08:00')
  })

  it('fijo es el instante que se escribió', () => {
    expect(due(term('fijo', 0, '2026-10-09 15:30', { fijo: bogota('2026-10-10 17:00') }))).toBe('10 oct 2026, 17:00')
  })

  it('el despacho cierra antes de medianoche', () => {
    expect(due(term('dia_habil', 3, '2026-10-06 10:00', { cierre: 17 * 60 }))).toBe('09 oct 2026, 17:00')
  })

  it('lo suspendido no cuenta y lo contado no se devuelve', () => {
    const asked = term('dia_habil', 15, '2026-10-06 10:00', { pausas: [pause('2026-10-09 09:00', '2026-10-20 15:00')] })
    expect(day(asked)).toBe('2026-11-06')
    const over = term('dia_habil', 3, '2026-10-06 10:00', { pausas: [pause('2026-10-11 09:00', '2026-10-13 15:00')] })
    expect(day(over)).toBe('2026-10-13')
    const hours = term('hora_corrida', 24, '2026-10-06 10:00', {
      pausas: [pause('2026-10-06 20:00', '2026-10-08 20:00')],
    })
    expect(due(hours)).toBe('09 oct 2026, 10:00')
  })

  it('la entidad que trabaja los sábados los cuenta, y los días que cierra no', () => {
    const calendario = { sabado_habil: true, cerrados: new Map([['2026-10-13', 'cierre de fin de año']]) }
    expect(day(term('dia_habil', 3, '2026-10-08 10:00', { calendario }))).toBe('2026-10-14')
  })
})
