/** Ports, actions and guards of {@link file://../medication-order.ts}. */
import { assign, setup } from 'xstate'
import { NOTHING_SELECTED } from '@cauce/domain/medication/messages'
import { failureOf, isWorthRetrying, wasTakenBefore, type Thrown } from '../failure.ts'
import { medicationAlertMachine } from '../medication-alert.ts'
import { nextNotice } from '../notice.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import * as form from './draft.ts'
import * as list from './list.ts'
import * as queue from './queue.ts'
import type {
  MedicationOrderContext,
  MedicationOrderEvent,
  MedicationOrderInput,
  MedicationOrderPorts as P,
} from './types.ts'

/** The server found, when it took the order, what a line does not answer. */
const TO_CHECK_AGAIN: ReadonlySet<string | null> = new Set(['alertas.sin_responder', 'medicamento.desabastecido'])

export const medicationSetup = setup({
  types: typesOf<
    MedicationOrderContext,
    MedicationOrderEvent,
    MedicationOrderInput,
    undefined,
    { alert: 'medicationAlert' }
  >(),
  actors: {
    proposeRouting: port<P['proposeRouting']['output'], P['proposeRouting']['input']>('proposeRouting'),
    newKey: port<string, undefined>('newKey'),
    generateOrder: port<P['generateOrder']['output'], P['generateOrder']['input']>('generateOrder'),
    medicationAlert: medicationAlertMachine,
    refreshActive: port<void, P['refreshActive']['input']>('refreshActive'),
  },
  actions: {
    dialogRead: assign({ dialog: null }),
    lineBroke: assign(({ context }) => queue.lineBroke(context)),
    nothingSelected: assign(({ context }) => ({ notice: nextNotice(context.notice, 'error', NOTHING_SELECTED) })),
  },
  guards: {
    draftIsComplete: ({ context }, hoy: string) => form.refusalOf(context, hoy) === null,
    draftToRoute: ({ context }) => form.isToRoute(context),
    nothingQueued: ({ context }) => context.queue.length === 0,
    queueToRoute: ({ context }) => queue.needsRouting(context),
    listIsEmpty: ({ context }) => context.items.length === 0,
    isBlocked: ({ context }, hoy: string) => list.obstacleOf(context, hoy) !== null,
    orderWasSent: ({ context }) => context.idempotencyKey !== null,
    wasOrderedBefore: (_, { error }: Thrown) => wasTakenBefore(failureOf(error)),
    mustCheckAgain: (_, { error }: Thrown) => TO_CHECK_AGAIN.has(failureOf(error).codigo),
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
  },
})
