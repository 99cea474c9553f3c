/** The record on its way to be locked, and afterwards. */
import { assign } from 'xstate'
import { failureOf } from '../failure.ts'
import { componentsOf } from './components.ts'
import * as flow from './flow.ts'
import * as opening from './opening.ts'
import { recordDraftSetup } from './setup.ts'

export const finalising = recordDraftSetup.createStateConfig({
  description: 'Se finaliza la historia',
  initial: 'keying',
  states: {
    keying: {
      description: 'Se crea la clave que impide finalizarla dos veces',
      invoke: {
        src: 'newKey',
        onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
        onError: {
          target: '#recordDraft.open',
          actions: [{ type: 'finaliseFailed', params: ({ event }) => event }, 'forgetFinalise'],
        },
      },
      on: { 'wait.cancelled': { target: '#recordDraft.open', actions: 'forgetFinalise' } },
    },
    sending: {
      description: 'El servidor revisa la historia y la cierra',
      entry: assign({ finaliseError: null }),
      invoke: {
        src: 'finaliseRecord',
        input: ({ context }) => ({
          consultaId: context.consultaId,
          historia: componentsOf(context.parts),
          versiones: flow.seenVersions(context),
          medidasConfirmadas: context.medidasConfirmadas,
          key: context.idempotencyKey ?? '',
        }),
        onDone: {
          target: '#recordDraft.finalised.reading',
          actions: [assign(({ context, event }) => opening.finalised(context, event.output)), 'forgetFinalise'],
        },
        onError: [
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'interrupted',
            actions: [
              { type: 'finaliseFailed', params: ({ event }) => event },
              { type: 'noteFinaliseFailure', params: ({ event }) => failureOf(event.error) },
            ],
          },
          {
            guard: { type: 'isOld', params: ({ event }) => event },
            target: '#recordDraft.open.talking.asking',
            actions: [
              { type: 'finaliseFailed', params: ({ event }) => event },
              { type: 'noteFinaliseFailure', params: ({ event }) => failureOf(event.error) },
              'forgetFinalise',
            ],
          },
          {
            target: '#recordDraft.open',
            actions: [
              { type: 'finaliseFailed', params: ({ event }) => event },
              { type: 'noteFinaliseFailure', params: ({ event }) => failureOf(event.error) },
              'forgetFinalise',
            ],
          },
        ],
      },
      on: {
        'wait.cancelled': { target: 'interrupted', actions: { type: 'finaliseFailed', params: { error: null } } },
      },
    },
    interrupted: {
      description: 'No llegó la respuesta: no se sabe si quedó finalizada',
      on: {
        retry: 'sending',
        'finalise.resumed': { target: '#recordDraft.open.talking.asking', actions: 'forgetFinalise' },
      },
    },
  },
})

export const finalised = recordDraftSetup.createStateConfig({
  description: 'La historia está finalizada',
  initial: 'shown',
  states: {
    reading: {
      description: 'Se trae la historia como quedó, con sus notas',
      invoke: {
        src: 'openRecord',
        input: ({ context: { consultaId } }) => ({ consultaId }),
        onDone: { target: 'shown', actions: { type: 'opened', params: ({ event }) => event.output } },
        onError: { target: 'shown', actions: { type: 'failed', params: ({ event }) => event } },
      },
      on: { 'wait.cancelled': 'shown' },
    },
    shown: { description: 'Se lee, y se le añaden notas aclaratorias', on: { 'record.asked': 'reading' } },
  },
  on: { 'left.dismissed': { actions: assign(({ context }) => opening.leftDismissed(context)) } },
})
