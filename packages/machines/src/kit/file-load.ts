/** A file that becomes rows of a master: read without touching anything, shown line by line, and loaded once. */
import { assign, setup } from 'xstate'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, isWorthRetrying, type FieldErrors, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'

/** The lines that are good, or every one or none. */
export type LoadMode = 'buenas' | 'todas'

export interface ChosenFile {
  readonly nombre: string
  readonly texto: string
}

export interface FileLoadPorts {
  sendFile: {
    input: ChosenFile & { readonly modo: 'revisar' | LoadMode; readonly repetir: boolean; readonly key: string }
    output: LoadResult
  }
}

/** What is known of a file that was read. */
export interface LoadResult {
  readonly aplicada: boolean
  readonly por_crear: number
  readonly por_editar: number
}

export interface FileLoadContext {
  readonly file: ChosenFile | null
  readonly result: LoadResult | null
  readonly modo: LoadMode
  readonly repetir: boolean
  readonly error: string | null
  readonly errores: FieldErrors
  readonly idempotencyKey: string | null
}

export type FileLoadEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'load.started'; readonly modo: LoadMode; readonly repetir: boolean }
  | { readonly type: 'restarted' }

type P = FileLoadPorts

const NOTHING = {
  file: null,
  result: null,
  modo: 'buenas',
  repetir: false,
  error: null,
  errores: {},
  idempotencyKey: null,
} as const
const NO_FILE: ChosenFile = { nombre: '', texto: '' }

export const fileLoadMachine = setup({
  types: typesOf<FileLoadContext, FileLoadEvent>(),
  actors: {
    newKey: port<string, undefined>('newKey'),
    sendFile: port<P['sendFile']['output'], P['sendFile']['input']>('sendFile'),
  },
  actions: {
    /** Tells the list that it has new rows. */
    tellLoaded: () => {},
    fail: assign((_, { error }: Thrown) => {
      const failure = failureOf(error)
      return { error: failure.error ?? CONNECTION_LOST, errores: failure.errores }
    }),
    forgetError: assign({ error: null, errores: {} }),
    forgetKey: assign({ idempotencyKey: null }),
    forget: assign(NOTHING),
  },
  guards: {
    hasWork: ({ context: { result } }) => result !== null && result.por_crear + result.por_editar > 0,
    hasKey: ({ context }) => context.idempotencyKey !== null,
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
    wasApplied: (_, { output }: { output: LoadResult }) => output.aplicada,
  },
}).createMachine({
  id: 'fileLoad',
  version: '1',
  description: 'Carga de un maestro desde un archivo',
  context: NOTHING,
  initial: 'choosing',
  on: { restarted: { target: '.choosing', actions: 'forget' } },
  states: {
    choosing: {
      description: 'Se escoge el archivo',
      on: {
        'file.chosen': {
          target: 'reviewing',
          actions: ['forget', assign({ file: ({ event }) => event.file })],
        },
      },
    },
    reviewing: {
      description: 'El servidor revisa cada línea sin hacer nada',
      invoke: {
        src: 'sendFile',
        input: ({ context: { file } }) => ({ ...(file ?? NO_FILE), modo: 'revisar', repetir: true, key: '' }),
        onDone: { target: 'reviewed', actions: assign({ result: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    reviewed: {
      description: 'La persona lee qué haría cada línea',
      on: {
        'load.started': {
          guard: 'hasWork',
          target: 'keying',
          actions: [
            'forgetError',
            assign(({ context, event: { modo, repetir } }) => ({
              modo,
              repetir,
              // Another way of loading it is another request.
              idempotencyKey: modo === context.modo && repetir === context.repetir ? context.idempotencyKey : null,
            })),
          ],
        },
      },
    },
    keying: {
      description: 'Se crea la clave que impide cargarlo dos veces',
      always: { guard: 'hasKey', target: 'loading' },
      invoke: {
        src: 'newKey',
        onDone: { target: 'loading', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
        onError: { target: 'reviewed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    loading: {
      description: 'El servidor carga las líneas',
      invoke: {
        src: 'sendFile',
        input: ({ context: { file, modo, repetir, idempotencyKey } }) => ({
          ...(file ?? NO_FILE),
          modo,
          repetir,
          key: idempotencyKey ?? '',
        }),
        onDone: [
          {
            guard: { type: 'wasApplied', params: ({ event }) => event },
            target: 'ended',
            actions: [assign({ result: ({ event }) => event.output }), 'tellLoaded'],
          },
          { target: 'reviewed', actions: ['forgetKey', assign({ result: ({ event }) => event.output })] },
        ],
        onError: [
          // The key stays: what may have arrived is not done twice.
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'reviewed',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          { target: 'reviewed', actions: ['forgetKey', { type: 'fail', params: ({ event }) => event }] },
        ],
      },
    },
    ended: { description: 'El archivo quedó cargado' },
  },
})
