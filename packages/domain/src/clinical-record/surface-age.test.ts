import { describe, expect, it } from 'vitest'
import { surfaceAgeDays, surfaceChange, surfaceProblem, surfaceProblemText } from './surface-age.ts'

const TODAY = '2026-11-21'
const taken = (fecha: string) => ({ isc: 1.75, fecha })

describe('a surface for a scheme', () => {
  it('holds for thirty days, counted from the day of the measures', () => {
    expect(surfaceAgeDays('2026-10-22', TODAY)).toBe(30)
    expect(surfaceProblem(taken(TODAY), TODAY)).toBeNull()
    expect(surfaceProblem(taken('2026-10-22'), TODAY)).toBeNull()
    expect(surfaceProblem(taken('2026-10-21'), TODAY)).toBe('old')
  })

  it('is missing when nobody measured', () => {
    expect(surfaceProblem(null, TODAY)).toBe('missing')
  })

  it('is not asked for when no dose is by surface', () => {
    expect(surfaceProblem(null, TODAY, false)).toBeNull()
    expect(surfaceProblem(taken('2020-01-01'), TODAY, false)).toBeNull()
  })

  it('says what is wrong with it', () => {
    expect(surfaceProblemText('old', '2026-10-18', TODAY)).toBe(
      'La superficie corporal tiene 34 días (máximo 30): registre peso y talla de hoy',
    )
    const missing = 'No hay superficie corporal: registre peso y talla de hoy para ordenar este esquema'
    expect(surfaceProblemText('missing', null, TODAY)).toBe(missing)
    expect(surfaceProblemText('missing', '2026-10-18', TODAY)).toBe(missing)
    expect(surfaceProblemText('old', null, TODAY)).toBe(missing)
    expect(surfaceProblemText(null, TODAY, TODAY)).toBeNull()
  })
})

describe('a new surface', () => {
  it('proposes new doses only above five percent, up or down', () => {
    expect(surfaceChange(2, 2.1)).toMatchObject({ porcentaje: 5, propone: false })
    expect(surfaceChange(2, 2.11)).toMatchObject({ propone: true, texto: '2,00 → 2,11 m² (+5,5 %)' })
    expect(surfaceChange(2, 1.9)).toMatchObject({ porcentaje: -5, propone: false })
    expect(surfaceChange(2, 2)).toMatchObject({ propone: false, texto: '2,00 → 2,00 m² (0,0 %)' })
    expect(surfaceChange(2, 1.89)).toMatchObject({ propone: true, texto: '2,00 → 1,89 m² (−5,5 %)' })
  })
})
