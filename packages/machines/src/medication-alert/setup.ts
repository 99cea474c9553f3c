/** Ports, actions and guards of {@link file://../medication-alert.ts}. */
import { worstOf } from '@cauce/domain/medication/reason'
import { assign, setup } from 'xstate'
import { failureOf, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import {
  CHECK_TIMEOUT_MS,
  type AlertContext,
  type AlertEvent,
  type AlertInput,
  type AlertOutput,
  type AlertPorts as P,
  type Step,
} from './types.ts'
import * as reasons from './reasons.ts'
import { blocked, isBlocked } from './blocking.ts'
import * as walk from './walk.ts'

const ALLERGIC = { status: 400, codigo: 'alergia.encontrada' } as const

export const alertSetup = setup({
  types: typesOf<AlertContext, AlertEvent, AlertInput, AlertOutput>(),
  actors: {
    makeCheck: port<P['makeCheck']['output'], P['makeCheck']['input']>('makeCheck'),
    allergyDetail: port<P['allergyDetail']['output'], P['allergyDetail']['input']>('allergyDetail'),
    newKey: port<string, undefined>('newKey'),
    recordDecision: port<void, P['recordDecision']['input']>('recordDecision'),
  },
  actions: {
    /** Reads the clock: the one thing here that is not told. Tests put theirs in its place. */
    lookAtClock: assign(() => ({ now: new Date().toISOString() })),
    failCheck: assign(({ context }, { step, error }: Thrown & { step: Step }) =>
      walk.checkFailed(context, step, error),
    ),
    timeOut: assign(({ context }, step: Step) => walk.checkNotMade(context, step, 'sin_respuesta')),
    stopWaiting: assign(({ context }, step: Step) => walk.checkNotMade(context, step, 'cancelada')),
    explain: assign(({ context }, step: Step) => reasons.explained(context, step)),
    askReason: assign(({ context }) => reasons.reasonMissing(context)),
    reject: assign((_, step: Step) => walk.decided(step, 'no_formular')),
    change: assign((_, step: Step) => walk.decided(step, 'cambiar')),
    goOn: assign({ decision: 'formular' }),
    keepRefusal: assign((_, { error }: Thrown) => walk.allergyRefused(error)),
    standWithoutDetail: assign(({ context }) => walk.allergyUndetailed(context)),
    typeReason: assign(({ context }, written: reasons.WrittenReason) => reasons.reasonChanged(context, written)),
    block: assign(({ context }) => blocked(context)),
    accept: assign(({ context }) => walk.accepted(context)),
    failRecord: assign((_, { error }: Thrown) => walk.recordFailed(error)),
    forgetRecordError: assign({ recordError: null }),
  },
  guards: {
    isNotMade: ({ context }) => context.notMade !== null,
    isBlocked: ({ context }) => isBlocked(context),
    /** What only informs stays on the line, in words; nobody is stopped for it. */
    asksSomething: ({ context }) => worstOf(context.findings) !== 'informativa',
    hasReason: ({ context }) => reasons.hasReason(context),
    goesOn: ({ context }) => context.decision === 'formular',
    hasKey: ({ context }) => context.idempotencyKey !== null,
    isAllergic: (_, { error }: Thrown) => {
      const { status, codigo } = failureOf(error)
      return status === ALLERGIC.status && codigo === ALLERGIC.codigo
    },
  },
  delays: { checkTimeout: CHECK_TIMEOUT_MS },
})
