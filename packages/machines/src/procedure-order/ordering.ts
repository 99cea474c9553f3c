/** The order is sent once, whatever happens to the connection. */
import { assign } from 'xstate'
import { ALREADY_ORDERED, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import * as list from './list.ts'
import * as outcome from './outcome.ts'
import { orderSetup } from './setup.ts'

export const ordering = orderSetup.createStateConfig({
  description: 'Se genera la orden',
  initial: 'keying',
  states: {
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
      on: { 'wait.cancelled': '#procedureOrder.collecting' },
    },
    sending: {
      description: 'El servidor genera la orden',
      invoke: {
        src: 'generateOrder',
        input: ({ context: { consultaId, items, idempotencyKey } }) => ({
          consultaId,
          items: items.map((item) => list.toWire(item, consultaId)),
          key: idempotencyKey ?? '',
        }),
        onDone: [
          {
            description: 'El servidor la rechaza',
            guard: ({ event }) => event.output.original.type === 'error',
            target: 'refused',
            actions: assign(({ context, event }) => outcome.orderAnswered(context, event.output)),
          },
          {
            target: 'announced',
            actions: assign(({ context, event }) => outcome.orderAnswered(context, event.output)),
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
            guard: { type: 'isOrderedAlready', params: ({ event }) => event },
            target: '#procedureOrder.validating',
            actions: assign(({ context, event }) => list.foundOrdered(context, event.error)),
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
      on: { retry: { target: 'sending', actions: 'dialogRead' }, 'order.postponed': '#procedureOrder.collecting' },
    },
    refused: {
      description: 'La orden no se generó: se muestra por qué',
      on: { 'dialog.dismissed': '#procedureOrder.collecting' },
    },
    alreadyOrdered: {
      description: 'Un envío anterior sí generó la orden',
      on: { 'dialog.dismissed': '#procedureOrder.refreshing' },
    },
    announced: {
      description: 'La orden quedó generada: se muestra el mensaje del servidor',
      on: { 'dialog.dismissed': { target: '#procedureOrder.recommending', actions: 'dialogRead' } },
    },
  },
})
