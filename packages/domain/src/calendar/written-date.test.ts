import { describe, expect, it } from 'vitest'
import { isWholeDate, writtenDate } from './written-date.ts'

const TODAY = '2026-11-27'

describe('writtenDate', () => {
  it.each([
    ['22/11/2026', '2026-11-22'],
    ['2/3/2027', '2027-03-02'],
    ['22-11-26', '2026-11-22'],
    ['22.11.2026', '2026-11-22'],
    ['22 11 2026', '2026-11-22'],
    ['22112026', '2026-11-22'],
    ['221126', '2026-11-22'],
    ['2211', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['22 nov 2026', '2026-11-22'],
    ['22 de Noviembre de 2026', '2026-11-22'],
    ['22 nov', '2026-11-22'],
    ['22nov.', '2026-11-22'],
    ['1 set', '2026-09-01'],
    ['5 ene', '2027-01-05'],
    ['5/1', '2027-01-05'],
    ['30/6', '2026-06-30'],
    ['12/05/65', '1965-05-12'],
    ['12/05/46', '2046-05-12'],
    ['12/05/47', '1947-05-12'],
    ['hoy', TODAY],
    [' HOY ', TODAY],
    ['mañana', '2026-11-28'],
    ['manana', '2026-11-28'],
    ['pasado mañana', '2026-11-29'],
    ['ayer', '2026-11-26'],
    ['anteayer', '2026-11-25'],
    ['+15', '2026-12-12'],
    ['-3', '2026-11-24'],
    ['29 feb 2028', '2028-02-29'],
  ])('«%s» is %s', (text, day) => {
    expect(writtenDate(text, TODAY)).toBe(day)
  })

  it.each([
    '',
    '22',
    '31/02/2026',
    '29/02/2027',
    '11/22/2026',
    '22/11/',
    '22 n',
    '22 xyz',
    '15',
    '+',
    '2026-13-01',
    '0000',
    'x',
    '32 ene',
  ])('«%s» is no day', (text) => {
    expect(writtenDate(text, TODAY)).toBeNull()
  })

  it('without year and just as far on both sides, it is the one to come', () => {
    expect(writtenDate('1 ene', '2023-07-02')).toBe('2023-01-01')
    expect(writtenDate('31 dic', '2024-07-01')).toBe('2024-12-31')
    expect(writtenDate('29 feb', '2026-11-27')).toBeNull()
  })
})

describe('isWholeDate', () => {
  it.each(['22/11/2026', '2-3-2027', '22112026', '2026-11-22'])('«%s» waits for nothing', (text) => {
    expect(isWholeDate(text)).toBe(true)
  })
  it.each(['22/11', '22/11/20', '221126', 'hoy', '22 nov', ''])('«%s» may go on', (text) => {
    expect(isWholeDate(text)).toBe(false)
  })
})
