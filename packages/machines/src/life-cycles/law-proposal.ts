/** The life of a proposed figure of a norm. The server moves it only through {@link applyProposal}; the screen offers what may follow. */
import { setup, transition } from 'xstate'
import {
  NOT_THE_PROPOSER,
  OWN_PROPOSAL,
  PROPOSAL_MOVED,
  PROPOSAL_STATES,
  type ProposalState,
} from '@cauce/domain/law/proposal'
import { typesOf } from '../types-of.ts'

/** What may be done with it, as it travels in `evento`. */
export const PROPOSAL_MOVES = {
  aprobar: { etiqueta: 'Aprobar', hecho: 'Aprobada: rige desde su fecha' },
  devolver: { etiqueta: 'Devolver', hecho: 'Devuelta a quien la propuso' },
  retirar: { etiqueta: 'Retirar', hecho: 'Propuesta retirada' },
} as const
export type ProposalMove = keyof typeof PROPOSAL_MOVES

/** Whether who moves it is who proposed it. */
interface Hand {
  readonly misma_mano: boolean
}
type ProposalEvent = { readonly type: 'proponer' } | ({ readonly type: ProposalMove } & Hand)

const otherProposer = { type: 'otherProposer', params: ({ event }: { event: Hand }) => event } as const
const ownProposal = { type: 'ownProposal', params: ({ event }: { event: Hand }) => event } as const

export const lawProposalMachine = setup({
  types: typesOf<Record<string, never>, ProposalEvent>(),
  guards: {
    otherProposer: (_, { misma_mano }: Hand) => !misma_mano,
    ownProposal: (_, { misma_mano }: Hand) => misma_mano,
  },
}).createMachine({
  id: 'lawProposal',
  version: '1',
  description: 'Vida de una cifra propuesta',
  context: {},
  initial: 'written',
  states: {
    written: { description: 'Se escribe la propuesta', on: { proponer: 'propuesta' } },
    propuesta: {
      description: PROPOSAL_STATES.propuesta,
      on: {
        aprobar: { guard: otherProposer, target: 'aprobada' },
        devolver: { guard: otherProposer, target: 'devuelta' },
        retirar: { guard: ownProposal, target: 'retirada' },
      },
    },
    aprobada: { type: 'final', description: PROPOSAL_STATES.aprobada },
    devuelta: { type: 'final', description: PROPOSAL_STATES.devuelta },
    retirada: { type: 'final', description: PROPOSAL_STATES.retirada },
  },
})

type Value = ProposalState | 'written'
const at = (value: Value) => lawProposalMachine.resolveState({ value, context: {} })
type Step = { readonly estado: ProposalState } | { readonly error: string; readonly por_la_mano: boolean }

const refusal = (from: ProposalState, evento: ProposalMove): Step => {
  if (from !== 'propuesta') return { error: PROPOSAL_MOVED, por_la_mano: false }
  return { error: evento === 'retirar' ? NOT_THE_PROPOSER : OWN_PROPOSAL, por_la_mano: true }
}

/**
 * The state after the move, or the reason why it cannot happen. Pure.
 * @regla Una cifra propuesta la aprueba o la devuelve otra persona, nunca quien la propuso, y solo este la retira; aprobada, devuelta o retirada no cambia más.
 */
export const applyProposal = (from: ProposalState, evento: ProposalMove, misma_mano: boolean): Step => {
  const event: ProposalEvent = { type: evento, misma_mano }
  const before = at(from)
  if (!before.can(event)) return refusal(from, evento)
  const after: Value = transition(lawProposalMachine, before, event)[0].value
  return after === 'written' ? refusal(from, evento) : { estado: after }
}

const MOVES = ['aprobar', 'devolver', 'retirar'] as const satisfies readonly ProposalMove[]

/** What that person may do with it now. */
export const proposalMoves = (from: ProposalState, misma_mano: boolean): readonly ProposalMove[] =>
  MOVES.filter((evento) => !('error' in applyProposal(from, evento, misma_mano)))
