/** The referral is registered once, whatever happens to the connection. */
import { assign } from 'xstate'
import * as flow from './flow.ts'
import { registrationSetup } from './setup.ts'

export const registering = registrationSetup.createStateConfig({
  description: 'Se registra la remisión',
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
      on: { 'wait.cancelled': '#referralRegistration.writing' },
    },
    sending: {
      description: 'El servidor registra la remisión',
      invoke: {
        src: 'register',
        input: ({ context: { sent, idempotencyKey } }) => {
          if (sent === null || idempotencyKey === null) throw new Error('nothing to register')
          return { form: sent, key: idempotencyKey }
        },
        onDone: {
          target: '#referralRegistration.registered',
          actions: assign(({ event }) => flow.registered(event.output)),
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
      on: {
        retry: { target: 'sending', actions: 'dialogRead' },
        'register.postponed': '#referralRegistration.writing',
      },
    },
    refused: {
      description: 'La remisión no se registró: se muestra por qué',
      on: { 'dialog.dismissed': '#referralRegistration.writing' },
    },
  },
})
