import { describe, expect, it } from 'vitest'
import { EMPTY_COMPONENTS } from './record-components.ts'
import { typedComponents } from './typed-components.ts'

describe('what stands on the screen while it is typed', () => {
  it('shows a text that is too long: it is told, never cut', () => {
    const motivo = 'a'.repeat(20_000)
    const typed = { ...EMPTY_COMPONENTS, anamnesis: { motivo, enfermedad_actual: '' } }
    expect(typedComponents(typed).anamnesis.motivo).toBe(motivo)
  })

  it('shows the rest where a component has another shape', () => {
    const typed = { ...EMPTY_COMPONENTS, examen: { examen_fisico: 3 }, plan: { plan: 'Reposo', recomendaciones: '' } }
    expect(typedComponents(typed)).toEqual({
      ...EMPTY_COMPONENTS,
      plan: { plan: 'Reposo', recomendaciones: '' },
    })
  })
})
