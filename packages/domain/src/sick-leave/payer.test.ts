import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-date.ts'
import type { Leave } from './leave-span.ts'
import { payerAtTheEnd, payerInWords, payerSpans } from './payer.ts'
import { payerRows, REGIMENES_PRESTACIONALES } from './payer-table.ts'

const leave = (fecha_inicio: string, dias: number, contingencia = 'Enf. Comun'): Leave => ({
  fecha_inicio,
  fecha_final: addDays(fecha_inicio, dias - 1),
  contingencia,
  prorroga: 'Si',
  estado_id: 1,
  cie10: { codigo: 'M545' },
})
const spans = (one: Leave, others: readonly Leave[], regimen: 'contributivo' | 'magisterio' = 'contributivo') =>
  payerSpans(one, others, regimen).map(({ fila, desde, hasta }) => [fila.pagador, fila.parte, desde, hasta])

/** 30 + 30 + 30 + 10 days from 5 January 2026. */
const CHAIN = [30, 30, 30, 10].map((dias, index) => leave(addDays('2026-01-05', index * 30), dias))

describe('payerSpans', () => {
  it('cuts the example of the reference: employer 5-6 Jan, EPS two thirds to 4 Apr, a half from 5 Apr', () => {
    expect(CHAIN.flatMap((one) => spans(one, CHAIN))).toEqual([
      ['el empleador', '2/3', '2026-01-05', '2026-01-06'],
      ['la EPS', '2/3', '2026-01-07', '2026-02-03'],
      ['la EPS', '2/3', '2026-02-04', '2026-03-05'],
      ['la EPS', '2/3', '2026-03-06', '2026-04-04'],
      ['la EPS', '1/2', '2026-04-05', '2026-04-14'],
    ])
  })

  it('goes to the pension fund on day 181 and back to the EPS on day 541', () => {
    const long = leave('2026-01-01', 541)
    expect(spans(long, []).map(([pagador, , desde]) => [pagador, desde])).toEqual([
      ['el empleador', '2026-01-01'],
      ['la EPS', '2026-01-03'],
      ['la EPS', addDays('2026-01-01', 90)],
      ['el fondo de pensiones', addDays('2026-01-01', 180)],
      ['la EPS', addDays('2026-01-01', 540)],
    ])
  })

  it('has no employer nor pension fund for teachers', () => {
    expect(spans(leave('2026-01-01', 200), [], 'magisterio').map(([pagador, parte]) => [pagador, parte])).toEqual([
      ['la Secretaría de Educación', '2/3'],
      ['la Secretaría de Educación', '1/2'],
      [null, null],
    ])
  })

  it('pays everything by the ARL from the day after an accident at work', () => {
    expect(spans(leave('2026-01-01', 30, 'Accidente de trabajo'), [])).toEqual([
      ['el empleador', '1', '2026-01-01', '2026-01-01'],
      ['la ARL', '1', '2026-01-02', '2026-01-30'],
    ])
  })
})

it('says it in words', () => {
  const [first, second] = CHAIN
  if (first === undefined || second === undefined) throw new Error('no chain')
  expect(payerAtTheEnd(second, CHAIN, 'contributivo')).toBe('Desde el día 3 paga la EPS, dos tercios')
  expect(payerAtTheEnd(leave('2026-01-01', 1), [], 'contributivo')).toBe(
    'Desde el día 1 paga el empleador, dos tercios',
  )
  expect(payerAtTheEnd(leave('2026-01-01', 200), [], 'magisterio')).toBe(
    'Desde el día 181: Se valora el reintegro o la pensión',
  )
  expect(payerAtTheEnd({ ...first, fecha_levantamiento: first.fecha_inicio }, [], 'contributivo')).toBe('')
})

it('every table covers every day once, and every row says its source', () => {
  for (const regimen of REGIMENES_PRESTACIONALES)
    for (const kind of ['comun', 'laboral', 'licencia'] as const) {
      const rows = payerRows(regimen, kind, '2026-11-21')
      expect(rows.map(({ desde_dia }) => desde_dia)).toEqual([
        1,
        ...rows.slice(0, -1).map(({ hasta_dia }) => (hasta_dia ?? 0) + 1),
      ])
      expect(rows.at(-1)?.hasta_dia).toBeNull()
      expect(rows.every(({ fuente }) => fuente !== '') && rows.every((row) => payerInWords(row) !== '')).toBe(true)
    }
})

describe('una fila de la tabla en palabras', () => {
  const row = {
    desde_dia: 91,
    hasta_dia: 180,
    pagador: 'la EPS',
    parte: '1/2',
    nota: 'Se valora el reintegro',
    fuente: 'CST art. 227',
  } as const

  it.each([
    ['2/3', 'dos tercios'],
    ['1/2', 'la mitad'],
    ['1', 'todo'],
  ] as const)('la parte %s se lee «%s»', (parte, words) => {
    expect(payerInWords({ ...row, parte })).toBe(`Desde el día 91 paga la EPS, ${words}`)
  })

  it.each([
    { ...row, pagador: null },
    { ...row, parte: null },
    { ...row, pagador: null, parte: null },
  ])('sin pagador o sin parte no promete un pago: dice la nota', (unpaid) => {
    expect(payerInWords(unpaid)).toBe('Desde el día 91: Se valora el reintegro')
    expect(payerInWords({ ...unpaid, nota: null })).toBe('Desde el día 91: sin pagador en la tabla')
  })
})
