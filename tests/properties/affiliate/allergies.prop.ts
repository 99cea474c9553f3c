import * as fc from 'fast-check'
import { expect } from 'vitest'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { allergy } from '../../support/arbitraries/affiliate.ts'
import { property } from '../../support/property.ts'

const record = fc.option(fc.array(allergy, { maxLength: 8 }), { nil: null })

property('«no se preguntó», «ninguna» y «estas» son tres cosas distintas', [record], (alergias) => {
  const { kind } = allergySummary(alergias)
  expect([kind === 'unknown', kind === 'none', kind === 'known']).toEqual([
    alergias === null,
    alergias?.length === 0,
    (alergias?.length ?? 0) > 0,
  ])
})

property(
  'cada nombre, reacción y año aparece entero en el texto',
  [fc.array(allergy, { minLength: 1 })],
  (alergias) => {
    const { text } = allergySummary(alergias)
    expect(text).not.toMatch(/null|\(\)|, \)|\(, /)
    for (const { nombre, reaccion, anio } of alergias) {
      expect(text).toContain(nombre)
      expect(text).toContain(reaccion ?? '')
      expect(text).toContain(anio === null ? '' : String(anio))
    }
  },
)
