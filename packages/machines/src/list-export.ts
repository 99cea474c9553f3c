/** A long list on its way to a file, a part at a time, with its progress; it can be stopped, and goes on after a failure. */
import { assign, setup } from 'xstate'
import { EXPORT_FAILED } from '@cauce/domain/audit/export-text'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type Thrown } from './failure.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

export interface ExportInput {
  /** The most rows of one file. */
  readonly limite: number
}

export interface ExportContext extends ExportInput {
  /** Rows that are ready. */
  readonly filas: number
  /** Where the next part begins; null: at the beginning. */
  readonly antes: number | null
  readonly corte: number | null
  /** There were more rows than the file may have. */
  readonly cortada: boolean
  readonly error: string | null
  readonly detail: string | null
}

export type ExportEvent = {
  readonly type: 'export.started' | 'export.cancelled' | 'export.resumed' | 'export.closed'
}

/** The parts themselves stay with the caller, who joins them in the order in which they came. */
export interface FetchPart {
  input: { readonly antes: number | null; readonly corte: number | null }
  output: { readonly filas: number; readonly siguiente: number | null; readonly corte: number }
}

const BEGINNING = { filas: 0, antes: null, corte: null, cortada: false, error: null, detail: null } as const

export const listExportMachine = setup({
  types: typesOf<ExportContext, ExportEvent, ExportInput>(),
  actors: { fetchPart: port<FetchPart['output'], FetchPart['input']>('fetchPart') },
  actions: {
    /** Offers the parts as one file. */
    saveFile: () => {},
    begin: assign(BEGINNING),
    keep: assign(({ context }, { filas, siguiente, corte }: FetchPart['output']) => ({
      filas: context.filas + filas,
      antes: siguiente,
      corte,
      error: null,
      detail: null,
    })),
    markCut: assign(({ context }) => ({ cortada: context.antes !== null })),
    fail: assign((_, { error }: Thrown) => ({
      error: EXPORT_FAILED,
      detail: failureOf(error).error ?? CONNECTION_LOST,
    })),
  },
  guards: {
    hasMore: ({ context }, { filas, siguiente }: FetchPart['output']) =>
      siguiente !== null && context.filas + filas < context.limite,
  },
}).createMachine({
  id: 'listExport',
  version: '1',
  description: 'Descarga de una lista larga',
  context: ({ input }) => ({ ...BEGINNING, ...input }),
  initial: 'idle',
  states: {
    idle: { description: 'No se ha pedido', on: { 'export.started': { target: 'fetching', actions: 'begin' } } },
    fetching: {
      description: 'Se prepara el archivo por partes',
      invoke: {
        src: 'fetchPart',
        input: ({ context: { antes, corte } }) => ({ antes, corte }),
        onDone: [
          {
            guard: { type: 'hasMore', params: ({ event }) => event.output },
            target: 'fetching',
            reenter: true,
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            target: 'done',
            actions: [{ type: 'keep', params: ({ event }) => event.output }, 'markCut'],
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'export.cancelled': 'idle' },
    },
    failed: {
      description: 'Se detuvo: puede seguir desde donde iba',
      on: { 'export.resumed': 'fetching', 'export.closed': 'idle' },
    },
    done: {
      description: 'El archivo está en las descargas',
      entry: 'saveFile',
      on: { 'export.started': { target: 'fetching', actions: 'begin' }, 'export.closed': 'idle' },
    },
  },
})
