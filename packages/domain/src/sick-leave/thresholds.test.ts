import { expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-date.ts'
import type { Leave } from './leave-span.ts'
import { thresholdsReached } from './thresholds.ts'

const leave = (fecha_inicio: string, dias: number, contingencia = 'Enf. Comun'): Leave => ({
  fecha_inicio,
  fecha_final: addDays(fecha_inicio, dias - 1),
  contingencia,
  prorroga: 'Si',
  estado_id: 1,
  cie10: { codigo: 'M545' },
})
const days = (one: Leave, others: readonly Leave[] = [], regimen: 'contributivo' | 'magisterio' = 'contributivo') =>
  thresholdsReached(one, others, regimen).map(({ dia }) => dia)

it('says those that the days of the leave reach, with their date and source', () => {
  const before = leave('2026-01-05', 100)
  const one = leave(addDays('2026-01-05', 100), 19)
  expect(thresholdsReached(one, [before], 'contributivo')).toEqual([
    {
      dia: 119,
      fecha: '2026-05-03',
      texto: 'Último día para expedir el concepto de rehabilitación',
      aviso: 'Día 119, 03 may 2026: Último día para expedir el concepto de rehabilitación',
      fuente: 'Decreto-ley 019 de 2012, art. 142; Decreto 1427 de 2022, art. 2.2.3.5.2',
    },
  ])
  expect(days(leave(one.fecha_inicio, 18), [before])).toEqual([])
  expect(days(leave(addDays(one.fecha_inicio, 19), 10), [before, one])).toEqual([])
})

it('has the five of the general regime and the three of teachers', () => {
  expect(days(leave('2026-01-01', 600))).toEqual([90, 119, 149, 180, 540])
  expect(days(leave('2026-01-01', 600), [], 'magisterio')).toEqual([90, 150, 180])
  expect([days(leave('2026-01-01', 126, 'licencia maternidad')), days(leave('2026-01-01', 89))]).toEqual([[], []])
})
