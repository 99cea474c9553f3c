import { expect, it } from 'vitest'
import { countdownDigits, countdownWords } from './countdown.ts'

it.each([
  [1_800_000, '30:00', '30 minutos'],
  [1_453_000, '24:13', '24 minutos y 13 segundos'],
  [61_000, '1:01', '1 minuto y 1 segundo'],
  [60_000, '1:00', '1 minuto'],
  [44_001, '0:45', '45 segundos'],
  [1, '0:01', '1 segundo'],
  [0, '0:00', '0 segundos'],
  [-5_000, '0:00', '0 segundos'],
])('%i ms are %s, %s', (leftMs, digits, words) => {
  expect([countdownDigits(leftMs), countdownWords(leftMs)]).toEqual([digits, words])
})
