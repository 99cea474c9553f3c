import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { describe, expect, it } from 'vitest'
import { lifeDrawing } from './life-drawing.ts'

const labels = (estado_id: number, ...visited: readonly number[]) =>
  lifeDrawing(
    estado_id,
    visited.map((a_estado_id) => ({ a_estado_id })),
    'Vida',
  ).nodes.map(({ label, state }) => `${label} ${state}`)

describe('the drawing of a line', () => {
  it('shows where it was, where it is and where it may go, and nothing else', () => {
    expect(labels(OrderStatus.scheduled, OrderStatus.active, OrderStatus.scheduled)).toEqual([
      'Creada past',
      'Activa past',
      'Agendada current',
      'Prestada future',
      'Anulada future',
    ])
  })

  it('has nothing ahead of a line that ended', () => {
    expect(labels(OrderStatus.denied, OrderStatus.pendingAudit, OrderStatus.denied)).toEqual([
      'Creada past',
      'Pendiente past',
      'Negada current',
    ])
  })

  it('draws a refusal only of a line that was refused', () => {
    expect(labels(OrderStatus.refused, OrderStatus.active, OrderStatus.refused)).toEqual([
      'Creada past',
      'Activa past',
      'No aceptó current',
    ])
  })

  it('names only the moves of the current status', () => {
    const { edges } = lifeDrawing(OrderStatus.pendingAudit, [{ a_estado_id: OrderStatus.pendingAudit }], 'Vida')
    expect(edges.flatMap(({ label }) => label ?? []).toSorted()).toEqual(['anular', 'aprobar', 'negar'])
  })

  it('draws a status that it does not know without falling', () => {
    expect(labels(999)).toEqual(['Creada past'])
  })
})
