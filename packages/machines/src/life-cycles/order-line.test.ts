import { describe, expect, it } from 'vitest'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import { ORDER_LINE_MOVES, applyOrderLine, nextMoves, orderLineGraph } from './order-line.ts'

describe('applyOrderLine', () => {
  it('creates the line pending of audit only where the procedure asks for it', () => {
    expect(applyOrderLine(null, { crear: { requiere_auditoria: 1 } })).toEqual({ estado_id: 3 })
    expect(applyOrderLine(null, { crear: { requiere_auditoria: 0 } })).toEqual({ estado_id: 1 })
  })

  it('moves by the table of the life cycle and refuses everything else', () => {
    const table: Record<number, Record<string, number>> = {
      1: { agendar: 42, prestar: 49, anular: 2, rehusar: 6 },
      3: { aprobar: 4, negar: 5, anular: 2, rehusar: 6 },
      4: { agendar: 42, prestar: 49, anular: 2, rehusar: 6 },
      42: { prestar: 49, anular: 2, rehusar: 6 },
      2: {},
      5: {},
      6: {},
      49: {},
      77: {},
    }
    for (const [from, moves] of Object.entries(table))
      for (const move of ['aprobar', 'negar', 'anular', 'agendar', 'prestar', 'rehusar'] as const)
        expect(applyOrderLine(Number(from), move)).toEqual(
          moves[move] === undefined ? { error: MOVE_NOT_ALLOWED } : { estado_id: moves[move] },
        )
  })

  it('creates nothing over a line that exists', () => {
    expect(applyOrderLine(1, { crear: { requiere_auditoria: 0 } })).toEqual({ error: MOVE_NOT_ALLOWED })
  })
})

describe('nextMoves', () => {
  it('tells what may follow and who may do it', () => {
    expect(nextMoves(3)).toEqual([
      { evento: 'aprobar', a_estado_id: 4, ...ORDER_LINE_MOVES.aprobar },
      { evento: 'negar', a_estado_id: 5, ...ORDER_LINE_MOVES.negar },
      { evento: 'anular', a_estado_id: 2, ...ORDER_LINE_MOVES.anular },
    ])
    expect(nextMoves(3).map(({ quien }) => quien)).toContain('un auditor médico')
  })

  it('is empty where the life ends and for a status that nobody knows', () => {
    for (const estado_id of [2, 5, 6, 49, 77]) expect(nextMoves(estado_id)).toEqual([])
  })
})

describe('orderLineGraph', () => {
  it('has every status once and the same moves as the table', () => {
    const { nodes, edges } = orderLineGraph()
    expect(nodes.map(({ estado_id }) => estado_id)).toEqual([null, 1, 3, 4, 42, 49, 6, 5, 2])
    expect(nodes.every(({ rank }) => rank !== null)).toBe(true)
    expect(edges.filter(({ from }) => from === 'pendingAudit').map(({ to, etiqueta }) => [to, etiqueta])).toEqual([
      ['authorised', 'Aprobar'],
      ['denied', 'Negar'],
      ['annulled', 'Anular'],
      ['refused', 'No aceptar'],
    ])
  })
})
