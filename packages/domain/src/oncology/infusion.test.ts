import { expect, it } from 'vitest'
import { howGiven } from './infusion.ts'

it.each([
  [null, '60 min', 'en 60 min'],
  [null, 'bolo', 'bolo'],
  [' bolo ', 'bolo', 'bolo'],
  ['infusión continua', ' 46 h', 'infusión continua en 46 h'],
  ['infusión continua', 'fraccionada', 'infusión continua fraccionada'],
  ['mantenimiento', null, 'mantenimiento'],
  [null, null, ''],
])('de la fase %o y la duración %o se lee %o', (fase, duracion_infusion, told) => {
  expect(howGiven({ fase, duracion_infusion })).toBe(told)
})
