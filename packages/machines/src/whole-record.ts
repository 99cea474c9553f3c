/** The whole record of an affiliate on its way to a file: it takes its time, can be stopped, and is asked for again after a failure. */
import { assign, setup } from 'xstate'
import { WHOLE_RECORD_FAILED } from '@cauce/domain/history/whole-record-text'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type Thrown } from './failure.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

export interface WholeRecordInput {
  readonly afiliadoId: number
}

export interface WholeRecordContext extends WholeRecordInput {
  readonly error: string | null
  readonly detail: string | null
}

export type WholeRecordEvent = { readonly type: 'record.asked' | 'record.cancelled' | 'record.closed' }

const NO_FAILURE = { error: null, detail: null } as const

/** The document itself stays with the caller, who saves it. */
export const wholeRecordMachine = setup({
  types: typesOf<WholeRecordContext, WholeRecordEvent, WholeRecordInput>(),
  actors: { makeDocument: port<void, WholeRecordInput>('makeDocument') },
  actions: {
    forgive: assign(NO_FAILURE),
    fail: assign((_, { error }: Thrown) => ({
      error: WHOLE_RECORD_FAILED,
      detail: failureOf(error).error ?? CONNECTION_LOST,
    })),
  },
}).createMachine({
  id: 'wholeRecord',
  version: '1',
  description: 'Historia completa de un afiliado',
  context: ({ input }) => ({ ...input, ...NO_FAILURE }),
  initial: 'idle',
  states: {
    idle: { description: 'No se ha pedido', on: { 'record.asked': 'making' } },
    making: {
      description: 'Se prepara el documento',
      entry: 'forgive',
      invoke: {
        src: 'makeDocument',
        input: ({ context: { afiliadoId } }) => ({ afiliadoId }),
        onDone: 'done',
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'record.cancelled': 'idle' },
    },
    failed: {
      description: 'No se pudo: se puede pedir de nuevo',
      on: { 'record.asked': 'making', 'record.closed': 'idle' },
    },
    done: {
      description: 'El documento está en las descargas',
      on: { 'record.asked': 'making', 'record.closed': 'idle' },
    },
  },
})
