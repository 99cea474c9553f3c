import { describe, expect, it } from 'vitest'
import { asksWeight, measured, type ChildDoseRow } from './child-row.ts'

const row = (change: Partial<ChildDoseRow> = {}): ChildDoseRow => ({
  principio_activo: 'Amoxicilina',
  via: 'Oral',
  edad_min_meses: 3,
  edad_max_meses: 216,
  peso_min_kg: 0,
  peso_max_kg: null,
  dosis_min: 5,
  dosis_max: 10,
  unidad: 'mg/kg/dosis',
  tomas_dia_max: null,
  max_dosis: null,
  max_dia: null,
  unidad_max: 'mg',
  max_dia_por_kg: null,
  contraindicado_bajo_meses: null,
  indicacion: '',
  base: '',
  fuente: '',
  ...change,
})
const figures = (change: Partial<ChildDoseRow>) => {
  const told = measured(row(change), 20)
  return told === null ? null : [told.take, told.day, told.least]
}

describe('lo que una fila admite para un peso', () => {
  it('por toma, y por día si dice cuántas tomas', () => {
    expect(figures({})).toEqual([200, null, 100])
    expect(figures({ tomas_dia_max: 3 })).toEqual([200, 600, 100])
    expect(figures({ dosis_min: null })).toEqual([200, null, null])
  })

  it('por día no dice la toma ni su mínimo', () => {
    expect(figures({ unidad: 'mg/kg/día', tomas_dia_max: 3 })).toEqual([null, 200, null])
    expect(figures({ unidad: 'mg/día' })).toEqual([null, 10, null])
  })

  it('sus topes, en su unidad, ganan si son menores', () => {
    expect(figures({ max_dosis: 150, max_dia: 500, tomas_dia_max: 3 })).toEqual([150, 500, 100])
    expect(figures({ max_dosis: 1, max_dia: 2, unidad_max: 'g' })).toEqual([200, 2_000, 100])
    expect(figures({ max_dia_por_kg: 25 })).toEqual([200, 500, 100])
    expect(figures({ max_dosis: 150, max_dia: 500, max_dia_por_kg: 5, unidad_max: null })).toEqual([200, null, 100])
    expect(figures({ max_dosis: 150, unidad_max: 'UI' })).toEqual([200, null, 100])
  })

  it('una unidad que no es de masa por toma o por día, o sin dosis, no dice nada', () => {
    for (const unidad of ['mg/m²/día', 'mg/kg/día x', 'x mg/kg/día', 'mg', null]) expect(figures({ unidad })).toBeNull()
    expect(figures({ dosis_max: null })).toBeNull()
  })

  it('la cuenta se lee', () => {
    expect(measured(row(), 20)?.sum).toBe('10 mg/kg/dosis × 20,0 kg = 200 mg')
    expect(measured(row({ unidad: 'mg/día' }), 20)?.sum).toBe('10 mg/día')
  })
})

it('pide el peso la que es por kilo, de un peso o con un tope por kilo', () => {
  const fixed = { unidad: 'mg/dosis' }
  expect(asksWeight(row(fixed))).toBe(false)
  expect(asksWeight(row({ unidad: null, dosis_max: null }))).toBe(false)
  for (const change of [
    {},
    { ...fixed, peso_min_kg: 1 },
    { ...fixed, peso_max_kg: 30 },
    { ...fixed, max_dia_por_kg: 2 },
  ])
    expect(asksWeight(row(change))).toBe(true)
})
