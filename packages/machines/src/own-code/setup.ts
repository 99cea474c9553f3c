/** Ports, actions and guards of {@link file://../own-code.ts}. */
import { assign, setup } from 'xstate'
import type { Thrown } from '../failure.ts'
import { sendOnceGuards } from '../kit/send-once/guards.ts'
import { port } from '../port.ts'
import type { OrderAnswer } from '../procedure-order/types.ts'
import { typesOf } from '../types-of.ts'
import * as list from './list.ts'
import type { KnownOrders, OwnCodeContext, OwnCodeEvent, OwnCodeInput, OwnCodePorts as P } from './types.ts'

export const ownCodeSetup = setup({
  types: typesOf<OwnCodeContext, OwnCodeEvent, OwnCodeInput>(),
  actors: {
    proposeRouting: port<P['proposeRouting']['output'], P['proposeRouting']['input']>('proposeRouting'),
    newKey: port<string, undefined>('newKey'),
    generateOrder: port<P['generateOrder']['output'], P['generateOrder']['input']>('generateOrder'),
    refreshActive: port<void, P['refreshActive']['input']>('refreshActive'),
  },
  actions: {
    dialogRead: assign({ dialog: null }),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    answered: assign(({ context }, answer: OrderAnswer) => list.orderAnswered(context, answer)),
    lost: assign((_, { error }: Thrown) => list.answerLost(error)),
    refused: assign(({ context }, { error }: Thrown) => list.orderRefused(context, error)),
    takenBefore: assign(() => list.orderedBefore),
    finish: assign(({ context }) => list.orderFinished(context)),
  },
  guards: {
    isAddable: ({ context }, hoy: string) => list.isAddable(context, hoy),
    isEmpty: ({ context }) => context.items.length === 0,
    hasOrderedCode: ({ context }, known: { readonly activas: KnownOrders; readonly hoy: string }) =>
      list.hasOrderedCode(context, known),
    isRefused: (_, { original }: OrderAnswer) => original.type === 'error',
    ...sendOnceGuards,
  },
})
