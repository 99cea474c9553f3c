/** Ports, actions and guards of {@link file://../sick-leave.ts}. */
import { assign, setup } from 'xstate'
import { failureOf, isWorthRetrying, wasTakenBefore, type Thrown } from '../failure.ts'
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
  },
  guards: {
    isComplete: ({ context }) => flow.isComplete(context),
    wasSent: ({ context }) => context.idempotencyKey !== null,
    wasRegisteredBefore: (_, { error }: Thrown) => wasTakenBefore(failureOf(error)),
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
  },
})
