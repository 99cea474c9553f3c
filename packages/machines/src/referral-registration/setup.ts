/** Ports, actions and guards of {@link file://../referral-registration.ts}. */
import { assign, setup } from 'xstate'
import { registrationToSend, warnsOfClosing } from '@cauce/domain/referral/registration'
import { failureOf, isWorthRetrying, wasTakenBefore, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
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
  },
  guards: {
    isComplete: ({ context }) => registrationToSend(context.draft) !== null,
    closesAtOnce: ({ context }) => registrationToSend(context.draft) !== null && warnsOfClosing(context.draft),
    wasSent: ({ context }) => context.idempotencyKey !== null,
    wasRegisteredBefore: (_, { error }: Thrown) => wasTakenBefore(failureOf(error)),
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
  },
})
