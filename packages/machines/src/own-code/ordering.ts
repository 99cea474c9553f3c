/** The order of services is sent once, whatever happens to the connection. */
import { assign } from 'xstate'
import * as list from './list.ts'
import { ownCodeSetup } from './setup.ts'

export const ordering = ownCodeSetup.createStateConfig({
  description: 'Se genera la orden de servicios',
  initial: 'starting',
  states: {
    starting: {
      description: 'Se mira si la lista ya se había enviado',
      always: [{ guard: 'wasSent', target: 'sending' }, { target: 'keying' }],
    },
    keying: {
      description: 'Se crea la clave que impide ordenar dos veces',
      invoke: {
        src: 'newKey',
        onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
        onError: {
          target: 'refused',
          actions: assign(({ context, event }) => list.orderRefused(context, event.error)),
        },
      },
      on: { 'wait.cancelled': '#ownCode.collecting' },
    },
    sending: {
      description: 'El servidor genera la orden',
      invoke: {
        src: 'generateOrder',
        input: ({ context }) => ({
          consultaId: context.consultaId,
          lines: list.linesToSend(context),
          key: context.idempotencyKey ?? '',
        }),
        onDone: [
          {
            description: 'El servidor la rechaza',
            guard: ({ event }) => event.output.original.type === 'error',
            target: 'refused',
            actions: assign(({ event }) => list.orderAnswered(event.output)),
          },
          { target: 'announced', actions: assign(({ event }) => list.orderAnswered(event.output)) },
        ],
        onError: [
          {
            guard: { type: 'wasOrderedBefore', params: ({ event }) => event },
            target: 'alreadyOrdered',
            actions: assign(() => list.orderedBefore),
          },
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'interrupted',
            actions: assign(({ event }) => list.answerLost(event.error)),
          },
          { target: 'refused', actions: assign(({ context, event }) => list.orderRefused(context, event.error)) },
        ],
      },
      on: { 'wait.cancelled': { target: 'interrupted', actions: assign(() => list.answerLost(null)) } },
    },
    interrupted: {
      description: 'No llegó la respuesta: se puede reintentar sin riesgo de ordenar dos veces',
      on: { retry: { target: 'sending', actions: 'dialogRead' }, 'order.postponed': '#ownCode.collecting' },
    },
    refused: {
      description: 'La orden no se generó: se muestra por qué',
      on: { 'dialog.dismissed': '#ownCode.refreshing' },
    },
    alreadyOrdered: {
      description: 'Un envío anterior sí generó la orden',
      on: { 'dialog.dismissed': '#ownCode.refreshing' },
    },
    announced: {
      description: 'La orden quedó generada: se muestra el mensaje del servidor',
      on: { 'dialog.dismissed': '#ownCode.refreshing' },
    },
  },
})
