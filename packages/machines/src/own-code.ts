/**
 * Ordering services of the own-code catalogue in a consultation: the list, the site of each, the order.
 * @fuente spec 2 §4, §5, §8
 */
import { assign } from 'xstate'
import * as list from './own-code/list.ts'
import { ordering } from './own-code/ordering.ts'
import { ownCodeSetup } from './own-code/setup.ts'

const collecting = ownCodeSetup.createStateConfig({
  description: 'Se arma la lista de servicios por ordenar',
  entry: 'dialogRead',
  on: {
    'draft.changed': { actions: assign(({ context, event }) => list.draftChanged(context, event.draft)) },
    'draft.cleared': { actions: assign(({ event }) => list.draftCleared(event.hoy)) },
    'item.add': [
      {
        guard: { type: 'isAddable', params: ({ event }) => event.hoy },
        target: 'proposing',
        actions: assign(({ context, event }) => list.draftAdded(context, event.hoy)),
      },
      { actions: assign(({ context, event }) => list.draftAdded(context, event.hoy)) },
    ],
    'item.remove': { actions: assign(({ context, event }) => list.itemRemoved(context, event.index)) },
    'item.edit': { actions: assign(({ context, event }) => list.itemEdited(context, event.index)) },
    'items.sites': { actions: assign(({ context, event }) => list.sitesChosen(context, event.sites)) },
    'list.clear': { actions: assign({ items: [] }) },
    'order.requested': [
      { guard: 'isEmpty' },
      {
        guard: { type: 'hasOrderedCode', params: ({ event }) => event },
        target: 'repeated',
        actions: assign(({ context, event }) => list.codesRefused(context, event.activas, event.hoy)),
      },
      { target: 'ordering', actions: assign(({ event }) => ({ hoy: event.hoy })) },
    ],
  },
})

const proposing = ownCodeSetup.createStateConfig({
  description: 'Se busca la sede de cada servicio',
  invoke: {
    src: 'proposeRouting',
    input: ({ context }) => ({ consultaId: context.consultaId, codes: list.codesToRoute(context) }),
    onDone: {
      target: 'collecting',
      actions: assign(({ context, event }) => list.routingProposed(context, event.output)),
    },
    onError: { target: 'collecting', actions: assign(({ context }) => list.routingProposed(context, null)) },
  },
  on: {
    'wait.cancelled': { target: 'collecting', actions: assign(({ context }) => list.routingProposed(context, null)) },
  },
})

const repeated = ownCodeSetup.createStateConfig({
  description: 'La lista tiene un código que ya está ordenado',
  on: { 'dialog.dismissed': 'collecting' },
})

const refreshing = ownCodeSetup.createStateConfig({
  description: 'Se actualizan las órdenes activas',
  entry: 'dialogRead',
  invoke: {
    src: 'refreshActive',
    input: ({ context }) => ({ consultaId: context.consultaId }),
    onDone: 'collecting',
    onError: 'collecting',
  },
  on: { 'wait.cancelled': 'collecting' },
  exit: 'finish',
})

export const ownCodeMachine = ownCodeSetup.createMachine({
  id: 'ownCode',
  version: '1',
  description: 'Ordenamiento de servicios de código propio',
  context: ({ input }) => list.newOrder(input),
  initial: 'collecting',
  states: { collecting, proposing, repeated, ordering, refreshing },
})
