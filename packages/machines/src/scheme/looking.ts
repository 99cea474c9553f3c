/** What the affiliate has: the scheme in course, and the surface of the record. */
import { assign } from 'xstate'
import * as rows from './rows.ts'
import * as surface from './surface.ts'
import { schemeSetup } from './setup.ts'

export const looking = schemeSetup.createStateConfig({
  description: 'Se mira si hay un esquema en curso y qué superficie tiene el registro',
  entry: ['dialogRead', 'forgetError'],
  initial: 'asking',
  states: {
    asking: {
      description: 'Se buscan el esquema en curso y las medidas',
      invoke: {
        src: 'loadSituation',
        input: ({ context }) => ({ consultaId: context.consultaId }),
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => surface.situationKnown(context, event.output)),
        },
        onError: { target: '#scheme.unread', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'wait.cancelled': { target: '#scheme.unread', actions: 'lost' } },
    },
    deciding: {
      description: 'Se decide si se ordena o se muestra el esquema en curso',
      always: [
        { guard: 'hasActive', target: '#scheme.active' },
        { guard: 'hasScheme', target: '#scheme.editing' },
        { target: '#scheme.choosing' },
      ],
    },
  },
})

export const unread = schemeSetup.createStateConfig({
  description: 'No se sabe si hay un esquema en curso: se muestra por qué',
  on: { retry: 'looking' },
})

export const choosing = schemeSetup.createStateConfig({
  description: 'No hay esquema en curso: se escoge uno',
  on: {
    'scheme.chosen': {
      target: 'loading',
      actions: assign({ scheme: ({ event }) => event.scheme, hoy: ({ event }) => event.hoy }),
    },
    'look.again': { target: 'looking', actions: assign({ hoy: ({ event }) => event.hoy }) },
    'measures.opened': 'measuring',
  },
})

export const loading = schemeSetup.createStateConfig({
  description: 'Se traen los medicamentos del esquema',
  entry: 'forgetError',
  invoke: {
    src: 'loadDrugs',
    input: ({ context }) => ({ esquemaId: context.scheme?.id ?? 0 }),
    onDone: { target: 'editing', actions: assign(({ context, event }) => rows.schemeLoaded(context, event.output)) },
    onError: { target: 'unloaded', actions: { type: 'fail', params: ({ event }) => event } },
  },
  on: { 'wait.cancelled': { target: 'unloaded', actions: 'lost' } },
})

export const unloaded = schemeSetup.createStateConfig({
  description: 'Los medicamentos del esquema no se pudieron traer: se muestra por qué',
  on: {
    retry: 'loading',
    'scheme.chosen': {
      target: 'loading',
      actions: assign({ scheme: ({ event }) => event.scheme, hoy: ({ event }) => event.hoy }),
    },
    'scheme.cleared': { target: 'choosing', actions: assign(({ context }) => rows.schemeCleared(context)) },
  },
})
