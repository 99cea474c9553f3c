import { describe, expect, it } from 'vitest'
import { knownPregnancy, type AskedState } from './known-pregnancy.ts'

const TODAY = '2026-11-20'
const asked = (presente: boolean, registrado: string, semanas: number | null = null): AskedState => ({
  presente,
  semanas,
  registrado,
})
const NOBODY = { gestacion: null, lactancia: null }
const PREGNANT = { codigo: 'Z340', fecha: '2026-10-01' }
const NURSING = { codigo: 'Z391', fecha: '2026-10-01' }

describe('knownPregnancy', () => {
  it('sin nada anotado hablan los diagnósticos', () => {
    expect(knownPregnancy([PREGNANT], NOBODY, TODAY)).toMatchObject({ estado: 'embarazo' })
    expect(knownPregnancy([], NOBODY, TODAY)).toBeNull()
  })

  it('lo anotado dice las semanas', () => {
    const gestacion = asked(true, '2026-11-10', 12)
    expect(knownPregnancy([], { ...NOBODY, gestacion }, TODAY)).toEqual({
      estado: 'embarazo',
      porque: '12 semanas, lo anotado el 10 nov 2026',
      semanas: 12,
    })
    expect(knownPregnancy([], { ...NOBODY, gestacion: asked(true, '2026-11-10', 1) }, TODAY)?.porque).toContain(
      '1 semana,',
    )
  })

  it('la lactancia anotada no tiene semanas', () => {
    expect(knownPregnancy([], { ...NOBODY, lactancia: asked(true, '2026-11-10') }, TODAY)).toEqual({
      estado: 'lactancia',
      porque: 'lo anotado el 10 nov 2026',
      semanas: null,
    })
  })

  it('lo negado habla antes que un diagnóstico de ese día o de antes, y solo de lo suyo', () => {
    const gestacion = asked(false, '2026-10-01')
    expect(knownPregnancy([PREGNANT], { ...NOBODY, gestacion }, TODAY)).toBeNull()
    expect(knownPregnancy([NURSING], { ...NOBODY, gestacion }, TODAY)).toMatchObject({ estado: 'lactancia' })
    const lactancia = asked(false, '2026-10-01')
    expect(knownPregnancy([NURSING], { ...NOBODY, lactancia }, TODAY)).toBeNull()
    expect(knownPregnancy([PREGNANT], { ...NOBODY, lactancia }, TODAY)).toMatchObject({ estado: 'embarazo' })
  })

  it('un diagnóstico más nuevo habla antes que lo anotado', () => {
    const denied = { ...NOBODY, gestacion: asked(false, '2026-09-30') }
    expect(knownPregnancy([PREGNANT], denied, TODAY)).toMatchObject({ estado: 'embarazo' })
    const pregnant = { ...NOBODY, gestacion: asked(true, '2026-09-30', 20) }
    expect(knownPregnancy([{ codigo: 'O800', fecha: '2026-10-15' }], pregnant, TODAY)).toBeNull()
    expect(knownPregnancy([{ codigo: 'I10', fecha: '2026-10-15' }], pregnant, TODAY)).toMatchObject({ semanas: 20 })
  })

  it('un diagnóstico que aún no llega no habla', () => {
    const gestacion = asked(true, '2026-11-10', 12)
    const later = { codigo: 'O800', fecha: '2026-12-01' }
    expect(knownPregnancy([later], { ...NOBODY, gestacion }, TODAY)).toMatchObject({ semanas: 12 })
  })

  it('de las dos anotadas manda el embarazo', () => {
    const both = { gestacion: asked(true, '2026-11-01', 8), lactancia: asked(true, '2026-11-10') }
    expect(knownPregnancy([], both, TODAY)).toMatchObject({ estado: 'embarazo' })
  })
})
