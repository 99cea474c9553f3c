import { describe, expect, it } from 'vitest'
import { mergeDraft } from './draft-merge.ts'

const base = { version: 3, datos: { motivo: 'Tos', plan: '' } }
const there = (datos: Record<string, unknown>) => ({ version: 4, datos })

describe('mergeDraft', () => {
  it('takes what is here when nobody else wrote', () => {
    expect(mergeDraft(base, { motivo: 'Tos seca', plan: '' }, base)).toEqual({
      kind: 'taken',
      datos: { motivo: 'Tos seca', plan: '' },
      version: 3,
      recibidos: [],
      conflictos: [],
    })
  })

  it('joins what each wrote in another field, and tells what came', () => {
    expect(mergeDraft(base, { motivo: 'Tos seca', plan: '' }, there({ motivo: 'Tos', plan: 'Control' }))).toEqual({
      kind: 'merged',
      datos: { motivo: 'Tos seca', plan: 'Control' },
      version: 4,
      recibidos: ['plan'],
      conflictos: [],
    })
  })

  it('tells the field in which both wrote, with the three values, and keeps what is here', () => {
    const merge = mergeDraft(base, { motivo: 'Tos seca', plan: '' }, there({ motivo: 'Tos de 3 días', plan: '' }))
    expect(merge.kind).toBe('conflict')
    expect(merge.datos).toEqual({ motivo: 'Tos seca', plan: '' })
    expect(merge.conflictos).toEqual([
      {
        campo: 'motivo',
        nombre: 'Motivo de consulta',
        base: 'Tos',
        mio: 'Tos seca',
        otro: 'Tos de 3 días',
        texto: 'Motivo de consulta se cambió también en otro dispositivo: elija cuál queda, nada se ha perdido',
      },
    ])
  })

  it('is no conflict when both wrote the same', () => {
    const same = { motivo: 'Tos seca', plan: '' }
    expect(mergeDraft(base, same, there(same))).toMatchObject({ kind: 'merged', datos: same, recibidos: [] })
  })

  it('tells that one erased what the other changed', () => {
    const merge = mergeDraft(base, { plan: '' }, there({ motivo: 'Tos seca', plan: '' }))
    expect(merge.conflictos).toMatchObject([{ campo: 'motivo', mio: undefined, otro: 'Tos seca' }])
  })

  it('takes a field that the other erased away, and one that the other added in', () => {
    expect(mergeDraft(base, base.datos, there({ motivo: 'Tos', peso: 70 }))).toMatchObject({
      kind: 'merged',
      datos: { motivo: 'Tos', peso: 70 },
      recibidos: ['plan', 'peso'],
    })
  })

  it('compares lists and objects by what they say', () => {
    const measures = { version: 1, datos: { medidas: { peso: 70, talla: 170 } } }
    const reordered = { version: 2, datos: { medidas: { talla: 170, peso: 70 } } }
    expect(mergeDraft(measures, { medidas: { peso: 71, talla: 170 } }, reordered)).toMatchObject({
      kind: 'merged',
      datos: { medidas: { peso: 71, talla: 170 } },
    })
  })
})
