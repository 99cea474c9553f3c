import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { allergy } from '../../support/arbitraries/affiliate.ts'
import { property } from '../../support/property.ts'

const record = fc.option(fc.array(allergy, { maxLength: 8 }), { nil: null })

property('not asked, none known and known are three different things', [record], (alergias) => {
  const { kind } = allergySummary(alergias)
  expect([kind === 'unknown', kind === 'none', kind === 'known']).toEqual([
    alergias === null,
    alergias?.length === 0,
    (alergias?.length ?? 0) > 0,
  ])
})

property(
  'every name, reaction and year stands whole in the text',
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
