import { describe, expect, it } from 'vitest'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import { applySchemeLine, nextSchemeMoves, schemeOrderGraph, statusesThatAllow } from './scheme-order.ts'

describe('applySchemeLine', () => {
  it('creates the line active', () => {
    expect(applySchemeLine(null, 'crear')).toEqual({ estado_id: 1 })
    expect(applySchemeLine(1, 'crear')).toEqual({ error: MOVE_NOT_ALLOWED })
  })

  it('moves by the table of the life cycle and refuses everything else', () => {
    const table: Record<number, Record<string, number>> = {
      1: { suspender: 3, cancelar: 2, aplicar: 49 },
      3: { cancelar: 2 },
      2: {},
      49: {},
      4: {},
      77: {},
    }
    for (const [from, moves] of Object.entries(table))
      for (const move of ['suspender', 'cancelar', 'aplicar'] as const)
        expect(applySchemeLine(Number(from), move)).toEqual(
          moves[move] === undefined ? { error: MOVE_NOT_ALLOWED } : { estado_id: moves[move] },
        )
  })

  it('tells from which statuses each move can be made', () => {
    expect(statusesThatAllow('cancelar')).toEqual([1, 3])
    expect(statusesThatAllow('suspender')).toEqual([1])
  })
})

describe('what follows', () => {
  it('is suspending, cancelling and applying while it is active, and only cancelling once suspended', () => {
    expect(nextSchemeMoves(1).map(({ evento, a_estado_id }) => [evento, a_estado_id])).toEqual([
      ['suspender', 3],
      ['cancelar', 2],
      ['aplicar', 49],
    ])
    expect(nextSchemeMoves(3).map(({ evento }) => evento)).toEqual(['cancelar'])
    for (const estado_id of [2, 49, 77]) expect(nextSchemeMoves(estado_id)).toEqual([])
  })

  it('is drawn with every status once and a label on every move', () => {
    const { nodes, edges } = schemeOrderGraph()
    expect(nodes.map(({ estado_id }) => estado_id)).toEqual([null, 1, 3, 49, 2])
    expect(edges.map(({ etiqueta }) => etiqueta)).toEqual([
      'Ordenar el esquema',
      'Suspender',
      'Cancelar el esquema',
      'Registrar la aplicación',
      'Cancelar el esquema',
    ])
  })
})
