/**
 * Ordering medications in a consultation: the form and the one-line entry, the selected list, the checks of each line, the order.
 * The checks of a line are the child actor `alert` ({@link file://./medication-alert.ts}).
 * @fuente spec 2 §4, §5, §8
 */
import { assign } from 'xstate'
import { checking } from './medication-order/checking.ts'
import * as form from './medication-order/draft.ts'
import * as list from './medication-order/list.ts'
import { ordering } from './medication-order/ordering.ts'
import * as queue from './medication-order/queue.ts'
import { medicationSetup } from './medication-order/setup.ts'

const collecting = medicationSetup.createStateConfig({
  description: 'Se arma la lista de medicamentos por ordenar',
  entry: 'dialogRead',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Se mira si falta la sede de lo que se escribe',
      always: [{ guard: 'draftToRoute', target: 'proposing' }, { target: 'writing' }],
    },
    proposing: {
      description: 'Se propone dónde se entrega',
      invoke: {
        src: 'proposeRouting',
        input: ({ context }) => ({
          consultaId: context.consultaId,
          codesumis: [form.wantedDrug(context) ?? 0],
        }),
        onDone: {
          target: 'writing',
          actions: assign(({ context, event }) => form.draftRouted(context, event.output)),
        },
        onError: { target: 'writing', actions: assign(({ context }) => form.draftRouted(context, [])) },
      },
      on: {
        'wait.cancelled': { target: 'writing', actions: assign(({ context }) => form.draftRouted(context, [])) },
      },
    },
    writing: { description: 'Se escribe una línea' },
  },
  on: {
    'candidate.changed': [
      {
        description: 'Es otro medicamento',
        guard: ({ context, event }) => form.isAnotherCandidate(context, event.codesumiId),
        target: '.deciding',
        actions: assign(({ context, event }) => form.candidateChanged(context, event.codesumiId)),
      },
      { actions: assign(({ context, event }) => form.candidateChanged(context, event.codesumiId)) },
    ],
    'draft.changed': [
      {
        description: 'Es otro medicamento',
        guard: ({ context, event }) => form.isAnotherDrug(context, event.draft),
        target: '.deciding',
        actions: assign(({ context, event }) => form.draftChanged(context, event.draft)),
      },
      { actions: assign(({ context, event }) => form.draftChanged(context, event.draft)) },
    ],
    'draft.cleared': {
      target: '.deciding',
      actions: assign(({ context, event }) => form.draftCleared(context, event.hoy)),
    },
    'line.add': [
      {
        guard: { type: 'draftIsComplete', params: ({ event }) => event.hoy },
        target: 'checking',
        actions: assign(({ context, event }) => queue.draftQueued(context, event.hoy)),
      },
      { actions: assign(({ context, event }) => form.draftRefused(context, event.hoy)) },
    ],
    'line.edit': {
      target: '.deciding',
      actions: assign(({ context, event }) => list.lineEdited(context, event.key)),
    },
    'line.remove': { actions: assign(({ context, event }) => list.lineRemoved(context, event.key)) },
    'removal.undone': { actions: assign(({ context }) => list.removalUndone(context)) },
    'line.site': {
      actions: assign(({ context, event }) => list.siteChosen(context, event.key, event.rep, event.motivo)),
    },
    'line.recheck': {
      target: 'checking',
      actions: assign(({ context, event }) => queue.rechecked(context, [event.key])),
    },
    'check.explained': {
      actions: assign(({ context, event }) =>
        list.checkExplained(context, event.key, event.comprobacion, event.motivo),
      ),
    },
    'lines.prescribe': {
      target: 'checking',
      actions: assign(({ context, event }) => queue.linesPrescribed(context, event.drafts, event.hoy)),
    },
    'line.replaces': {
      target: '.deciding',
      actions: assign(({ context, event }) => form.replacementStarted(context, event.draft, event.hoy)),
    },
    'list.clear': { actions: assign({ items: [], removed: null }) },
    'order.requested': [
      { guard: 'listIsEmpty', actions: 'nothingSelected' },
      {
        guard: { type: 'isBlocked', params: ({ event }) => event.hoy },
        actions: assign(({ context, event }) => list.orderBlocked(context, event.hoy)),
      },
      {
        target: 'ordering',
        actions: assign(({ context, event }) => list.linesReviewed(context, event.hoy)),
      },
    ],
  },
})

const refreshing = medicationSetup.createStateConfig({
  description: 'Se actualizan las órdenes activas',
  invoke: {
    src: 'refreshActive',
    input: ({ context }) => ({ consultaId: context.consultaId }),
    onDone: 'collecting',
    onError: 'collecting',
  },
  on: { 'wait.cancelled': 'collecting' },
})

export const medicationOrderMachine = medicationSetup.createMachine({
  id: 'medicationOrder',
  version: '2',
  description: 'Ordenamiento de medicamentos',
  context: ({ input }) => form.newOrder(input),
  initial: 'collecting',
  // What is typed while the server works on an earlier line is kept.
  on: {
    'entry.changed': { actions: assign(({ context, event }) => form.entryChanged(context, event.text)) },
    'candidate.changed': { actions: assign(({ context, event }) => form.candidateChanged(context, event.codesumiId)) },
    'draft.changed': { actions: assign(({ context, event }) => form.draftChanged(context, event.draft)) },
  },
  states: { collecting, checking, ordering, refreshing },
})
