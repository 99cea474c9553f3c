/** Ports, actions and guards of {@link file://../sick-leave.ts}. */
import { assign, setup } from 'xstate'
import type { Thrown } from '../failure.ts'
import { sendOnceGuards } from '../kit/send-once/guards.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import * as flow from './flow.ts'
import type { SickLeaveContext, SickLeaveEvent, SickLeavePorts as P } from './types.ts'

export const sickLeaveSetup = setup({
  types: typesOf<SickLeaveContext, SickLeaveEvent>(),
  actors: {
    newKey: port<string, undefined>('newKey'),
    register: port<P['register']['output'], P['register']['input']>('register'),
  },
  actions: {
    dialogRead: assign({ dialog: null }),
    confirmationRead: assign({ registered: null }),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    lost: assign((_, { error }: Thrown) => flow.answerLost(error)),
    refused: assign((_, { error }: Thrown) => flow.refused(error)),
    takenBefore: assign(() => flow.registeredBefore),
    registered: assign(({ context }, answer: P['register']['output']) => flow.registered(context, answer)),
  },
  guards: {
    isComplete: ({ context }) => flow.isComplete(context),
    ...sendOnceGuards,
  },
})
