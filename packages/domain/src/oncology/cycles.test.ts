import { describe, expect, it } from 'vitest'
import { applicationDays, appliesInCycle, cycleDates, datesOfDays, numbersInWords } from './cycles.ts'

describe('applicationDays', () => {
  it.each([
    ['1', [1]],
    ['1,8,15', [1, 8, 15]],
    ['1-5', [1, 2, 3, 4, 5]],
    ['1-3, 8', [1, 2, 3, 8]],
    ['1 - 5', [1, 2, 3, 4, 5]],
    ['15,1,8,8', [1, 8, 15]],
  ])('reads %s', (text, days) => {
    expect(applicationDays(text)).toEqual(days)
  })

  it.each(['', '0', '5-1', '1,5-2', '1x-5', '1,,2', 'día 1', '1;8', '-3', '1-366', '1.5'])(
    'does not read %s',
    (text) => {
      expect(applicationDays(text)).toEqual([])
    },
  )
})

it('writes numbers in a row as an interval', () => {
  expect([[1], [1, 2], [1, 2, 3], [1, 2, 3, 5, 8, 9, 10], []].map(numbersInWords)).toEqual([
    '1',
    '1, 2',
    '1 a 3',
    '1 a 3, 5, 8 a 10',
    '',
  ])
})

describe('appliesInCycle', () => {
  it('is every cycle where nothing is said', () => {
    expect([null, '', '  ', undefined].map((text) => appliesInCycle(text, 4))).toEqual([true, true, true, true])
  })

  it('is the ones that are named', () => {
    expect([3, 4, 5].map((cycle) => appliesInCycle('1-4', cycle))).toEqual([true, true, false])
    expect([1, 2, 3].map((cycle) => appliesInCycle('1,3,5', cycle))).toEqual([true, false, true])
  })

  it('is none when it cannot be read', () => {
    expect(appliesInCycle('todos', 1)).toBe(false)
  })
})

describe('cycleDates', () => {
  it('begins each cycle so many days after the one before', () => {
    expect(cycleDates('2026-11-23', 21, 1, 3)).toEqual([
      { ciclo: 1, fecha: '2026-11-23' },
      { ciclo: 2, fecha: '2026-12-14' },
      { ciclo: 3, fecha: '2027-01-04' },
    ])
  })

  it('begins at the initial cycle on the given day', () => {
    expect(cycleDates('2026-11-23', 14, 4, 5).map(({ ciclo, fecha }) => `${ciclo} ${fecha}`)).toEqual([
      '4 2026-11-23',
      '5 2026-12-07',
    ])
    expect(cycleDates('2026-11-23', 14, 5, 4)).toEqual([])
  })

  it('counts its first day as day one', () => {
    expect(datesOfDays('2026-11-23', [1, 8, 15])).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
  })
})
