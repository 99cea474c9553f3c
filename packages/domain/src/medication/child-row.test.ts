import { describe, expect, it } from 'vitest'
import { drugOf, line } from '../testing/child-samples.ts'
import { asksWeight, childSubjects, indexChildDoses, measured, strengthFor, type ChildDoseRow } from './child-row.ts'

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
    expect(figures({ unidad_max: 'g' })).toEqual([200, null, 100])
    expect(figures({ max_dia: 1, unidad_max: 'g' })).toEqual([200, 1_000, 100])
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

describe('la menor dosis de una fila', () => {
  it('no pasa de su tope, aunque los kilos pidan más', () => {
    const capped = {
      dosis_min: 10,
      dosis_max: 15,
      unidad: 'mg/kg/dosis',
      max_dosis: 1000,
      max_dia: 4000,
      unidad_max: 'mg',
    }
    expect(measured(row(capped), 110)).toMatchObject({ take: 1000, least: 1000, leastDay: null })
    expect(measured(row(capped), 20)).toMatchObject({ take: 300, least: 200, leastDay: null })
    const ofDay = { ...capped, dosis_min: 50, dosis_max: 60, unidad: 'mg/kg/día' }
    expect(measured(row(ofDay), 110)).toMatchObject({ day: 4000, least: null, leastDay: 4000 })
    expect(measured(row(ofDay), 20)).toMatchObject({ day: 1200, least: null, leastDay: 1000 })
    expect(measured(row({ ...capped, dosis_min: null }), 20)).toMatchObject({ least: null, leastDay: null })
    expect(measured(row({ ...ofDay, dosis_min: null }), 20)).toMatchObject({ least: null, leastDay: null })
  })
})

const PAIR = {
  drug: drugOf(7, 'Codeína + acetaminofén', 'Codeína;Acetaminofén'),
  presentation: { concentracion: '30/500 mg', unidad_presentacion: 'Tableta', base_dosis: null },
}
const ALONE = { drug: drugOf(5, 'Acetaminofén', 'Acetaminofén') }
const names = (change: object, rows: readonly ChildDoseRow[]) =>
  childSubjects(line(change), indexChildDoses(rows)).map(({ ingredient, rows: own }) => [
    ingredient.nombre,
    own.map(({ via }) => via),
  ])

describe('las filas de un medicamento', () => {
  const rows = ['Oral', '', 'Nasal'].map((via) => row({ principio_activo: 'acetaminofen', via }))

  it('son las suyas y las de cada componente; lo que es él mismo no está dos veces', () => {
    expect(names(ALONE, rows)).toEqual([['Acetaminofén', ['Oral']]])
    expect(names(PAIR, rows)).toEqual([
      ['Codeína + acetaminofén', []],
      ['Codeína', []],
      ['Acetaminofén', ['Oral']],
    ])
  })

  it('de una vía sin fila propia son las de cualquier vía, salvo donde actúa en su sitio', () => {
    expect(names({ ...ALONE, via: 'Rectal' }, rows)).toEqual([['Acetaminofén', ['']]])
    expect(names({ ...ALONE, via: 'oral' }, rows)).toEqual([['Acetaminofén', ['Oral']]])
    expect(names({ ...ALONE, via: 'Tópica' }, rows)).toEqual([['Acetaminofén', []]])
  })
})

const strength = (change: object, nombre: string, of: Partial<ChildDoseRow> = {}) => {
  const subjects = childSubjects(line(change), indexChildDoses([]))
  const subject = subjects.find(({ ingredient }) => ingredient.nombre === nombre)
  if (subject === undefined) throw new Error(`no ${nombre}`)
  return strengthFor(line(change), subject, row(of))
}

describe('cuánto trae una unidad de la dosis de lo que dice la fila', () => {
  it('es lo de su componente, en la unidad de la fila', () => {
    expect(strength(ALONE, 'Acetaminofén')).toBe(500)
    expect(strength(ALONE, 'Acetaminofén', { unidad: 'g/dosis' })).toBe(0.5)
    expect(strength(PAIR, 'Acetaminofén')).toBe(500)
    expect(strength(PAIR, 'Codeína')).toBe(30)
  })

  it('o lo del componente que la fila nombra, o la suma de todos', () => {
    expect(strength(PAIR, 'Codeína + acetaminofén', { base: 'acetaminofén' })).toBe(500)
    expect(strength(PAIR, 'Codeína + acetaminofén', { base: 'Codeína' })).toBe(30)
    expect(strength(PAIR, 'Codeína + acetaminofén', { base: 'suma de componentes' })).toBe(530)
  })

  it('de la combinación entera es lo que dice su etiqueta, si dice de qué es su cifra', () => {
    const first = { ...PAIR, presentation: { ...PAIR.presentation, base_dosis: 'primer componente' } }
    expect(strength(first, 'Codeína + acetaminofén')).toBe(30)
    expect(strength(first, 'Codeína + acetaminofén', { base: 'Ibuprofeno' })).toBeNull()
  })

  it('no se sabe de lo que no trae, de una fila sin dosis ni de otra medida', () => {
    expect(strength(PAIR, 'Codeína + acetaminofén', { base: 'Ibuprofeno' })).toBeNull()
    expect(strength(ALONE, 'Acetaminofén', { base: 'Ibuprofeno' })).toBeNull()
    expect(strength(PAIR, 'Codeína + acetaminofén')).toBeNull()
    expect(strength(ALONE, 'Acetaminofén', { unidad: null })).toBeNull()
    expect(strength(ALONE, 'Acetaminofén', { dosis_max: null })).toBeNull()
    expect(strength(ALONE, 'Acetaminofén', { unidad: 'UI/dosis' })).toBeNull()
  })
})
