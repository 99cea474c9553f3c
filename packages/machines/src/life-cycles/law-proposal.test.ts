import { expect, it } from 'vitest'
import { NOT_THE_PROPOSER, OWN_PROPOSAL, PROPOSAL_MOVED, PROPOSAL_STATE_KEYS } from '@cauce/domain/law/proposal'
import { applyProposal, PROPOSAL_MOVES, proposalMoves, type ProposalMove } from './law-proposal.ts'

const MOVES: readonly ProposalMove[] = ['aprobar', 'devolver', 'retirar']

it('another person approves it or returns it; who proposed it takes it back', () => {
  expect(MOVES.map((move) => applyProposal('propuesta', move, false))).toEqual([
    { estado: 'aprobada' },
    { estado: 'devuelta' },
    { error: NOT_THE_PROPOSER, por_la_mano: true },
  ])
  expect(MOVES.map((move) => applyProposal('propuesta', move, true))).toEqual([
    { error: OWN_PROPOSAL, por_la_mano: true },
    { error: OWN_PROPOSAL, por_la_mano: true },
    { estado: 'retirada' },
  ])
})

it('what was decided stays decided', () => {
  for (const from of PROPOSAL_STATE_KEYS.filter((state) => state !== 'propuesta'))
    for (const move of MOVES)
      for (const same of [true, false])
        expect(applyProposal(from, move, same)).toEqual({ error: PROPOSAL_MOVED, por_la_mano: false })
})

it('offers to each what they may do', () => {
  expect(proposalMoves('propuesta', false)).toEqual(['aprobar', 'devolver'])
  expect(proposalMoves('propuesta', true)).toEqual(['retirar'])
  expect(proposalMoves('aprobada', false)).toEqual([])
  expect(Object.keys(PROPOSAL_MOVES)).toEqual(MOVES)
})
