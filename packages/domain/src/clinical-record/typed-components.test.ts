import { describe, expect, it } from 'vitest'
import { EMPTY_COMPONENTS, RECORD_COMPONENTS } from './record-components.ts'
import { typedComponents } from './typed-components.ts'

const WRITTEN = {
  anamnesis: { motivo: 'Control', enfermedad_actual: 'Hipertensión' },
  antecedentes: { antecedentes: 'Niega', revision_sistemas: 'Sin cefalea' },
  examen: { examen_fisico: 'Buen estado general' },
  medidas: { ...EMPTY_COMPONENTS.medidas, peso: 68 },
  riesgo: { ...EMPTY_COMPONENTS.riesgo, fuma: false },
  diagnosticos: {
    diagnosticos: [{ id: 5, codigo: 'I10X', nombre: 'Hipertensión esencial', principal: true, tipo: '03' as const }],
  },
  plan: { plan: 'Reposo', recomendaciones: 'Agua' },
}

describe('what stands on the screen while it is typed', () => {
  it('shows a text that is too long: it is told, never cut', () => {
    const motivo = 'a'.repeat(20_000)
    const typed = { ...EMPTY_COMPONENTS, anamnesis: { motivo, enfermedad_actual: '' } }
    expect(typedComponents(typed).anamnesis.motivo).toBe(motivo)
  })

  it('what has the right shape is shown as it is', () => {
    expect(typedComponents(WRITTEN)).toBe(WRITTEN)
  })

  it.each(RECORD_COMPONENTS)('shows %s empty where it lacks its fields, and everything else', (name) => {
    expect(typedComponents({ ...WRITTEN, [name]: {} })).toEqual({ ...WRITTEN, [name]: EMPTY_COMPONENTS[name] })
  })

  it('shows the rest where a component has another shape', () => {
    const typed = { ...EMPTY_COMPONENTS, examen: { examen_fisico: 3 }, plan: { plan: 'Reposo', recomendaciones: '' } }
    expect(typedComponents(typed)).toEqual({
      ...EMPTY_COMPONENTS,
      plan: { plan: 'Reposo', recomendaciones: '' },
    })
  })
})
