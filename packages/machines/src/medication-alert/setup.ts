/** Ports, actions and guards of {@link file://../medication-alert.ts}. */
import type { CheckKind } from '@cauce/domain/medication/check'
import type { CallEnd } from '@cauce/domain/medication/why-not-made'
import { assign, setup } from 'xstate'
import { failureOf, type Thrown } from '../failure.ts'
import { sendOnceGuards } from '../kit/send-once/guards.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import { answersRead } from './answers.ts'
import { askedOf } from './asked.ts'
import { blocked, isBlocked } from './blocking.ts'
import * as reasons from './reasons.ts'
import {
  CHECK_TIMEOUT_MS,
  type AlertContext,
  type AlertEvent,
  type AlertInput,
  type AlertOutput,
  type AlertPorts as P,
  type Decision,
  type Step,
} from './types.ts'
import * as walk from './walk.ts'

const ALLERGIC = { status: 400, codigo: 'alergia.encontrada' } as const

export const alertSetup = setup({
  types: typesOf<AlertContext, AlertEvent, AlertInput, AlertOutput>(),
  actors: {
    makeCheck: port<P['makeCheck']['output'], P['makeCheck']['input']>('makeCheck'),
    allergyDetail: port<P['allergyDetail']['output'], P['allergyDetail']['input']>('allergyDetail'),
    newKey: port<string, undefined>('newKey'),
    recordDecisions: port<void, P['recordDecisions']['input']>('recordDecisions'),
  },
  actions: {
    /** Reads the clock: the one thing here that is not told. Tests put theirs in its place. */
    lookAtClock: assign(() => ({ now: new Date().toISOString() })),
    failCheck: assign(({ context }, { step, error }: Thrown & { step: Step }) =>
      walk.checkFailed(context, step, error),
    ),
    leaveChecks: assign(({ context }, end: CallEnd) => walk.checksLeft(context, end)),
    keepRefusal: assign(({ context }, { error }: Thrown) => walk.allergyRefused(context, error)),
    readAnswers: assign(({ context }) => answersRead(context)),
    askAgain: assign(({ context }, { comprobacion }: { readonly comprobacion?: CheckKind | undefined }) =>
      walk.askedAgain(context, comprobacion),
    ),
    leave: assign(({ context }, check: CheckKind) => reasons.checkLeft(context, check)),
    typeReason: assign(({ context }, written: reasons.WrittenReason) => reasons.reasonChanged(context, written)),
    askReason: assign(({ context }) => reasons.reasonMissing(context)),
    explain: assign(({ context }) => reasons.explained(context)),
    decide: assign(({ context }, decision: Decision) => walk.decided(context, decision)),
    block: assign(({ context }) => blocked(context)),
    accept: assign(({ context }) => walk.accepted(context)),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    failRecord: assign((_, { error }: Thrown) => walk.recordFailed(error)),
    forgetRecordError: assign({ recordError: null }),
  },
  guards: {
    ...sendOnceGuards,
    isAsked: ({ context }, step: Step) => context.asked.includes(step),
    isBlocked: ({ context }) => isBlocked(context),
    /** What only informs stays on the line, in words; nobody is stopped for it. */
    asksSomething: ({ context }) => askedOf(context).length > 0,
    lacksReason: ({ context }) => !reasons.hasReasons(context),
    hasRecords: ({ context }) => walk.hasRecords(context),
    hasGap: ({ context }) => askedOf(context).some(({ porQue }) => porQue !== null),
    goesOn: ({ context }) => context.decision === 'formular',
    isAllergic: (_, { error }: Thrown) => {
      const { status, codigo } = failureOf(error)
      return status === ALLERGIC.status && codigo === ALLERGIC.codigo
    },
  },
  delays: { checkTimeout: CHECK_TIMEOUT_MS },
})
