/**
 * Mail and cell phone by which a person is reached and gets back in. One machine for the card of the profile and for the dialog
 * that an affiliate has to answer: the dialog closes by its own event once the data are saved, or, when the server keeps failing,
 * by postponing them, so that nobody is kept from care by a fault that is not theirs.
 * @fuente spec 1 §4; spec 2 §3, §7, §8
 */
import { assign, setup } from 'xstate'
import {
  checkRecoveryData,
  RECOVERY_FAILED,
  RECOVERY_FIELDS,
  RECOVERY_INVALID,
  trimmedRecovery,
} from '@cauce/domain/session/recovery-data'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, isWorthRetrying, withoutField, type Thrown } from './failure.ts'
import { port } from './port.ts'
import type {
  RecoveryDataContext,
  RecoveryDataEvent,
  RecoveryDataInput,
  RecoveryDataPorts as P,
} from './recovery-data/types.ts'
import { typesOf } from './types-of.ts'

/** Failures of the server in a row after which the dialog may be left for later. */
export const FAILURES_TO_POSTPONE = 2

/** The session ended: that is no fault of the server, and leaving is what happens anyway. */
const UNAUTHORISED = 401

const isServersFault = ({ error }: Thrown): boolean => {
  const failure = failureOf(error)
  return failure.status !== UNAUTHORISED && isWorthRetrying(failure)
}

const check = ({ kind, form }: RecoveryDataContext) => checkRecoveryData(kind, form)

export const recoveryDataMachine = setup({
  types: typesOf<RecoveryDataContext, RecoveryDataEvent, RecoveryDataInput>(),
  actors: { saveData: port<P['saveData']['output'], P['saveData']['input']>('saveData') },
  actions: {
    fail: assign(({ context }, thrown: Thrown) => {
      const { error, errores } = failureOf(thrown.error)
      return {
        error: RECOVERY_FAILED[context.kind],
        detail: error ?? CONNECTION_LOST,
        errores,
        aviso: Object.keys(errores).length === 0 ? null : RECOVERY_INVALID[context.kind],
        serverFailures: isServersFault(thrown) ? context.serverFailures + 1 : 0,
      }
    }),
    forgetError: assign({ error: null, detail: null, aviso: null, errores: {} }),
    change: assign(({ context, event }) => {
      if (event.type !== 'form.changed') return {}
      const names = RECOVERY_FIELDS[context.kind]
      const left = event.form.correo === undefined ? context.errores : withoutField(context.errores, names.correo)
      return {
        form: { ...context.form, ...event.form },
        errores: event.form.celular === undefined ? left : withoutField(left, names.celular),
      }
    }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(check(context)).length === 0,
    isSaved: (_, { saved }: { readonly saved: boolean }) => saved,
    keepsFailing: ({ context }) => context.serverFailures >= FAILURES_TO_POSTPONE,
  },
}).createMachine({
  id: 'recoveryData',
  version: '1',
  description: 'Correo y celular de recuperación',
  context: ({ input }) => ({ ...input, errores: {}, error: null, detail: null, aviso: null, serverFailures: 0 }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Se escriben el celular y el correo',
      on: {
        'form.changed': { actions: 'change' },
        'data.sent': [
          { guard: 'isComplete', target: 'saving' },
          {
            actions: assign(({ context }) => ({
              errores: check(context),
              aviso: RECOVERY_INVALID[context.kind],
              error: null,
              detail: null,
            })),
          },
        ],
        'update.postponed': { guard: 'keepsFailing', target: 'postponed' },
      },
    },
    saving: {
      description: 'El servidor guarda los datos',
      entry: 'forgetError',
      invoke: {
        src: 'saveData',
        input: ({ context: { kind, ownerId, form } }) => ({ kind, ownerId, form: trimmedRecovery(form) }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
          { target: 'editing' },
        ],
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'wait.cancelled': { target: 'editing', actions: { type: 'fail', params: { error: null } } } },
    },
    saved: {
      description: 'Los datos quedaron guardados',
      entry: assign({ serverFailures: 0 }),
      on: {
        'form.changed': { target: 'editing', actions: 'change' },
        'update.closed': 'closed',
      },
    },
    closed: { type: 'final', description: 'La ventana se cerró con los datos guardados' },
    postponed: { type: 'final', description: 'El servidor no pudo guardar: se pedirán después' },
  },
})
