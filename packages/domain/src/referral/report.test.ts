import { describe, expect, it } from 'vitest'
import { NO_HOURS } from './empty-panel.ts'
import { everyDay, measureTimes, timeBars, TIMES_OF_LIFE, type MeasuredReferral } from './report.ts'

const at = (clock: string): Date => new Date(`2026-11-21T${clock}:00-05:00`)
const referral: MeasuredReferral = {
  ...NO_HOURS,
  created_at: at('06:02'),
  gestionada_at: at('06:09'),
  cerrada_at: null,
  fecha_aceptacion: '2026-11-21',
  hora_aceptacion: '06:31',
  fecha_traslado_salida: '2026-11-21',
  hora_traslado_salida: '06:40',
}

const barsUntil = (hasta: string) => timeBars(everyDay({ desde: '2026-09-20', hasta }, new Map()))

const oneEachDay = (period: Parameters<typeof everyDay>[0]) =>
  everyDay(period, new Map()).map(({ etiqueta }) => ({ etiqueta, total: 1 }))

describe('the report of referrals', () => {
  it('measures each interval of their life', () => {
    const slow = { ...referral, hora_aceptacion: '07:02', hora_traslado_salida: null, cerrada_at: at('09:02') }
    expect(measureTimes([slow, referral, referral]).filter(({ medidos }) => medidos > 0)).toEqual([
      { nombre: 'De registro a gestión', medidos: 3, mediana: 7, p90: 7 },
      { nombre: 'De registro a aceptación', medidos: 3, mediana: 29, p90: 60 },
      { nombre: 'De aceptación a salida', medidos: 2, mediana: 9, p90: 9 },
      { nombre: 'De registro a cierre', medidos: 1, mediana: 180, p90: 180 },
    ])
  })

  it('tells also an interval that skips a moment, and those that nobody measured', () => {
    const skipped = { ...referral, fecha_aceptacion: null }
    const names = measureTimes([skipped]).map(({ nombre, medidos }) => `${nombre}: ${medidos}`)
    expect(names).toContain('De registro a salida: 1')
    expect(names).toContain('De registro a aceptación: 0')
    expect(measureTimes([])[0]).toEqual({ nombre: 'De registro a gestión', medidos: 0, mediana: null, p90: null })
  })

  it('measures nothing of one that nobody took', () => {
    const waiting = { ...NO_HOURS, created_at: at('06:02'), gestionada_at: null, cerrada_at: null }
    expect(measureTimes([waiting])).toEqual(
      TIMES_OF_LIFE.map((nombre) => ({ nombre, medidos: 0, mediana: null, p90: null })),
    )
  })

  it('is drawn by days up to sixty-two, and then by months', () => {
    expect(barsUntil('2026-11-20')).toMatchObject({ de: 'Día' })
    expect(barsUntil('2026-11-20').barras).toHaveLength(62)
    expect(barsUntil('2026-11-21')).toMatchObject({ de: 'Mes' })
  })

  it('has also the months of which no day was counted', () => {
    const days = [
      ...oneEachDay({ desde: '2026-01-01', hasta: '2026-01-31' }),
      ...oneEachDay({ desde: '2026-03-01', hasta: '2026-04-30' }),
    ]
    expect(timeBars(days).barras.map(({ total }) => total)).toEqual([31, 0, 31, 30])
  })

  it('has every day, and months where the days are too many', () => {
    const counts = new Map([['2026-11-20', 4]])
    const few = everyDay({ desde: '2026-11-19', hasta: '2026-11-21' }, counts)
    expect(few.map(({ total }) => total)).toEqual([0, 4, 0])
    expect(timeBars(few)).toMatchObject({ de: 'Día', barras: [{ etiqueta: '19/11', total: 0 }, {}, {}] })
    const many = timeBars(everyDay({ desde: '2026-09-20', hasta: '2026-11-21' }, counts))
    expect(many).toEqual({
      de: 'Mes',
      barras: [
        { etiqueta: 'sep 2026', total: 0 },
        { etiqueta: 'oct 2026', total: 0 },
        { etiqueta: 'nov 2026', total: 4 },
      ],
    })
  })
})
