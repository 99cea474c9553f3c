import { describe, expect, it } from 'vitest'
import { LIFE_CYCLES, type LifeCycleOf } from '@cauce/machines/life-cycles/life-cycles'
import { statusMap, statusSteps } from './status-map.ts'

const cycle: LifeCycleOf = {
  id: 'tramite',
  titulo: 'Trámite',
  estados: [
    { estado_id: null, nombre: 'Se pide' },
    { estado_id: 1, nombre: 'Abierto' },
    { estado_id: 2, nombre: 'Cerrado' },
    { estado_id: 3, nombre: 'Rechazado' },
  ],
  pasos: [
    { de_estado_id: null, a_estado_id: 1, etiqueta: 'Radicar', quien: null },
    { de_estado_id: 1, a_estado_id: 2, etiqueta: 'Cerrar', quien: 'quien gestiona' },
    { de_estado_id: null, a_estado_id: 3, etiqueta: 'Rechazar', quien: 'quien recibe' },
  ],
}

describe('statusMap', () => {
  it('has what leads to the state and what follows it, and leaves out the rest', () => {
    const { nodes, edges } = statusMap(cycle, 1)
    expect(nodes.map(({ label, state }) => [label, state])).toEqual([
      ['Se crea', 'past'],
      ['Abierto', 'current'],
      ['Cerrado', 'future'],
    ])
    expect(edges).toEqual([
      { from: 'inicio', to: '1', label: undefined },
      { from: '1', to: '2', label: 'Cerrar' },
    ])
  })

  it('draws every state of every life cycle', () => {
    for (const one of LIFE_CYCLES) {
      for (const { estado_id } of one.estados) {
        if (estado_id === null) continue
        expect(statusMap(one, estado_id).nodes.filter(({ state }) => state === 'current')).toHaveLength(1)
      }
    }
  })
})

describe('statusSteps', () => {
  it('says from where one arrives, where one goes and who does it', () => {
    expect(statusSteps(cycle, 1)).toEqual({
      llegan: [{ key: 'inicio Radicar', nombre: 'Se crea', etiqueta: 'Radicar', quien: null }],
      siguen: [{ key: '2 Cerrar', nombre: 'Cerrado', etiqueta: 'Cerrar', quien: 'quien gestiona' }],
    })
    expect(statusSteps(cycle, 2).siguen).toEqual([])
  })
})
