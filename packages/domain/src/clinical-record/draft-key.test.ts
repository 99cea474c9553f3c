import { describe, expect, it } from 'vitest'
import { draftKey, draftKeysOf, parseDraftKey } from './draft-key.ts'

const place = { consulta_id: 60_001, modelo: 'historia', ruta: '/panelMedico/atencion', componente: 'motivo' }
const KEY = 'borrador-historia/60001/historia/%2FpanelMedico%2Fatencion/motivo'

describe('the key of a draft', () => {
  it('has its consultation, model, route and component, and gives them back', () => {
    expect(draftKey(place)).toBe(KEY)
    expect(parseDraftKey(KEY)).toEqual(place)
  })

  it('is not that of a neighbour whose parts hold a slash or an escape', () => {
    const neighbours = [
      { ...place, modelo: 'a/b', ruta: 'c' },
      { ...place, modelo: 'a', ruta: 'b/c' },
      { ...place, modelo: 'a%2Fb', ruta: 'c' },
    ]
    expect(new Set(neighbours.map(draftKey)).size).toBe(3)
    expect(neighbours.map(draftKey).map(parseDraftKey)).toEqual(neighbours)
  })

  it('begins with that of its consultation and not with that of consultation 6000', () => {
    expect([KEY.startsWith(draftKeysOf(60_001)), KEY.startsWith(draftKeysOf(6_000))]).toEqual([true, false])
  })

  it('is not read from another text of the storage', () => {
    const others = [
      '',
      'otra/60001/a/b/c',
      'borrador-historia/0/a/b/c',
      'borrador-historia/1/a/b',
      `${KEY}/x`,
      'borrador-historia/x12/a/b/c',
      'borrador-historia/12x/a/b/c',
      'borrador-historia/12',
      'borrador-historia/12/a',
      'borrador-historia',
    ]
    expect(others.map(parseDraftKey)).toEqual(Array(10).fill(null))
  })
})
