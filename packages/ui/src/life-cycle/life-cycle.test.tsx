import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StatePanel } from '../state-panel/state-panel.tsx'
import { layered } from './layered.tsx'
import { LifeCycle, type LifeCycleEdge, type LifeCycleNode } from './life-cycle.tsx'

afterEach(cleanup)

const edges: readonly LifeCycleEdge[] = [
  { from: 'creada', to: 'activa' },
  { from: 'creada', to: 'pendiente' },
  { from: 'pendiente', to: 'autorizada', label: 'aprobar' },
  { from: 'pendiente', to: 'negada', label: 'negar' },
  { from: 'pendiente', to: 'anulada', label: 'anular' },
  { from: 'activa', to: 'prestada', label: 'prestar' },
  { from: 'autorizada', to: 'agendada', label: 'agendar' },
  { from: 'autorizada', to: 'prestada', label: 'prestar' },
  { from: 'autorizada', to: 'anulada', label: 'anular' },
  { from: 'agendada', to: 'prestada', label: 'prestar' },
]

const NAMES = ['creada', 'activa', 'pendiente', 'autorizada', 'negada', 'anulada', 'agendada', 'prestada']

const lived = (past: readonly string[], current: string): readonly LifeCycleNode[] =>
  NAMES.map((id) => ({
    id,
    label: id,
    tone: 'ok',
    state: id === current ? 'current' : past.includes(id) ? 'past' : 'future',
  }))

describe('layered', () => {
  it('puts what was left, what is next to it, and what may follow right of it', () => {
    const { places, columns } = layered(lived(['creada'], 'pendiente'), edges)
    const column = (id: string) => places.get(id)?.column
    expect(NAMES.map(column)).toEqual([0, undefined, 1, 2, 2, 2, 3, 3])
    expect(columns).toBe(4)
  })

  it('leaves out what cannot follow any more', () => {
    const { places } = layered(lived(['creada', 'pendiente'], 'negada'), edges)
    expect([...places.keys()]).toEqual(['creada', 'pendiente', 'negada'])
  })

  it('every line it draws goes one column on, and no two nodes share a place', () => {
    for (const current of NAMES) {
      const { places, edges: drawn } = layered(lived(current === 'creada' ? [] : ['creada'], current), edges)
      for (const { from, to } of drawn) expect(places.get(to)?.column).toBe((places.get(from)?.column ?? 0) + 1)
      const spots = [...places.values()].map(({ column, row }) => `${column}/${row}`)
      expect(new Set(spots).size).toBe(spots.length)
    }
  })

  it('keeps the steps of the past in their order, however short another way would be', () => {
    const { places } = layered(lived(['creada', 'pendiente', 'autorizada', 'agendada'], 'prestada'), edges)
    expect(['creada', 'pendiente', 'autorizada', 'agendada', 'prestada'].map((id) => places.get(id)?.column)).toEqual([
      0, 1, 2, 3, 4,
    ])
  })

  it('survives a machine with a way back', () => {
    const back = [...edges, { from: 'anulada', to: 'creada', label: 'reabrir' }]
    expect(layered(lived(['creada'], 'pendiente'), back).columns).toBe(4)
    expect(layered([], []).places.size).toBe(0)
  })
})

describe('LifeCycle', () => {
  it('says in words what it draws', () => {
    render(<LifeCycle title="Vida de la orden" nodes={lived(['creada'], 'pendiente')} edges={edges} />)
    expect(
      screen.getByRole('img', {
        name: 'Vida de la orden',
        description:
          'Pasó por: creada. Ahora: pendiente. Puede seguir: autorizada (aprobar), negada (negar), anulada (anular).',
      }),
    ).toBeDefined()
  })

  it('an end says that nothing follows', () => {
    render(<LifeCycle title="Vida" nodes={lived(['creada', 'pendiente'], 'negada')} edges={edges} />)
    expect(
      screen.getByRole('img', { description: 'Pasó por: creada, pendiente. Ahora: negada. No cambia más.' }),
    ).toBeDefined()
  })
})

describe('LifeCycle as a map', () => {
  it('says from where one may come, not where one was', () => {
    render(<LifeCycle title="Pendiente" reading="map" nodes={lived(['creada'], 'pendiente')} edges={edges} />)
    expect(
      screen.getByRole('img', {
        description:
          'Antes puede estar en: creada. Estado: pendiente. Puede seguir: autorizada (aprobar), negada (negar), anulada (anular).',
      }),
    ).toBeDefined()
  })
})

describe('StatePanel', () => {
  it('lists what happened, what may follow and what the reader may do', () => {
    render(
      <StatePanel
        drawing={{ title: 'Vida', nodes: lived(['creada'], 'pendiente'), edges }}
        lines={[
          { when: '03 oct 2026, 09:14', what: 'Creada por Laura Restrepo', why: 'El procedimiento pide auditoría' },
          { when: 'Usted', what: 'No puede descargarla' },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})
