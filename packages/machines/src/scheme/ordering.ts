/** The scheme is ordered once, whatever happens to the connection. */
import { assign } from 'xstate'
import { ALREADY_ORDERED, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import * as outcome from './outcome.ts'
import * as rows from './rows.ts'
import { schemeSetup } from './setup.ts'

export const ordering = schemeSetup.createStateConfig({
  description: 'Se ordena el esquema',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Se mira si es el reintento de un envío sin respuesta',
      always: [{ guard: 'wasSent', target: 'sending' }, { target: 'keying' }],
    },
    keying: {
      description: 'Se crea la clave que impide ordenar dos veces',
      invoke: {
        src: 'newKey',
        onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
        onError: { target: 'refused', actions: assign(({ event }) => outcome.orderRefused(event.error)) },
      },
      on: { 'wait.cancelled': '#scheme.editing' },
    },
    sending: {
      description: 'El servidor crea la orden del esquema',
      invoke: {
        src: 'orderScheme',
        input: ({ context }) => ({
          consultaId: context.consultaId,
          order: rows.toOrder(context),
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
            target: '#scheme.looking',
            actions: assign(({ context, event }) => outcome.orderAnswered(context, event.output)),
          },
        ],
        onError: [
          {
            guard: { type: 'wasOrderedBefore', params: ({ event }) => event },
            target: 'alreadyOrdered',
            actions: assign(({ context }) => ({
              ...rows.schemeCleared(context),
              dialog: { titulo: ERROR_TITLE, mensaje: ALREADY_ORDERED, tipo: 'error' },
            })),
          },
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'interrupted',
            actions: assign(({ event }) => outcome.answerLost(event.error)),
          },
          { target: 'refused', actions: assign(({ event }) => outcome.orderRefused(event.error)) },
        ],
      },
      on: { 'wait.cancelled': { target: 'interrupted', actions: assign(() => outcome.answerLost(null)) } },
    },
    interrupted: {
      description: 'No llegó la respuesta: se puede reintentar sin riesgo de ordenar dos veces',
      on: { retry: { target: 'sending', actions: 'dialogRead' }, 'order.postponed': '#scheme.editing' },
    },
    refused: {
      description: 'El esquema no se ordenó: se muestra por qué',
      on: {
        'dialog.dismissed': [
          { guard: 'looksAfter', target: '#scheme.looking' },
          { guard: 'measuresAfter', target: '#scheme.measuring', actions: 'dialogRead' },
          { target: '#scheme.editing' },
        ],
      },
    },
    alreadyOrdered: {
      description: 'Un envío anterior sí ordenó el esquema',
      on: { 'dialog.dismissed': '#scheme.looking' },
    },
  },
})
