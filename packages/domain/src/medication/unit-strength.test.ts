import { describe, expect, it } from 'vitest'
import { inUnit } from './amount.ts'
import { unitStrength } from './unit-strength.ts'

const strength = (
  concentracion: string | null,
  unidad_presentacion: string | null,
  base_dosis: string | null = 'único',
) => unitStrength({ concentracion, unidad_presentacion, base_dosis })

describe('cuánto hay en una unidad', () => {
  it.each([
    ['500 mg', 'Tableta', 500, 'mg'],
    ['0,25 mg', 'Tableta', 0.25, 'mg'],
    ['1.200.000 UI', 'Vial', 1_200_000, 'UI'],
    ['3 g', 'Sobre', 3, 'g'],
    ['500 mg/2 mL', 'Ampolla', 500, 'mg'],
    ['40 mcg/0,4 mL', 'Jeringa', 40, 'mcg'],
    ['100 mg', 'Supositorio', 100, 'mg'],
    ['500 mg', 'Óvulo', 500, 'mg'],
    ['68 mg', 'Implante', 68, 'mg'],
    ['60 mg', 'Jeringa', 60, 'mg'],
    ['100 mg/4 mL', 'Vial', 100, 'mg'],
    ['400 mg/200 mL', 'Bolsa', 400, 'mg'],
    ['25 mcg/h', 'Parche', 25, 'mcg/h'],
    ['9,5 mg/24 h', 'Parche', 9.5, 'mg'],
  ])('%s de %s', (concentracion, unidad, cantidad, medida) => {
    expect(strength(concentracion, unidad)).toEqual({ cantidad, unidad: medida })
  })

  it('en una combinación es la cifra de la que habla la dosis', () => {
    expect(strength('160/800 mg', 'Tableta', 'primer componente')).toEqual({ cantidad: 160, unidad: 'mg' })
    expect(strength('4/0,5 g', 'Vial', 'suma de componentes')).toEqual({ cantidad: 4.5, unidad: 'g' })
    expect(strength('160/800 mg', 'Tableta', null)).toBeNull()
  })

  it.each([
    [null, 'Tableta'],
    ['500 mg', null],
    ['100 mg/mL', 'Frasco'],
    ['250 mg/5 mL', 'Frasco'],
    ['40 mg/mL', 'Ampolla'],
    ['100 UI/mL', 'Pluma'],
    ['1,5 mg/0,5 mL', 'Pluma'],
    ['5 %', 'Tubo'],
    ['20 %', 'Ampolla'],
    ['100 mcg/dosis', 'Inhalador'],
    ['0 mg', 'Tableta'],
    ['mg', 'Tableta'],
    ['500 mg + 125 mg', 'Tableta'],
    ['500 mg/vial de 5 mL', 'Vial'],
    ['20 mg/2 mL reconstituidos', 'Vial'],
    ['20 mcg/24 h', 'Implante'],
    ['25 mcg/72 h', 'Parche'],
  ])('no se sabe con %s en %s', (concentracion, unidad) => {
    expect(strength(concentracion, unidad)).toBeNull()
  })
})

it('las masas se convierten entre sí y lo demás no', () => {
  expect(inUnit({ cantidad: 0.5, unidad: 'g' }, 'mg')).toBe(500)
  expect(inUnit({ cantidad: 200, unidad: 'mcg' }, 'mg')).toBeCloseTo(0.2)
  expect(inUnit({ cantidad: 10, unidad: 'UI' }, 'UI')).toBe(10)
  expect(inUnit({ cantidad: 10, unidad: 'UI' }, 'mg')).toBeNull()
  expect(inUnit({ cantidad: 10, unidad: 'mg' }, 'mg/kg')).toBeNull()
})
