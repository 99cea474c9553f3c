/** Each queued line goes through its checks, in order. */
import { assign } from 'xstate'
import * as queue from './queue.ts'
import { medicationSetup } from './setup.ts'

export const checking = medicationSetup.createStateConfig({
  description: 'Se comprueba cada línea',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Se mira si queda otra línea por comprobar',
      always: [
        { guard: 'nothingQueued', target: '#medicationOrder.collecting' },
        { guard: 'queueToRoute', target: 'proposing' },
        { target: 'alerting' },
      ],
    },
    proposing: {
      description: 'Se propone la sede de cada línea',
      invoke: {
        src: 'proposeRouting',
        input: ({ context }) => ({ consultaId: context.consultaId, codesumis: queue.drugsToRoute(context) }),
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => queue.queueRouted(context, event.output)),
        },
        onError: { target: 'deciding', actions: assign(({ context }) => queue.queueRouted(context, [])) },
      },
      on: {
        'wait.cancelled': { target: 'deciding', actions: assign(({ context }) => queue.queueRouted(context, [])) },
      },
    },
    alerting: {
      description: 'Se recorren las alertas de la línea',
      invoke: {
        id: 'alert',
        src: 'medicationAlert',
        input: ({ context }) => queue.alertInput(context),
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => queue.lineChecked(context, event.output)),
        },
        onError: { target: 'deciding', actions: 'lineBroke' },
      },
    },
  },
})
