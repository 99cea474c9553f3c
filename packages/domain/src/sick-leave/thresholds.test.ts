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

const CONCEPT = 'Decreto-ley 019 de 2012, art. 142; Decreto 1427 de 2022, art. 2.2.3.5.2'

it.each([
  ['contributivo', 90, 'Prepare el concepto de rehabilitación; desde el día 91 se paga la mitad', CONCEPT],
  ['contributivo', 119, 'Último día para expedir el concepto de rehabilitación', CONCEPT],
  ['contributivo', 149, 'Último día para enviar el concepto al fondo de pensiones', CONCEPT],
  [
    'contributivo',
    180,
    'Desde el día 181 paga el fondo de pensiones, con concepto favorable',
    'Decreto-ley 019 de 2012, art. 142',
  ],
  ['contributivo', 540, 'Desde el día 541 vuelve a pagar la EPS', 'Decreto 1427 de 2022, art. 2.2.3.6.1'],
  ['magisterio', 90, 'Desde el día 91 se paga la mitad', 'Decreto 2831 de 2005, art. 9'],
  ['magisterio', 150, 'Faltan 30 días para la valoración de reintegro o pensión', 'Aviso ajustable'],
  ['magisterio', 180, 'Se valora el reintegro o la pensión', 'Decreto 1655 de 2015'],
] as const)('en el régimen %s, el día %d avisa «%s» (%s)', (regimen, dia, texto, fuente) => {
  const reached = thresholdsReached(leave('2026-01-01', 600), [], regimen)
  expect(reached.filter((threshold) => threshold.dia === dia)).toEqual([
    expect.objectContaining({ texto, fuente, fecha: addDays('2026-01-01', dia - 1) }),
  ])
})
