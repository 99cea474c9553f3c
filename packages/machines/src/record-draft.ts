/**
 * The record of a consultation while it is typed. Everything that is typed is here, is sent in each pause, and is joined with what
 * another tab or device wrote; finalising locks it. Keeping it on the computer is {@link file://./draft-keep.ts}.
 * @fuente DESIGN §6; spec 1 §7; spec 2 §6, «finalizar-historia-clinica»
 */
import { assign } from 'xstate'
import { open } from './record-draft/editing.ts'
import { finalised, finalising } from './record-draft/finalising.ts'
import * as flow from './record-draft/flow.ts'
import * as opening from './record-draft/opening.ts'
import { recordDraftSetup } from './record-draft/setup.ts'

const loading = recordDraftSetup.createStateConfig({
  description: 'Se abre la historia',
  initial: 'opening',
  states: {
    opening: {
      description: 'Se trae del servidor',
      invoke: {
        src: 'openRecord',
        input: ({ context: { consultaId } }) => ({ consultaId }),
        onDone: { target: 'recalling', actions: { type: 'opened', params: ({ event }) => event.output } },
        onError: { target: '#recordDraft.failed', actions: { type: 'failed', params: ({ event }) => event } },
      },
      on: {
        'wait.cancelled': { target: '#recordDraft.failed', actions: { type: 'failed', params: { error: null } } },
      },
    },
    recalling: {
      description: 'Se busca lo que quedó en este equipo',
      invoke: {
        src: 'readKept',
        input: ({ context: { consultaId } }) => ({ consultaId }),
        onDone: {
          target: '#recordDraft.open',
          actions: assign(({ context, event }) => opening.recalled(context, event.output)),
        },
        onError: '#recordDraft.open',
      },
      on: { 'wait.cancelled': '#recordDraft.open' },
    },
  },
})

export const recordDraftMachine = recordDraftSetup.createMachine({
  id: 'recordDraft',
  version: '1',
  description: 'Borrador de la historia clínica',
  context: ({ input }) => flow.newDraft(input),
  initial: 'loading',
  states: {
    loading,
    failed: { description: 'La historia no se pudo abrir', on: { retry: 'loading' } },
    open,
    finalising,
    finalised,
  },
})
