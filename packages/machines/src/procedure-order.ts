/**
 * Ordering procedures in a consultation: the pre-order list, its validation, the order, recommendations, consents.
 * The consent of a line is the child actor `consent` ({@link file://./procedure-consent.ts}).
 * @fuente spec 2 §4, §5, §8
 */
import { assign } from 'xstate'
import { consenting, recommending } from './procedure-order/after-ordering.ts'
import * as list from './procedure-order/list.ts'
import { itemsObserved, setAdded } from './procedure-order/new-lines.ts'
import { ordering } from './procedure-order/ordering.ts'
import { orderSetup } from './procedure-order/setup.ts'
import { validating } from './procedure-order/validating.ts'

const collecting = orderSetup.createStateConfig({
  description: 'Se arma la lista de procedimientos por ordenar',
  entry: 'backToCollecting',
  on: {
    'draft.changed': { actions: assign(({ context, event }) => list.draftChanged(context, event.draft)) },
    'draft.cleared': { actions: assign(({ event }) => list.draftCleared(event.hoy)) },
    'item.add': [
      {
        guard: { type: 'draftIsComplete', params: ({ event }) => event.hoy },
        target: 'validating',
        actions: assign(({ context, event }) => list.draftAdded(context, event.hoy)),
      },
      { actions: assign(({ context, event }) => list.draftAdded(context, event.hoy)) },
    ],
    'item.remove': { actions: assign(({ context, event }) => list.itemRemoved(context, event.index)) },
    'item.edit': { actions: assign(({ context, event }) => list.itemEdited(context, event.index)) },
    'set.added': {
      target: 'validating',
      actions: assign(({ context, event }) => setAdded(context, event.lines, event.hoy)),
    },
    'items.observed': { actions: assign(({ context, event }) => itemsObserved(context, event.observacion)) },
    'items.sites': { actions: assign(({ context, event }) => list.sitesChosen(context, event.sites)) },
    'list.clear': { actions: assign({ items: [] }) },
    'order.requested': {
      guard: 'hasItems',
      target: 'validating',
      actions: assign(({ event }) => ({ hoy: event.hoy, orderRequested: true })),
    },
  },
})

const refreshing = orderSetup.createStateConfig({
  description: 'Se actualizan las órdenes activas',
  invoke: {
    src: 'refreshActive',
    input: ({ context }) => ({ consultaId: context.consultaId }),
    onDone: 'collecting',
    onError: 'collecting',
  },
  on: { 'wait.cancelled': 'collecting' },
  exit: 'finish',
})

export const procedureOrderMachine = orderSetup.createMachine({
  id: 'procedureOrder',
  version: '1',
  description: 'Ordenamiento de procedimientos',
  context: ({ input }) => list.newOrder(input),
  initial: 'collecting',
  states: { collecting, validating, ordering, recommending, consenting, refreshing },
})
