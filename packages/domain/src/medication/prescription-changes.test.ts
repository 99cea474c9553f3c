import { describe, expect, it } from 'vitest'
import { prescriptionChanges, type KnownNow, type OrderedThen } from './prescription-changes.ts'

const then: OrderedThen = {
  created_at: '2026-09-12T15:00:00.000Z',
  diagnostico: { id: 5, codigo: 'I10', nombre: 'Hipertensión esencial' },
  requiere_autorizacion: false,
}
const now: KnownNow = {
  alergias: [],
  desabastecimiento: null,
  dosis: [],
  diagnosticos: [{ id: 5 }],
  retirado: false,
  requiere_autorizacion: false,
}
const changes = (change: Partial<KnownNow>) => prescriptionChanges(then, { ...now, ...change })
const allergy = (registrada: string | null) => changes({ alergias: [{ nombre: 'Penicilinas', registrada }] })

describe('prescriptionChanges', () => {
  it('says nothing when nothing changed', () => {
    expect(changes({})).toEqual([])
  })

  it('an allergy counts when it was written down after the order', () => {
    expect(allergy('2026-10-01T15:00:00.000Z')).toEqual([
      { tipo: 'alergia', severidad: 'grave', texto: 'Alergia registrada después: Penicilinas' },
    ])
    expect(allergy('2019-08-20T15:00:00.000Z')).toEqual([])
    expect(allergy(then.created_at)).toEqual([])
    expect(allergy(null)).toEqual([])
  })

  it('a shortage is grave when it stops the order', () => {
    expect(changes({ desabastecimiento: { mensaje: 'Entregas parciales', bloquea: false } })).toEqual([
      { tipo: 'desabastecimiento', severidad: 'aviso', texto: 'Desabastecido: Entregas parciales' },
    ])
    expect(changes({ desabastecimiento: { mensaje: 'No hay', bloquea: true } })[0]?.severidad).toBe('grave')
  })

  it('a diagnosis that the consultation does not have; without diagnoses nothing is said', () => {
    expect(changes({ diagnosticos: [{ id: 9 }] })).toEqual([
      {
        tipo: 'diagnostico',
        severidad: 'aviso',
        texto: 'Se formuló por I10 Hipertensión esencial, que no está en esta consulta',
      },
    ])
    expect(changes({ diagnosticos: [{ id: 9 }, { id: 5 }] })).toEqual([])
    expect(changes({ diagnosticos: [] })).toEqual([])
  })

  it('dose, withdrawal and authorisation, the grave ones first', () => {
    const all = changes({ dosis: ['Dosis por encima de la habitual'], retirado: true, requiere_autorizacion: true })
    expect(all).toEqual([
      { tipo: 'retirado', severidad: 'grave', texto: 'Ya no está en el catálogo: no se puede volver a ordenar' },
      { tipo: 'dosis', severidad: 'aviso', texto: 'Dosis por encima de la habitual' },
      { tipo: 'autorizacion', severidad: 'aviso', texto: 'Ahora requiere autorización' },
    ])
    expect(
      prescriptionChanges({ ...then, requiere_autorizacion: true }, { ...now, requiere_autorizacion: true }),
    ).toEqual([])
  })
})
