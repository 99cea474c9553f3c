import { describe, expect, it } from 'vitest'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import { applySchemeLine, nextSchemeMoves, schemeOrderGraph, statusesThatAllow } from './scheme-order.ts'

describe('applySchemeLine', () => {
  it('creates the line active', () => {
    const crear = { crear: { espera_firma: false } }
    expect(applySchemeLine(null, crear)).toEqual({ estado_id: 1 })
    expect(applySchemeLine(1, crear)).toEqual({ error: MOVE_NOT_ALLOWED })
  })

  it('creates it waiting where another professional has to sign', () => {
    const crear = { crear: { espera_firma: true } }
    expect(applySchemeLine(null, crear)).toEqual({ estado_id: 50 })
    expect(applySchemeLine(50, crear)).toEqual({ error: MOVE_NOT_ALLOWED })
  })

  it('moves by the table of the life cycle and refuses everything else', () => {
    const table: Record<number, Record<string, number>> = {
      1: { suspender: 3, cancelar: 2, aplicar: 49 },
      3: { cancelar: 2 },
      2: {},
      49: {},
      50: { firmar: 1, devolver: 5, cancelar: 5 },
      5: {},
      4: {},
      77: {},
    }
    for (const [from, moves] of Object.entries(table))
      for (const move of ['suspender', 'cancelar', 'aplicar', 'firmar', 'devolver'] as const)
        expect(applySchemeLine(Number(from), move)).toEqual(
          moves[move] === undefined ? { error: MOVE_NOT_ALLOWED } : { estado_id: moves[move] },
        )
  })

  it('tells from which statuses each move can be made', () => {
    expect(statusesThatAllow('cancelar')).toEqual([1, 3, 50])
    expect(statusesThatAllow('suspender')).toEqual([1])
    expect(statusesThatAllow('firmar')).toEqual([50])
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
    expect(nextSchemeMoves(50).map(({ evento, a_estado_id }) => [evento, a_estado_id])).toEqual([
      ['firmar', 1],
      ['devolver', 5],
      ['cancelar', 5],
    ])
    for (const estado_id of [2, 5, 49, 77]) expect(nextSchemeMoves(estado_id)).toEqual([])
  })

  it('is drawn with every status once and a label on every move', () => {
    const { nodes, edges } = schemeOrderGraph()
    expect(nodes.map(({ estado_id }) => estado_id)).toEqual([null, 50, 1, 3, 49, 2, 5])
    expect(edges.map(({ etiqueta }) => etiqueta)).toEqual([
      'Pide la segunda firma',
      'Ordenar el esquema',
      'Firmar',
      'Devolver',
      'Cancelar el esquema',
      'Suspender',
      'Cancelar el esquema',
      'Registrar la aplicación',
      'Cancelar el esquema',
    ])
  })
})
