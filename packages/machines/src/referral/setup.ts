/** Ports, actions and guards of {@link file://../referral.ts}. */
import { assign, setup } from 'xstate'
import { failureOf, isWorthRetrying, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import * as answers from './answers.ts'
import * as flow from './flow.ts'
import type { ReferralContext, ReferralEvent, ReferralInput, ReferralPorts as P, SavedBase } from './types.ts'

/** Somebody else saved first. */
const TAKEN = 'referencia.cambiada'
/** It is no longer in a state that admits this. */
const MOVED = 'referencia.transicion_no_permitida'

export const referralSetup = setup({
  types: typesOf<ReferralContext, ReferralEvent, ReferralInput>(),
  actors: {
    save: port<P['save']['output'], P['save']['input']>('save'),
    reload: port<P['reload']['output'], P['reload']['input']>('reload'),
    createConsultation: port<P['createConsultation']['output'], P['createConsultation']['input']>('createConsultation'),
  },
  actions: {
    dialogRead: assign({ dialog: null }),
    tellMissing: assign(({ context }) => flow.incomplete(context)),
  },
  guards: {
    isIncomplete: ({ context }) => !flow.isComplete(context),
    isClosing: ({ context }) => flow.isClosing(context),
    isUnfinished: ({ context }) => !flow.mayEnd(context),
    mayClose: ({ context }) => flow.mayClose(context),
    wasTaken: (_, { error }: Thrown) => [TAKEN, MOVED].includes(failureOf(error).codigo ?? ''),
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
    isWhatWasSent: ({ context }, { output }: { output: SavedBase }) => answers.isWhatWasSent(context, output),
    /** It was being closed, and what was wrong is the observation or the cause. */
    mayWriteObservation: ({ context: { serverErrors } }) =>
      serverErrors['observacion_finalizacion'] !== undefined || serverErrors['motivo_cierre'] !== undefined,
    toldInFields: ({ context }) => context.dialog === null,
  },
})
