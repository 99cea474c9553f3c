/** The leave is registered once, whatever happens to the connection. */
import { assign } from 'xstate'
import * as flow from './flow.ts'
import { sickLeaveSetup } from './setup.ts'

export const registering = sickLeaveSetup.createStateConfig({
  description: 'Se registra la incapacidad',
  initial: 'starting',
  states: {
    starting: {
      description: 'Se mira si ya se había enviado',
      always: [{ guard: 'wasSent', target: 'sending' }, { target: 'keying' }],
    },
    keying: {
      description: 'Se crea la clave que impide registrar dos veces',
      invoke: {
        src: 'newKey',
        onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
        onError: { target: 'refused', actions: assign(({ event }) => flow.refused(event.error)) },
      },
      on: { 'wait.cancelled': '#sickLeave.writing' },
    },
    sending: {
      description: 'El servidor registra la incapacidad',
      invoke: {
        src: 'register',
        input: ({ context: { sent, idempotencyKey } }) => {
          if (sent === null || idempotencyKey === null) throw new Error('nothing to register')
          return { form: sent, key: idempotencyKey }
        },
        onDone: {
          target: '#sickLeave.registered',
          actions: assign(({ context, event }) => flow.registered(context, event.output)),
        },
        onError: [
          {
            guard: { type: 'wasRegisteredBefore', params: ({ event }) => event },
            target: 'refused',
            actions: assign(() => flow.registeredBefore),
          },
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'interrupted',
            actions: assign(({ event }) => flow.answerLost(event.error)),
          },
          { target: 'refused', actions: assign(({ event }) => flow.refused(event.error)) },
        ],
      },
      on: { 'wait.cancelled': { target: 'interrupted', actions: assign(() => flow.answerLost(null)) } },
    },
    interrupted: {
      description: 'No llegó la respuesta: se puede reintentar sin riesgo de registrar dos veces',
      on: { retry: { target: 'sending', actions: 'dialogRead' }, 'register.postponed': '#sickLeave.writing' },
    },
    refused: {
      description: 'La incapacidad no se registró: se muestra por qué',
      on: { 'dialog.dismissed': '#sickLeave.writing' },
    },
  },
})
