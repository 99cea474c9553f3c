/** The order is sent once, whatever happens to the connection. */
import { assign } from 'xstate'
import { ALREADY_ORDERED, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import * as outcome from './outcome.ts'
import { medicationSetup } from './setup.ts'

export const ordering = medicationSetup.createStateConfig({
  description: 'Se generan las órdenes',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Se mira si un envío anterior quedó sin respuesta',
      always: [{ guard: 'orderWasSent', target: 'sending' }, { target: 'keying' }],
    },
    keying: {
      description: 'Se crea la clave que impide ordenar dos veces',
      invoke: {
        src: 'newKey',
        onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
        onError: {
          target: 'refused',
          actions: assign(({ context, event }) => outcome.orderRefused(context, event.error)),
        },
      },
      on: { 'wait.cancelled': '#medicationOrder.collecting' },
    },
    sending: {
      description: 'El servidor genera la orden',
      invoke: {
        src: 'generateOrder',
        input: ({ context }) => ({
          consultaId: context.consultaId,
          lines: outcome.toWire(context),
          key: context.idempotencyKey ?? '',
        }),
        onDone: [
          {
            description: 'El servidor la rechaza',
            guard: ({ event }) => event.output.original.type === 'error',
            target: 'refused',
            actions: assign(({ event }) => outcome.orderDenied(event.output)),
          },
          {
            target: '#medicationOrder.refreshing',
            actions: assign(({ context, event }) => outcome.orderPlaced(context, event.output)),
          },
        ],
        onError: [
          {
            guard: { type: 'wasOrderedBefore', params: ({ event }) => event },
            target: 'alreadyOrdered',
            actions: assign({
              idempotencyKey: null,
              dialog: { titulo: ERROR_TITLE, mensaje: ALREADY_ORDERED, tipo: 'error' },
            }),
          },
          {
            guard: { type: 'mustCheckAgain', params: ({ event }) => event },
            target: 'unanswered',
            actions: assign(({ context, event }) => outcome.checksUnanswered(context, event.error)),
          },
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'interrupted',
            actions: assign(({ event }) => outcome.answerLost(event.error)),
          },
          { target: 'refused', actions: assign(({ context, event }) => outcome.orderRefused(context, event.error)) },
        ],
      },
      on: { 'wait.cancelled': { target: 'interrupted', actions: assign(() => outcome.answerLost(null)) } },
    },
    interrupted: {
      description: 'No llegó la respuesta: se puede reintentar sin riesgo de ordenar dos veces',
      on: { retry: { target: 'sending', actions: 'dialogRead' }, 'order.postponed': '#medicationOrder.collecting' },
    },
    refused: {
      description: 'La orden no se generó: se muestra por qué',
      on: { 'dialog.dismissed': '#medicationOrder.collecting' },
    },
    unanswered: {
      description: 'El servidor encontró algo que las líneas no responden: se muestra y se comprueban de nuevo',
      on: {
        'dialog.dismissed': { target: '#medicationOrder.checking', actions: 'dialogRead' },
        'order.postponed': { target: '#medicationOrder.collecting', actions: assign({ queue: [] }) },
      },
    },
    alreadyOrdered: {
      description: 'Un envío anterior sí generó la orden',
      on: { 'dialog.dismissed': { target: '#medicationOrder.refreshing', actions: 'dialogRead' } },
    },
  },
})
