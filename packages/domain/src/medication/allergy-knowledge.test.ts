/** The tables of allergies as they are asked: what names a class, what crosses with it, and what a level that nobody knows is worth. */
import { describe, expect, it } from 'vitest'
import { allergyCheck, directMatch } from './allergy.ts'
import { indexAllergies, termOf, type AllergyClassRow, type RecordedAllergy } from './allergy-knowledge.ts'
import { crossAllergyCheck } from './cross-allergy.ts'
import { drugOfIngredient } from './drug-facts.ts'

const group = (clase: string, principios: string, cruce_interno: string | null): AllergyClassRow => ({
  clase,
  principios,
  cruce_interno,
  conducta: null,
  alias: null,
  fuente: 'Prueba',
})
const cross = (clase: string, cruza_con: string, nivel: string, tipo = 'clase') => ({ clase, cruza_con, nivel, tipo })
const KNOWLEDGE = indexAllergies(
  [
    group('Penicilinas', 'Amoxicilina', 'alta'),
    group('Cefalosporinas', 'Cefalexina', 'baja'),
    group('Carbapenémicos', 'Meropenem', null),
    group('Heparina', 'Heparina', null),
    group('Anticoagulantes', 'Heparina;Enoxaparina', 'baja'),
    group('Protamina', 'Protamina', null),
    group('Pescado', '', null),
  ],
  [
    cross('Penicilinas', 'Cefalosporinas', 'baja'),
    cross('Penicilinas', 'Carbapenémicos', 'alta'),
    cross('Penicilinas', 'Monobactámicos', 'baja'),
    cross('Anticoagulantes', 'Cefalosporinas', 'alta'),
    cross('Pescado', 'Protamina', 'baja', 'principio'),
  ],
  new Map([['macrolidos', ['azitromicina']]]),
  new Set([
    'amoxicilina',
    'cefalexina',
    'meropenem',
    'heparina',
    'enoxaparina',
    'protamina',
    'azitromicina',
    'aztreonam',
  ]),
)
const allergy = (nombre: string, tipo = 'clase'): RecordedAllergy => ({
  id: 3,
  nombre,
  tipo,
  reaccion: null,
  anio: null,
  registrada_por: null,
  registrada: null,
})
const to = (nombre: string, tipo = 'clase') => ({ preguntadas: true, registradas: [allergy(nombre, tipo)] })
const crossedWith = (drug: string, nombre: string, tipo = 'clase') =>
  crossAllergyCheck(drugOfIngredient(drug), to(nombre, tipo), KNOWLEDGE)

describe('the tables of allergies', () => {
  it('a level that nobody knows crosses with nothing', () => {
    const odd = indexAllergies(
      [group('Penicilinas', 'Amoxicilina', 'media')],
      [cross('Penicilinas', 'Cefalosporinas', 'media')],
      new Map(),
      new Set(),
    )
    expect(odd.crosses).toEqual(new Map())
    expect(odd.classes.get('penicilinas')?.interno).toBeNull()
    expect(odd.classesOf.get('amoxicilina')).toHaveLength(1)
  })

  it('a class that only is another name of an ingredient is that ingredient, whatever the record says that it is', () => {
    for (const tipo of ['principio', 'clase', 'otra'])
      expect(termOf(allergy('Heparina', tipo), KNOWLEDGE)).toEqual({ tipo: 'principio', key: 'heparina' })
  })

  it('a class crosses with each one that the tables name, also where it has no members of its own there', () => {
    expect(crossedWith('Cefalexina', 'Penicilinas').hallazgos[0]?.severidad).toBe('moderada')
    expect(crossedWith('Meropenem', 'Penicilinas').hallazgos[0]?.severidad).toBe('mayor')
    expect(crossedWith('Aztreonam', 'Penicilinas').respuesta).toBe('limpia')
  })

  it('a class that nobody knows reaches no drug', () => {
    expect(directMatch(drugOfIngredient('Amoxicilina'), { tipo: 'clase', key: 'sulfas' }, KNOWLEDGE)).toBeNull()
  })
})

describe('a finding of an allergy', () => {
  it('does not repeat as a group the name of the ingredient', () => {
    const [found] = allergyCheck(drugOfIngredient('Heparina'), to('Heparina'), KNOWLEDGE).hallazgos
    expect(found?.detalle).toBe('Heparina contiene Heparina.')
  })

  it('by a pharmacological class has neither a source nor an advice', () => {
    const [found] = allergyCheck(drugOfIngredient('Azitromicina'), to('Macrólidos'), KNOWLEDGE).hallazgos
    expect(found).toMatchObject({ fuente: null, conducta: null })
  })
})

describe('a cross', () => {
  it('of a class that only is another name of an ingredient is looked for in the other classes of that ingredient', () => {
    for (const tipo of ['clase', 'principio']) {
      expect(crossedWith('Enoxaparina', 'Heparina', tipo).hallazgos[0]?.severidad).toBe('moderada')
      expect(crossedWith('Cefalexina', 'Heparina', tipo).hallazgos[0]?.severidad).toBe('mayor')
    }
  })

  it('with an ingredient names no group, although a class is called the same', () => {
    expect(crossedWith('Protamina', 'Pescado').hallazgos[0]?.detalle).toBe('Protamina contiene Protamina.')
  })
})
