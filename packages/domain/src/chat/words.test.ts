import { describe, expect, it } from 'vitest'
import { dayLabel, lastWord, lastWordTime, typingInWords, unreadInWords } from './words.ts'

describe('the days of a conversation', () => {
  it.each([
    ['2026-11-21', 'Hoy'],
    ['2026-11-20', 'Ayer'],
    ['2026-11-19', '19 nov 2026'],
  ])('%s is %s', (day, wanted) => {
    expect(dayLabel(day, '2026-11-21')).toBe(wanted)
  })

  it('the last word of today has its hour in Bogotá; an older one its day', () => {
    expect(lastWordTime('2026-11-22T04:59:00.000Z', '2026-11-21')).toBe('23:59')
    expect(lastWordTime('2026-11-20T11:15:00.000Z', '2026-11-21')).toBe('Ayer')
  })
})

it('the last word is one line, the own one says so, and files are counted', () => {
  expect(lastWord({ mensaje: 'Buenos días', user_id: 2, adjuntos: 0 }, 1)).toBe('Buenos días')
  expect(lastWord({ mensaje: '', user_id: 1, adjuntos: 2 }, 1)).toBe('Usted: 2 archivos')
  expect(lastWord({ mensaje: '', user_id: 2, adjuntos: 1 }, 1)).toBe('1 archivo')
})

it('says what is unread and who writes', () => {
  expect(unreadInWords(3)).toBe('3 sin leer')
  expect([[], ['Andrés'], ['Andrés', 'Laura']].map(typingInWords)).toEqual([
    '',
    'Andrés escribe…',
    '2 personas escriben…',
  ])
})
