import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { howGiven } from '@cauce/domain/oncology/infusion'
import { property } from '../../support/property.ts'

const words = fc.constantFrom('bolo', 'infusión continua', '46 h', '60 min', '2 a 5 min', 'fraccionada')

describe('cómo se da un medicamento del esquema', () => {
  property(
    'lo que dice el catálogo se lee siempre, y una sola vez',
    [fc.option(words), fc.option(words)],
    (...given) => {
      const [fase, duracion_infusion] = given
      const told = howGiven({ fase, duracion_infusion })
      for (const part of [fase, duracion_infusion]) expect(told).toContain(part ?? '')
      if (fase === duracion_infusion) expect(told).toBe(/^\d/u.test(fase ?? '') ? fase : (fase ?? ''))
    },
  )
})
