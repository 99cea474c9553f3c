/** Ports, actions and guards of {@link file://../record-draft.ts}. */
import { assign, setup } from 'xstate'
import { FINALISE_FAILED } from '@cauce/domain/clinical-record/required-to-finalise'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, isWorthRetrying, type Failure, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import * as flow from './flow.ts'
import * as opening from './opening.ts'
import type {
  OpenedRecord,
  RecordDraftContext,
  RecordDraftEvent,
  RecordDraftInput,
  RecordDraftPorts as P,
} from './types.ts'

/** A pause in typing after which a component goes to the server. */
const SEND_PAUSE_MS = 1_000
/** What could not be sent is tried again after this. */
export const SEND_RETRY_MS = 5_000

const OTHER_VERSION = 'borrador.otra_version'
const LOCKED = 'historia.finalizada'
/** Why a record in conflict is not finalised. */
const CHOOSE_FIRST = 'Antes de finalizar elija qué queda en los campos que cambiaron en otro equipo'

type Changed = Extract<RecordDraftEvent, { readonly type: 'draft.changed' }>
type Announced = Extract<RecordDraftEvent, { readonly type: 'draft.announced' }>
type Requested = Extract<RecordDraftEvent, { readonly type: 'finalise.requested' }>
type Chosen = Extract<RecordDraftEvent, { readonly type: 'conflict.resolved' }>
const wordsOf = (error: unknown): string => failureOf(error).error ?? CONNECTION_LOST

export const recordDraftSetup = setup({
  types: typesOf<RecordDraftContext, RecordDraftEvent, RecordDraftInput>(),
  actors: {
    openRecord: port<OpenedRecord, P['openRecord']['input']>('openRecord'),
    readKept: port<P['readKept']['output'], P['readKept']['input']>('readKept'),
    saveDraft: port<P['saveDraft']['output'], P['saveDraft']['input']>('saveDraft'),
    newKey: port<string, undefined>('newKey'),
    finaliseRecord: port<P['finaliseRecord']['output'], P['finaliseRecord']['input']>('finaliseRecord'),
  },
  actions: {
    /** For the browser's own log, without anything of the patient. */
    noteFinaliseFailure: (_context, _failure: Failure) => {},
    opened: assign(({ context }, view: OpenedRecord) => opening.opened(context, view)),
    failed: assign((_, { error }: Thrown) => ({ error: wordsOf(error) })),
    saveRefused: assign(({ context }) => flow.saveRefused(context)),
    /** No answer: the server may have it or not. */
    saveUnanswered: assign({ saving: null }),
    finaliseFailed: assign((_, { error }: Thrown) => ({
      finaliseError: { message: FINALISE_FAILED, detail: wordsOf(error) },
      finaliseErrors: failureOf(error).errores,
    })),
    forgetFinalise: assign({ idempotencyKey: null, wantsFinalise: false }),
    mustAsk: assign({ mustAsk: true }),
    changed: assign(({ context }, { componente, campos }: Changed) => flow.changed(context, componente, campos)),
    chosen: assign(({ context }, { componente, choices }: Chosen) => flow.resolved(context, componente, choices)),
    announced: assign(({ context }, { componente, version }: Announced) => ({
      announced: { ...context.announced, [componente]: version },
    })),
    finaliseWanted: assign((_, { medidasConfirmadas = false }: Requested) => ({
      wantsFinalise: true,
      finaliseError: null,
      finaliseErrors: {},
      medidasConfirmadas,
    })),
    finaliseStopped: assign({ wantsFinalise: false, finaliseError: { message: CHOOSE_FIRST, detail: null } }),
    paused: assign({ typedSince: false }),
  },
  guards: {
    mayWrite: ({ context: { view } }) => view !== null && view.escribe && view.estado === 'abierta',
    isLocked: ({ context: { view } }) => view?.estado === 'finalizada',
    isOfAnother: ({ context: { view } }) => view?.escribe === false,
    isAnnounced: ({ context }) => flow.announcedAny(context),
    isNews: ({ context: { parts } }, { componente, version }: Announced) => version > parts[componente].base.version,
    mustChooseFirst: ({ context }) => context.wantsFinalise && flow.hasConflict(context),
    wantsFinalise: ({ context }) => context.wantsFinalise,
    canAdopt: ({ context }) => opening.hasAdoptable(context),
    isBeingTyped: ({ context }) => context.typedSince && flow.toSend(context) !== null,
    canSend: ({ context }) => flow.toSend(context) !== null,
    hasConflict: ({ context }) => flow.hasConflict(context),
    isOld: (_, { error }: Thrown) => {
      const { codigo } = failureOf(error)
      return codigo === OTHER_VERSION || codigo === LOCKED
    },
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
  },
  delays: { pause: SEND_PAUSE_MS, again: SEND_RETRY_MS },
})
