import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { weightDays, weightProblem } from '@cauce/domain/medication/child-weight'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-23'
const meses = fc.integer({ min: 0, max: 215 })
const dias = fc.integer({ min: 0, max: 800 })
const ajuste = fc.oneof(
  fc.record({ menores_de_2: fc.integer({ min: 0, max: 400 }), desde_2: fc.integer({ min: 0, max: 400 }) }),
  fc.constantFrom(null, {}, 30, { menores_de_2: -1, desde_2: '9' }),
)

describe('el peso con el que se compara la dosis de un menor de edad', () => {
  property('vale los días que dice el ajuste, y ni uno más', [meses, dias, ajuste], (months, days, setting) => {
    const child = { meses: months, peso: { kg: 20, fecha: addDays(TODAY, -days) }, ajuste: setting }
    expect(weightProblem(child, TODAY) === null).toBe(days <= weightDays(months, setting))
  })

  property(
    'sin un ajuste que se entienda vale el de hoy antes de los 2 años y el de 30 días después',
    [meses],
    (months) => {
      for (const setting of [null, {}, 30, { menores_de_2: -1, desde_2: '9' }])
        expect(weightDays(months, setting)).toBe(months < 24 ? 0 : 30)
    },
  )

  property('sin peso siempre se dice', [meses, ajuste], (months, setting) => {
    expect(weightProblem({ meses: months, peso: null, ajuste: setting }, TODAY)).not.toBeNull()
  })
})
