import { describe, expect, it } from 'vitest'
import type { ManualScenario } from '@cauce/contract/manuales'
import { outcomeOf, outcomeWords, worst } from './results.ts'

const scenario = (fields: Partial<ManualScenario>): ManualScenario => ({
  id: 'features/a.feature:7',
  nombre: 'Uno',
  etiquetas: [],
  regla: null,
  pasos: [],
  ejemplos: [],
  resultado: 'paso',
  ...fields,
})
const run = (vigente: boolean, version = '2.0.1') => ({ cuando: '22 nov 2026, 19:10', version, vigente })

describe('how a scenario ended', () => {
  it('is green only for the code on which it ran', () => {
    expect(outcomeOf(scenario({ corrida: run(true) }))).toBe('paso')
    expect(outcomeOf(scenario({ corrida: run(false) }))).toBe('antes')
    expect(outcomeOf(scenario({ resultado: 'fallo', corrida: run(false) }))).toBe('fallo')
    expect(outcomeOf(scenario({ resultado: null }))).toBe('sin')
  })

  it('says when, and with which version where it is not today’s', () => {
    expect(outcomeWords(scenario({ corrida: run(true) }))).toBe('Pasó, el 22 nov 2026, 19:10')
    expect(outcomeWords(scenario({ corrida: run(false) }))).toBe(
      'Pasó con una versión anterior (2.0.1), el 22 nov 2026, 19:10',
    )
    expect(outcomeWords(scenario({ corrida: run(false, '') }))).toBe(
      'Pasó con una versión anterior, el 22 nov 2026, 19:10',
    )
    expect(outcomeWords(scenario({ resultado: null }))).toBe('Sin correr')
  })

  it('of several is the worst', () => {
    expect(worst(['paso', 'antes'])).toBe('antes')
    expect(worst(['paso', 'antes', 'sin'])).toBe('sin')
    expect(worst(['antes', 'sin', 'fallo'])).toBe('fallo')
  })
})
