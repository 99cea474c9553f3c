import { describe, expect, it } from 'vitest'
import { drugFacts, drugOfIngredient, listed, pairKey, uniqueDrugs, unknownIngredient } from './drug-facts.ts'

const cotrimoxazole = drugFacts({
  codesumi_id: 7,
  nombre: 'Trimetoprim + sulfametoxazol 160/800 mg tableta',
  atc: 'J01EE01',
  principio_activo: 'Trimetoprim + sulfametoxazol',
  componentes: 'Trimetoprim; Sulfametoxazol',
  via: 'Oral',
})

describe('the facts of a drug', () => {
  it('are its components and its active ingredient, compared without accents or case', () => {
    expect(cotrimoxazole.ingredientes.map(({ key }) => key)).toEqual([
      'trimetoprim',
      'sulfametoxazol',
      'trimetoprim + sulfametoxazol',
    ])
    expect(drugOfIngredient('Ácido acetilsalicílico').ingredientes).toEqual([
      { key: 'acido acetilsalicilico', nombre: 'Ácido acetilsalicílico' },
    ])
  })

  it('say whether it acts where it is put', () => {
    expect(cotrimoxazole.local).toBe(false)
    const drops = {
      codesumi_id: 1,
      nombre: 'Timolol',
      atc: 'S01ED01',
      principio_activo: 'Timolol',
      componentes: 'Timolol',
    }
    expect(drugFacts({ ...drops, via: 'Oftálmica' }).local).toBe(true)
    expect(drugFacts({ ...drops, via: 'Inhalatoria' }).local).toBe(false)
    expect(drugFacts({ ...drops, via: null }).local).toBe(false)
  })

  it('name the ingredient that no knowledge knows', () => {
    expect(unknownIngredient(cotrimoxazole, new Set(['trimetoprim']))).toBe('Sulfametoxazol')
    expect(unknownIngredient(cotrimoxazole, new Set(['trimetoprim', 'sulfametoxazol']))).toBeNull()
    expect(unknownIngredient(cotrimoxazole, new Set(['trimetoprim + sulfametoxazol']))).toBeNull()
    expect(unknownIngredient(drugOfIngredient('Inventado'), new Set())).toBe('Inventado')
    expect(unknownIngredient({ ...drugOfIngredient(''), nombre: 'Mezcla magistral' }, new Set())).toBe(
      'Mezcla magistral',
    )
  })
})

it('counts once a drug that is to be ordered and active', () => {
  const [ordered, active] = [
    { ...cotrimoxazole, origen: 'por_ordenar' } as const,
    { ...cotrimoxazole, origen: 'activo' } as const,
  ]
  expect(uniqueDrugs([active, ordered, active])).toEqual([ordered])
})

it.each([
  ['9', '12', '9-12'],
  ['12', '9', '9-12'],
  ['cisplatino', '12', '12-cisplatino'],
  ['paclitaxel', 'cisplatino', 'cisplatino-paclitaxel'],
])('the pair of %s and %s is %s', (one, other, pair) => {
  expect(pairKey(one, other)).toBe(pair)
})

it('the parts of a list have no blanks, nor the spaces around them', () => {
  expect(listed(' Trimetoprim ; ; Sulfametoxazol;')).toEqual(['Trimetoprim', 'Sulfametoxazol'])
  expect([listed(null), listed(''), listed(' ; ')]).toEqual([[], [], []])
})

describe('a drug without a part of its facts', () => {
  const source = { codesumi_id: 7, nombre: 'Mezcla', atc: '', principio_activo: ' ', componentes: '', via: null }

  it('has neither an empty ingredient nor an empty ATC', () => {
    expect(drugFacts(source)).toMatchObject({ key: '7', atc: null, ingredientes: [], local: false })
    expect(drugFacts({ ...source, atc: 'A01' }).atc).toBe('A01')
    expect(drugFacts({ ...source, principio_activo: ' Cisplatino ' }).ingredientes).toEqual([
      { key: 'cisplatino', nombre: 'Cisplatino' },
    ])
  })

  it('is known by its ingredient where it has no code', () => {
    expect(drugFacts({ ...source, codesumi_id: null, principio_activo: 'Cisplatino' }).key).toBe('cisplatino')
  })

  it('its pair with another has one key, whoever comes first', () => {
    expect([pairKey('7', '7'), pairKey('10', '9'), pairKey('b', 'a'), pairKey('a', 'b'), pairKey('-3', '2')]).toEqual([
      '7-7',
      '9-10',
      'a-b',
      'a-b',
      '-3-2',
    ])
  })
})
