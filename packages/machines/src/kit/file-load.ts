/** A file that becomes rows: sent, read without touching anything, shown line by line, loaded once, and stopped when it is asked. */
import { assign, setup } from 'xstate'
import { isWorking, type LoadMode, type LoadState } from '@cauce/domain/kit/load/load'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type FieldErrors, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'

/** What is known of a load. */
export interface FileLoad {
  readonly id: number
  readonly estado: LoadState
  readonly por_crear: number
  readonly por_editar: number
  readonly mensaje: string
}

export interface FileLoadPorts {
  /** Of the file that the caller holds: it is sent and its review begins. */
  sendFile: { input: undefined; output: FileLoad }
  /** Answers when the server is further, or done. */
  follow: { input: { readonly id: number }; output: FileLoad }
  /** Null: the person left when the password was asked. */
  startLoad: {
    input: { readonly id: number; readonly modo: LoadMode; readonly repetir: boolean }
    output: FileLoad | null
  }
  stopLoad: { input: { readonly id: number }; output: FileLoad }
}

export interface FileLoadContext {
  readonly load: FileLoad | null
  readonly modo: LoadMode
  readonly repetir: boolean
  readonly error: string | null
  readonly errores: FieldErrors
}

export type FileLoadEvent =
  | { readonly type: 'load.opened'; readonly load: FileLoad }
  | { readonly type: 'load.started'; readonly modo: LoadMode; readonly repetir: boolean }
  | { readonly type: 'file.chosen' | 'load.stopped' | 'load.followed' | 'restarted' }

type P = FileLoadPorts

const NOTHING = { load: null, modo: 'buenas', repetir: false, error: null, errores: {} } as const
const byId = ({ context: { load } }: { context: FileLoadContext }) => ({ id: load?.id ?? 0 })

export const fileLoadMachine = setup({
  types: typesOf<FileLoadContext, FileLoadEvent>(),
  actors: {
    sendFile: port<P['sendFile']['output'], P['sendFile']['input']>('sendFile'),
    follow: port<P['follow']['output'], P['follow']['input']>('follow'),
    startLoad: port<P['startLoad']['output'], P['startLoad']['input']>('startLoad'),
    stopLoad: port<P['stopLoad']['output'], P['stopLoad']['input']>('stopLoad'),
  },
  actions: {
    /** Tells the list that it may have new rows. */
    tellLoaded: () => {},
    keep: assign((_, { load }: { load: FileLoad }) => ({ load })),
    fail: assign((_, { error }: Thrown) => {
      const failure = failureOf(error)
      return { error: failure.error ?? CONNECTION_LOST, errores: failure.errores }
    }),
    forgetError: assign({ error: null, errores: {} }),
    forget: assign(NOTHING),
  },
  guards: {
    isWorking: ({ context: { load } }) => load !== null && isWorking(load.estado),
    isReviewed: ({ context: { load } }) => load?.estado === 'revisada',
    isUnreadable: ({ context: { load } }) => load?.estado === 'ilegible',
    hasWork: ({ context: { load } }) => load !== null && load.por_crear + load.por_editar > 0,
    isLeft: (_, { output }: { output: unknown }) => output === null,
  },
}).createMachine({
  id: 'fileLoad',
  version: '2',
  description: 'Carga de un archivo',
  context: NOTHING,
  initial: 'choosing',
  on: { restarted: { target: '.choosing', actions: 'forget' } },
  states: {
    choosing: {
      description: 'Se escoge el archivo',
      on: {
        'file.chosen': { target: 'sending', actions: 'forget' },
        'load.opened': {
          target: 'settling',
          actions: ['forgetError', { type: 'keep', params: ({ event }) => event }],
        },
      },
    },
    sending: {
      description: 'El archivo va hacia el servidor',
      invoke: {
        src: 'sendFile',
        onDone: { target: 'settling', actions: { type: 'keep', params: ({ event }) => ({ load: event.output }) } },
        onError: { target: 'choosing', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    settling: {
      description: 'Se mira cómo está la carga',
      always: [
        { guard: 'isWorking', target: 'following' },
        { guard: 'isReviewed', target: 'reviewed' },
        {
          guard: 'isUnreadable',
          target: 'choosing',
          actions: assign({ error: ({ context }) => context.load?.mensaje ?? null }),
        },
        { target: 'ended' },
      ],
    },
    following: {
      description: 'El servidor lee el archivo por partes',
      invoke: {
        src: 'follow',
        input: byId,
        onDone: { target: 'settling', actions: { type: 'keep', params: ({ event }) => ({ load: event.output }) } },
        onError: { target: 'lost', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'load.stopped': 'stopping' },
    },
    reviewed: {
      description: 'La persona lee qué haría cada línea',
      on: {
        'load.started': {
          guard: 'hasWork',
          target: 'starting',
          actions: ['forgetError', assign(({ event: { modo, repetir } }) => ({ modo, repetir }))],
        },
      },
    },
    starting: {
      description: 'Se pide cargar las líneas',
      invoke: {
        src: 'startLoad',
        input: ({ context: { load, modo, repetir } }) => ({ id: load?.id ?? 0, modo, repetir }),
        onDone: [
          { guard: { type: 'isLeft', params: ({ event }) => event }, target: 'settling' },
          { target: 'settling', actions: assign({ load: ({ event }) => event.output }) },
        ],
        onError: { target: 'settling', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    stopping: {
      description: 'Termina la parte que iba y no empieza otra',
      invoke: {
        src: 'stopLoad',
        input: byId,
        onDone: { target: 'settling', actions: { type: 'keep', params: ({ event }) => ({ load: event.output }) } },
        onError: { target: 'lost', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    lost: {
      description: 'No se sabe cómo va: lo hecho está hecho y el servidor sigue',
      on: { 'load.followed': { target: 'following', actions: 'forgetError' } },
    },
    ended: {
      description: 'La carga terminó o se canceló',
      entry: 'tellLoaded',
      on: {
        'load.started': {
          guard: 'hasWork',
          target: 'starting',
          actions: ['forgetError', assign(({ event: { modo, repetir } }) => ({ modo, repetir }))],
        },
      },
    },
  },
})
