/** The panel is saved once, over the version that was read, whatever happens to the connection. */
import { assign } from 'xstate'
import * as answers from './answers.ts'
import { referralSetup } from './setup.ts'

const idOf = (base: { readonly id: number } | null): number => {
  if (base === null) throw new Error('nothing to save')
  return base.id
}

export const saving = referralSetup.createStateConfig({
  description: 'Se guarda la gestión de la remisión',
  initial: 'sending',
  states: {
    sending: {
      description: 'El servidor guarda la referencia',
      invoke: {
        src: 'save',
        input: ({ context: { base, sent } }) => {
          if (sent === null) throw new Error('nothing to save')
          return { id: idOf(base), sent }
        },
        onDone: {
          target: '#referral.editing',
          actions: assign(({ context, event }) => answers.saved(context, event.output)),
        },
        onError: [
          {
            guard: { type: 'wasTaken', params: ({ event }) => event },
            target: 'comparing',
            actions: assign(({ event }) => answers.taken(event.error)),
          },
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'interrupted',
            actions: assign(({ event }) => answers.answerLost(event.error)),
          },
          { target: 'refused', actions: assign(({ context, event }) => answers.refused(context, event.error)) },
        ],
      },
      on: { 'wait.cancelled': { target: 'interrupted', actions: assign(() => answers.answerLost(null)) } },
    },
    comparing: {
      description: 'Otra persona guardó antes, o un envío anterior sí llegó: se mira qué quedó',
      invoke: {
        src: 'reload',
        input: ({ context: { base } }) => ({ id: idOf(base) }),
        onDone: [
          {
            guard: { type: 'isWhatWasSent', params: ({ event }) => event },
            target: '#referral.editing',
            actions: assign(({ context, event }) => answers.savedBefore(context, event.output)),
          },
          { target: 'refused', actions: assign(({ context, event }) => answers.takenByOther(context, event.output)) },
        ],
        onError: { target: 'refused', actions: assign({ sent: null }) },
      },
      on: { 'wait.cancelled': { target: 'refused', actions: assign({ sent: null }) } },
    },
    interrupted: {
      description: 'No llegó la respuesta: se puede reintentar sin riesgo de guardar dos veces',
      on: {
        retry: { target: 'sending', actions: 'dialogRead' },
        'save.postponed': { target: '#referral.editing', actions: 'dialogRead' },
      },
    },
    refused: {
      description: 'La referencia no se guardó: se muestra por qué',
      always: [
        { guard: 'mayWriteObservation', target: '#referral.observing' },
        { guard: 'toldInFields', target: '#referral.editing' },
      ],
      on: { 'dialog.dismissed': { target: '#referral.editing', actions: 'dialogRead' } },
    },
  },
})
