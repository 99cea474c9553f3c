import { describe, expect, it } from 'vitest'
import { CERTIFICATE_DAYS, checkDays, DAYS_ABOVE_ZERO, DAYS_WHOLE, daysAtMost } from './max-days.ts'
import { CONTINGENCIES } from './sick-leave.ts'

const TODAY = '2026-11-21'
const check = (dias: number | null, contingencia: string | null = 'Enf. Comun') => checkDays(dias, contingencia, TODAY)

describe('checkDays', () => {
  it('takes 1 to 30 whole days', () => {
    expect([check(1), check(15), check(30), check(null)]).toEqual([null, null, null, null])
  })

  it('says the message of the spec below and above', () => {
    expect([check(0), check(-1), check(-0.5), check(Number.NaN)]).toEqual(Array(4).fill(DAYS_ABOVE_ZERO))
    const above = 'Por favor ingrese una cantidad de días menor o igual a 30 días!'
    expect([check(31), check(30.5), check(1e9), check(Number.POSITIVE_INFINITY)]).toEqual(Array(4).fill(above))
    expect([check(0.5), check(29.99)]).toEqual([DAYS_WHOLE, DAYS_WHOLE])
  })

  it('only maternity may pass 30, and not without end', () => {
    expect(CONTINGENCIES.filter((contingency) => check(31, contingency) === null)).toEqual(['licencia maternidad'])
    expect([126, 140, 266].map((days) => check(days, 'licencia maternidad'))).toEqual([null, null, null])
    expect(check(1e9, 'licencia maternidad')).toBe(daysAtMost(266))
    expect(check(1.5, 'licencia maternidad')).toBe(DAYS_WHOLE)
    expect(check(31, null)).toBe(daysAtMost(30))
  })
})

it('the limits say from when they hold and where they were read', () => {
  expect(CERTIFICATE_DAYS).toEqual([
    {
      vigente_desde: '2023-12-12',
      fuente: 'Decreto 2126 de 2023, arts. 2.2.3.3.2 y 2.2.3.2.1; Ley 2114 de 2021, art. 2',
      cualquiera: 30,
      maternidad: 266,
    },
  ])
})

it('takes the limits that are in force on the day of issue', () => {
  const [seed] = CERTIFICATE_DAYS
  const records = [seed, { ...seed, vigente_desde: '2026-12-01', cualquiera: 20 }] as const
  const on = (day: string) => [20, 21, 30, 31].map((dias) => checkDays(dias, 'Enf. Comun', day, records))
  expect(on('2026-11-30')).toEqual([null, null, null, daysAtMost(30)])
  expect(on('2026-12-01')).toEqual([null, ...Array(3).fill(daysAtMost(20))])
})
