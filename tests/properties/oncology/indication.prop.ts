import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { indicationCheck } from '@cauce/domain/oncology/indication'
import { property } from '../../support/property.ts'

const code = fc.stringMatching(/^[A-Z]\d{2}[0-9X]$/u)
const prefix = fc.stringMatching(/^[A-Z]\d{2}$/u)
const prefixes = fc.uniqueArray(prefix, { minLength: 1, maxLength: 4 })
const codes = fc.uniqueArray(code, { maxLength: 12 })

describe('la indicación de un esquema', () => {
  property(
    'se pregunta si y solo si ningún diagnóstico de la historia es de los suyos, en cualquier orden',
    [prefixes, codes],
    (cie10, recorded) => {
      const scheme = { id: 1, abreviatura_esquema: 'AC', cie10 }
      const told = indicationCheck(scheme, recorded)
      const own = recorded.some((each) => cie10.includes(each.slice(0, 3)))
      expect(told?.respuesta).toBe(own ? 'limpia' : 'encontrada')
      expect(indicationCheck(scheme, recorded.toReversed())?.hallazgos[0]?.clave).toBe(told?.hallazgos[0]?.clave)
      expect(indicationCheck(scheme, [...recorded, `${cie10[0]}9`])?.respuesta).toBe('limpia')
    },
  )
})
