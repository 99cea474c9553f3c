/** Each line of the list is validated, its earlier orders are asked about and its site is proposed. */
import { assign } from 'xstate'
import * as list from './list.ts'
import { orderSetup } from './setup.ts'

export const validating = orderSetup.createStateConfig({
  description: 'Se revisa cada línea de la lista',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Se mira qué falta por revisar',
      always: [
        { guard: 'lineToValidate', target: 'checking' },
        { guard: 'lineToRoute', target: 'proposing' },
        { guard: 'orderRequested', target: '#procedureOrder.ordering' },
        { target: '#procedureOrder.collecting' },
      ],
    },
    checking: {
      description: 'El servidor valida la línea',
      invoke: {
        src: 'validateItem',
        input: ({ context }) => {
          const item = context.items[list.lineToValidate(context)]
          if (item === undefined) throw new Error('no line to validate')
          return { item: list.toWire(item, context.consultaId) }
        },
        onDone: [
          {
            guard: { type: 'historyUnseen', params: ({ event }) => event.output.historico.length },
            target: 'asking',
            actions: assign(({ context, event }) => list.historyFound(context, event.output)),
          },
          { target: 'deciding', actions: assign(({ context, event }) => list.itemValidated(context, event.output)) },
        ],
        onError: {
          target: 'failed',
          actions: assign(({ context, event }) => list.itemRefused(context, event.error)),
        },
      },
      on: { 'wait.cancelled': '#procedureOrder.collecting' },
    },
    asking: {
      description: 'El procedimiento ya se ordenó antes: se pregunta si se ordena de nuevo',
      on: {
        'history.explained': {
          actions: assign(({ context, event }) => list.historyExplained(context, event.motivo)),
        },
        'history.accepted': { target: 'deciding', actions: assign(({ context }) => list.historyAccepted(context)) },
        'history.rejected': { target: 'deciding', actions: assign(({ context }) => list.historyRejected(context)) },
      },
    },
    proposing: {
      description: 'Se propone la sede de cada línea',
      invoke: {
        src: 'proposeRouting',
        input: ({ context }) => ({
          consultaId: context.consultaId,
          cups: context.items.filter((item) => !item.routingAsked).map((item) => item.procedimiento.id),
        }),
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => list.routingProposed(context, event.output)),
        },
        onError: { target: 'deciding', actions: assign(({ context }) => list.routingProposed(context, [])) },
      },
      on: { 'wait.cancelled': '#procedureOrder.collecting' },
    },
    failed: {
      description: 'La línea no se pudo validar: se muestra por qué',
      on: { 'dialog.dismissed': '#procedureOrder.collecting' },
    },
  },
})
