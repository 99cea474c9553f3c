/** Ports, actions and guards of {@link file://../procedure-order.ts}. */
import { assign, setup } from 'xstate'
import { checkDraft } from '@cauce/domain/procedure/draft'
import { failureOf, isAlreadyThere, type Thrown } from '../failure.ts'
import { sendOnceGuards } from '../kit/send-once/guards.ts'
import { nextNotice } from '../notice.ts'
import { port } from '../port.ts'
import { procedureConsentMachine } from '../procedure-consent.ts'
import { typesOf } from '../types-of.ts'
import * as list from './list.ts'
import { draftToAdd } from './new-lines.ts'
import * as outcome from './outcome.ts'
import type { OrderAnswer, OrderContext, OrderEvent, OrderInput, OrderPorts as P } from './types.ts'

export const orderSetup = setup({
  types: typesOf<OrderContext, OrderEvent, OrderInput, undefined, { consent: 'procedureConsent' }>(),
  actors: {
    validateItem: port<P['validateItem']['output'], P['validateItem']['input']>('validateItem'),
    proposeRouting: port<P['proposeRouting']['output'], P['proposeRouting']['input']>('proposeRouting'),
    newKey: port<string, undefined>('newKey'),
    generateOrder: port<P['generateOrder']['output'], P['generateOrder']['input']>('generateOrder'),
    checkRecommendation: port<boolean, P['checkRecommendation']['input']>('checkRecommendation'),
    printRecommendation: port<void, P['printRecommendation']['input']>('printRecommendation'),
    checkConsent: port<boolean, P['checkConsent']['input']>('checkConsent'),
    procedureConsent: procedureConsentMachine,
    refreshActive: port<void, P['refreshActive']['input']>('refreshActive'),
  },
  actions: {
    dialogRead: assign({ dialog: null }),
    backToCollecting: assign({ dialog: null, history: [], orderRequested: false }),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    answered: assign(({ context }, answer: OrderAnswer) => outcome.orderAnswered(context, answer)),
    lost: assign((_, { error }: Thrown) => outcome.answerLost(error)),
    refused: assign(({ context }, { error }: Thrown) => outcome.orderRefused(context, error)),
    takenBefore: assign(() => outcome.orderedBefore),
    foundOrdered: assign(({ context }, { error }: Thrown) => list.foundOrdered(context, error)),
    finish: assign(({ context }) => outcome.orderFinished(context)),
    nextConsent: assign(({ context }) => outcome.consentWalked(context, null)),
    say: assign(({ context }, message: string) => ({ notice: nextNotice(context.notice, 'error', message) })),
  },
  guards: {
    draftIsComplete: ({ context }, hoy: string) => checkDraft(draftToAdd(context), hoy).mensaje === null,
    hasItems: ({ context }) => context.items.length > 0,
    lineToValidate: ({ context }) => list.lineToValidate(context) >= 0,
    lineToRoute: ({ context }) => list.lineToRoute(context) >= 0,
    orderRequested: ({ context }) => context.orderRequested && context.items.length > 0,
    historyUnseen: ({ context }, found: number) =>
      found > 0 && context.items[list.lineToValidate(context)]?.historicoAceptado === false,
    isRefused: (_, { original }: OrderAnswer) => original.type === 'error',
    isOrderedAlready: (_, { error }: Thrown) => isAlreadyThere(failureOf(error)),
    ...sendOnceGuards,
    lineToConsent: ({ context }) => outcome.consentLine(context) !== null,
  },
})
