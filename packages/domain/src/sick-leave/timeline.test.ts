import { describe, expect, it } from 'vitest'
import type { Leave } from './leave-span.ts'
import { leaveHistoryTimeline, leaveTimeline } from './timeline.ts'
import { endOfWindow, monthsUntil, shareOf } from './timeline-window.ts'

const leave = (fecha_inicio: string, fecha_final: string, over: Partial<Leave> = {}): Leave => ({
  fecha_inicio,
  fecha_final,
  contingencia: 'Enf. Comun',
  prorroga: 'Si',
  estado_id: 1,
  cie10: { codigo: 'M545' },
  ...over,
})
const STOMACH = leave('2026-07-15', '2026-07-19', { prorroga: 'No', cie10: { codigo: 'A09X' } })
const FIRST = leave('2026-10-05', '2026-10-18', { prorroga: 'No' })
const SECOND = leave('2026-10-19', '2026-11-02')
const NEW = leave('2026-11-03', '2026-11-17')
const TODAY = '2026-11-21'

describe('leaveHistoryTimeline', () => {
  it('lets the last chain stand out, with its sum', () => {
    const { titulo, barras, suma, acumulado } = leaveHistoryTimeline([STOMACH, SECOND, FIRST], TODAY)
    expect(titulo).toBe('Últimos 5 meses')
    expect(barras.map(({ tipo, etiqueta }) => `${tipo}: ${etiqueta}`).toSorted()).toEqual([
      'cadena: M54 · 14 d',
      'cadena: M54 · 15 d',
      'otra: 5 d',
    ])
    expect([suma, acumulado]).toEqual(['Cadena por prórroga: 14 + 15 = 29 días', 'Acumulado: 29 días'])
  })

  it('has no chain where there is one leave alone, and says nothing where none counts', () => {
    expect(leaveHistoryTimeline([STOMACH], TODAY)).toMatchObject({ suma: null, acumulado: 'Acumulado: 5 días' })
    expect(leaveHistoryTimeline([{ ...STOMACH, estado_id: 2 }], TODAY)).toMatchObject({
      barras: [],
      suma: null,
      acumulado: null,
    })
  })
})

describe('leaveTimeline', () => {
  it('draws the leaves by month and the new one, with the sum of its chain', () => {
    const { titulo, meses, barras, suma, acumulado } = leaveTimeline([SECOND, FIRST, STOMACH], NEW, TODAY)
    expect(titulo).toBe('Últimos 5 meses · el tramo nuevo se dibuja antes de guardar')
    expect(meses.map(({ etiqueta }) => etiqueta)).toEqual(['jul', 'ago', 'sep', 'oct', 'nov'])
    expect(barras.map(({ tipo, etiqueta }) => `${tipo}: ${etiqueta}`)).toEqual([
      'cadena: M54 · 15 d',
      'cadena: M54 · 14 d',
      'otra: 5 d',
      'nueva: 15 d · nueva',
    ])
    expect(barras[0]?.texto).toBe('Del 19 oct 2026 al 02 nov 2026, 15 días, M545, en la cadena')
    expect([suma, acumulado]).toEqual(['Cadena por prórroga: 29 + 15 = 44 días', 'Acumulado: 44 días'])
  })

  it('draws what there is while the new one has no dates, and no annulled one', () => {
    const { barras, suma, acumulado } = leaveTimeline([SECOND, { ...FIRST, estado_id: 2 }], null, TODAY)
    expect(barras.map(({ tipo }) => tipo)).toEqual(['otra'])
    expect([suma, acumulado]).toEqual([null, null])
  })

  it('moves on to the month in which a long one ends, and has no sum where it begins its own chain', () => {
    const maternity = leave(TODAY, '2027-03-26', { contingencia: 'licencia maternidad', prorroga: 'No' })
    const { meses, suma, acumulado } = leaveTimeline([FIRST], maternity, TODAY)
    expect(meses.map(({ etiqueta }) => etiqueta)).toEqual(['nov', 'dic', 'ene', 'feb', 'mar'])
    expect([suma, acumulado]).toEqual([null, 'Acumulado: 126 días'])
  })
})

describe('leaves at once', () => {
  const wrist = leave('2026-10-12', '2026-10-25', { prorroga: 'No', cie10: { codigo: 'S525' } })

  it('are drawn one under the other, and added up once', () => {
    const { barras, suma, acumulado } = leaveTimeline([wrist, FIRST], null, TODAY)
    expect(barras.map(({ etiqueta, fila }) => [etiqueta, fila])).toEqual([
      ['14 d', 0],
      ['14 d', 1],
    ])
    expect([suma, acumulado]).toEqual([null, null])
    expect(leaveHistoryTimeline([wrist, FIRST], TODAY)).toMatchObject({
      suma: 'Simultáneas: 7 + 14 = 21 días',
      acumulado: 'Acumulado: 21 días',
    })
  })

  it('the new one stands under those that it crosses', () => {
    const late = leave('2026-10-14', '2026-10-20', { prorroga: 'No', cie10: { codigo: 'F320' } })
    expect(leaveTimeline([FIRST], wrist, TODAY).barras.map(({ fila }) => fila)).toEqual([0, 1])
    expect(leaveTimeline([FIRST, wrist], late, TODAY).barras.map(({ fila }) => fila)).toEqual([0, 1, 2])
    expect(leaveTimeline([FIRST], NEW, TODAY).barras.map(({ fila }) => fila)).toEqual([0, 1])
  })
})

describe('the window', () => {
  it('ends with the month', () => {
    expect(['2026-11-21', '2028-02-01', '2026-12-31', '2026-01-31'].map(endOfWindow)).toEqual([
      '2026-11-30',
      '2028-02-29',
      '2026-12-31',
      '2026-01-31',
    ])
    expect(monthsUntil('2026-02-28').tramo).toEqual({ desde: '2025-10-01', hasta: '2026-02-28' })
  })

  it('cuts a leave at its edges', () => {
    const strip = { desde: '2026-11-01', hasta: '2026-11-30' }
    expect(shareOf({ desde: '2026-10-20', hasta: '2026-11-15' }, strip)).toEqual({ inicio: 0, ancho: 0.5 })
    expect(shareOf({ desde: '2026-11-16', hasta: '2027-01-01' }, strip)).toEqual({ inicio: 0.5, ancho: 0.5 })
    expect(shareOf({ desde: '2026-10-01', hasta: '2026-10-31' }, strip)).toBeNull()
  })
})

it('a mark stands where its month begins, as a part of the strip', () => {
  const { meses } = monthsUntil('2026-02-28')
  expect(meses.map(({ primero, inicio }) => [primero, Math.round(inicio * 151)])).toEqual([
    ['2025-10-01', 0],
    ['2025-11-01', 31],
    ['2025-12-01', 61],
    ['2026-01-01', 92],
    ['2026-02-01', 123],
  ])
})

it('a leave that is being edited is drawn once, as the new one', () => {
  const { barras } = leaveTimeline([FIRST, NEW], NEW, TODAY)
  expect(barras.filter(({ etiqueta }) => etiqueta.startsWith('15 d') || etiqueta.endsWith('15 d'))).toHaveLength(1)
})

it('cada barra dice con palabras lo que es, para quien no la ve', () => {
  const { barras } = leaveTimeline([SECOND, STOMACH], NEW, TODAY)
  expect(barras.map(({ texto }) => texto)).toEqual([
    'Del 19 oct 2026 al 02 nov 2026, 15 días, M545, en la cadena',
    'Del 15 jul 2026 al 19 jul 2026, 5 días, A09X',
    'Del 03 nov 2026 al 17 nov 2026, 15 días, M545, nueva',
  ])
})

it('una nueva que terminó en un mes anterior no mueve la línea: llega hasta hoy', () => {
  const { meses } = leaveTimeline([], SECOND, '2026-12-10')
  expect(meses.map(({ etiqueta }) => etiqueta)).toEqual(['ago', 'sep', 'oct', 'nov', 'dic'])
})
