import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { monthlyQuantity, posologyInWords, quantityInWords } from '@cauce/domain/medication/monthly-quantity'
import { figure, timeUnit } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const days = fc.integer({ min: 1, max: 31 })

describe('monthlyQuantity', () => {
  // In hundredths every figure is whole, so the sum is made without decimals.
  property(
    'es la fórmula de la especificación, con las mitades hacia arriba',
    [timeUnit, figure(24), figure(40), days],
    (tiempo, frecuencia, dosis, duracion) => {
      const [dose, every] = [Math.round(dosis * 100), Math.round(frecuencia * 100)]
      const top = BigInt((tiempo === 'Horas' ? 24 : 1) * dose * duracion)
      const doubled = (2n * top) / BigInt(every)
      const expected = doubled / 2n + (doubled % 2n)
      expect(monthlyQuantity({ tiempo, frecuencia, dosis, duracion })).toBe(Number(expected))
    },
  )

  property(
    'lo que no es un número da 0',
    [timeUnit, fc.constantFrom(Number.NaN, Infinity, -Infinity, null), figure(9), fc.nat(2)],
    (tiempo, wrong, right, place) => {
      const [frecuencia, dosis, duracion] = [0, 1, 2].map((index) => (index === place ? wrong : right))
      expect(
        monthlyQuantity({ tiempo, frecuencia: frecuencia ?? null, dosis: dosis ?? null, duracion: duracion ?? null }),
      ).toBe(0)
    },
  )

  property('un día de horas son veinticuatro', [figure(24), figure(40), days], (every, dosis, duracion) => {
    expect(monthlyQuantity({ tiempo: 'Días', frecuencia: every, dosis, duracion })).toBe(
      monthlyQuantity({ tiempo: 'Horas', frecuencia: Math.round(every * 2_400) / 100, dosis, duracion }),
    )
  })

  property(
    'más dosis o más días nunca es menos',
    [timeUnit, figure(24), figure(40), days, days],
    (tiempo, frecuencia, dosis, one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)]
      const quantity = (dose: number, duracion: number) =>
        monthlyQuantity({ tiempo, frecuencia, dosis: dose, duracion })
      expect(quantity(dosis, few)).toBeLessThanOrEqual(quantity(dosis, many))
      expect(quantity(dosis, few)).toBeLessThanOrEqual(quantity(dosis * 2, few))
    },
  )
})

property(
  'la suma en palabras termina en las unidades que se ordenan',
  [timeUnit, figure(24), figure(40), days, fc.constantFrom(1, 2, 6)],
  (tiempo, frecuencia, dosis, duracion, meses) => {
    const line = { tiempo, frecuencia, dosis, duracion, meses, unidad: 'Tableta', via: 'Oral' }
    const words = quantityInWords(line).replaceAll(/(\d) (?=\d{3})/gu, '$1')
    expect(words).toContain(`= ${monthlyQuantity(line)} tableta`)
    expect(words.includes(`× ${meses} meses`)).toBe(meses > 1)
    expect(posologyInWords(line)).toMatch(/^[\d ,]+ tabletas? cada .+ durante \d+ días?(, \d meses)?, vía oral$/u)
  },
)
