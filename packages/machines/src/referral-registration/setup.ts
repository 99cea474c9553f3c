/** Ports, actions and guards of {@link file://../referral-registration.ts}. */
import { assign, setup } from 'xstate'
import { registrationToSend, warnsOfClosing } from '@cauce/domain/referral/registration'
import type { Thrown } from '../failure.ts'
import { sendOnceGuards } from '../kit/send-once/guards.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import * as flow from './flow.ts'
import type { RegistrationContext, RegistrationEvent, RegistrationPorts as P } from './types.ts'

export const registrationSetup = setup({
  types: typesOf<RegistrationContext, RegistrationEvent>(),
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
    registered: assign((_, answer: P['register']['output']) => flow.registered(answer)),
  },
  guards: {
    isComplete: ({ context }) => registrationToSend(context.draft) !== null,
    closesAtOnce: ({ context }) => registrationToSend(context.draft) !== null && warnsOfClosing(context.draft),
    ...sendOnceGuards,
  },
})
