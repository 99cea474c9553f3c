import { expect, it } from 'vitest'
import { delimiterOf, unguarded } from './load-text.ts'

it('the delimiter is that of the first line, outside quotes', () => {
  expect(delimiterOf('tipo;documento\n"a,b,c,d";1')).toBe(';')
  expect(delimiterOf('\uFEFFtipo,"a;b;c;d",documento\r\n1;2;3;4;5')).toBe(',')
  expect(delimiterOf('tipo,documento\r\n1;2;3;4;5')).toBe(',')
  expect(delimiterOf('')).toBe(',')
})

it('takes the guard of formulas off again', () => {
  const guarded = ["'=1+1", "'+57", "'＝1", "' =1", "'ya", "O'Neil", "O'+57", '']
  expect(guarded.map(unguarded)).toEqual(['=1+1', '+57', '＝1', ' =1', "'ya", "O'Neil", "O'+57", ''])
})
