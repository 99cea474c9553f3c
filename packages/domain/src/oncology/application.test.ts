import { expect, it } from 'vitest'
import { appliedOn, checkApplication, NOT_YET } from './application.ts'

const between = { ordered: '2026-11-20', today: '2026-11-23' }

it('is of a day between the order and today', () => {
  expect(['2026-11-20', '2026-11-23'].map((fecha) => checkApplication(fecha, between))).toEqual([{}, {}])
  expect(checkApplication('2026-11-24', between)).toEqual({ fecha: [NOT_YET] })
  expect(checkApplication('2026-11-19', between)).toEqual({
    fecha: ['El esquema se ordenó el 20 nov 2026: la aplicación no puede ser anterior'],
  })
})

it('says its day in words', () => {
  expect(appliedOn('2026-11-23')).toBe('Aplicado el 23 nov 2026')
})
