import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { composeLetter, letterNumber, letterProblem } from '@cauce/domain/kit/letter/compose'
import { negacion } from '@cauce/domain/letters/negacion'
import { property } from '../../../support/property.ts'

const words = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '')
const values = fc.record({
  servicio: words,
  cantidad: fc.nat({ max: 900 }),
  pedida: fc.nat({ max: 900 }),
  recibida: fc.constantFrom('2026-01-01', '2026-11-21', '2028-02-29'),
  ordena: words,
  causal: words,
  justificacion: words,
  fundamento: words,
  alternativa: words,
})
const name = fc.constantFrom('servicio', 'ordena', 'causal', 'justificacion', 'fundamento', 'alternativa')
const user = fc.integer({ min: 1, max: 50 })

describe('lo que dice una carta', () => {
  property('dice entero cada dato que la llena, diga lo que diga', [values], (said) => {
    const { secciones } = composeLetter(negacion, said)
    const all = secciones.flatMap(({ datos, texto }) => [...datos.map(({ valor }) => valor), texto])
    for (const key of ['servicio', 'ordena', 'causal', 'justificacion', 'fundamento', 'alternativa'] as const)
      expect(all).toContain(said[key].trim())
  })

  property('no sale con un dato obligatorio vacío, y dice cuál', [values, name, user], (said, key, who) => {
    const problem = letterProblem(negacion, { ...said, [key]: '' }, [who, who + 1])
    expect(problem).toBe(`A la carta le falta: ${negacion.fields[key].label}.`)
  })

  property('la firman dos personas distintas', [values, user, user], (said, one, other) => {
    expect(letterProblem(negacion, said, [one, other]) === null).toBe(one !== other)
  })

  property('dos números de una serie no se parecen', [fc.nat({ max: 999_999 }), fc.nat({ max: 999_999 })], (a, b) => {
    expect(letterNumber(negacion, 2026, a) === letterNumber(negacion, 2026, b)).toBe(a === b)
  })
})
