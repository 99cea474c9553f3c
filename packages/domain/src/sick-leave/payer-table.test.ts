/** Who pays, as the norms say it: written here from them, row by row, and not from the table of the product. */
import { expect, it } from 'vitest'
import { payerRows } from './payer-table.ts'

const told = (...args: Parameters<typeof payerRows>) =>
  payerRows(...args).map(({ desde_dia, hasta_dia, pagador, parte }) => [desde_dia, hasta_dia, pagador, parte])
const sources = (...args: Parameters<typeof payerRows>) => payerRows(...args).map(({ fuente }) => fuente)
const notes = (...args: Parameters<typeof payerRows>) => payerRows(...args).map(({ nota }) => nota)
const DAY = '2026-11-21'

it('a common illness: employer, EPS, pension fund and EPS again', () => {
  expect(told('contributivo', 'comun', DAY)).toEqual([
    [1, 2, 'el empleador', '2/3'],
    [3, 90, 'la EPS', '2/3'],
    [91, 180, 'la EPS', '1/2'],
    [181, 540, 'el fondo de pensiones', '1/2'],
    [541, null, 'la EPS', '1/2'],
  ])
  expect(sources('contributivo', 'comun', DAY)).toEqual([
    'Decreto 780 de 2016, art. 3.2.1.10 par. 1',
    'CST art. 227',
    'CST art. 227',
    'Decreto-ley 019 de 2012, art. 142',
    'Decreto 1427 de 2022, art. 2.2.3.6.1; la mitad es ajustable',
  ])
  expect(notes('contributivo', 'comun', DAY)).toEqual([
    null,
    null,
    null,
    'Con concepto de rehabilitación favorable; mientras no se expida, la EPS',
    'Si el concepto es favorable y sigue el tratamiento, no hay recuperación o hay una enfermedad concomitante',
  ])
})

it('an accident at work: the day itself the employer, from the next one the ARL', () => {
  expect(told('contributivo', 'laboral', DAY)).toEqual([
    [1, 1, 'el empleador', '1'],
    [2, 360, 'la ARL', '1'],
    [361, null, 'la ARL', '1'],
  ])
  expect(sources('contributivo', 'laboral', DAY)).toEqual([
    'Ley 776 de 2002, art. 3; el día 1 es ajustable',
    'Ley 776 de 2002, art. 3',
    'Ley 776 de 2002, art. 3',
  ])
  expect(notes('contributivo', 'laboral', DAY)).toEqual([
    null,
    'Hasta 180 días, prorrogables hasta por 180 más',
    'Hasta que se califique la pérdida',
  ])
})

it('a licence: all of it the EPS, of teachers the Secretaría', () => {
  expect(told('contributivo', 'licencia', DAY)).toEqual([[1, null, 'la EPS', '1']])
  expect(sources('contributivo', 'licencia', DAY)).toEqual(['Ley 2114 de 2021; Decreto 2126 de 2023, cap. 2'])
  expect(told('magisterio', 'licencia', DAY)).toEqual([[1, null, 'la Secretaría de Educación', '1']])
  expect(sources('magisterio', 'licencia', DAY)).toEqual(['Ley 2114 de 2021; el pagador es ajustable'])
})

it('teachers: the Secretaría, which the fund refunds, and from day 181 nobody by this table', () => {
  const union = 'Decreto 2831 de 2005, art. 9 (quién paga); la parte es de una página sindical, ajustable'
  const refund = 'La reembolsa el Fondo (FOMAG)'
  expect(told('magisterio', 'comun', DAY)).toEqual([
    [1, 90, 'la Secretaría de Educación', '2/3'],
    [91, 180, 'la Secretaría de Educación', '1/2'],
    [181, null, null, null],
  ])
  expect(sources('magisterio', 'comun', DAY)).toEqual([union, union, union])
  expect(notes('magisterio', 'comun', DAY)).toEqual([refund, refund, 'Se valora el reintegro o la pensión'])
  expect(told('magisterio', 'laboral', DAY)).toEqual([
    [1, 180, 'la Secretaría de Educación', '1'],
    [181, null, null, null],
  ])
  expect(sources('magisterio', 'laboral', DAY)).toEqual(['Decreto 1655 de 2015', 'Decreto 1655 de 2015'])
  expect(notes('magisterio', 'laboral', DAY)).toEqual([refund, 'La incapacidad temporal no pasa de 180 días'])
})
