/** Many users from a file: looked at first, then loaded some at a time until it ends or somebody stops it. @fuente spec 1 §2 */
import { assign, setup } from 'xstate'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type FieldErrors, type Thrown } from './failure.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

export interface Load {
  readonly id: number
  readonly nombre: string
  readonly estado: 'revisada' | 'en_curso' | 'cancelada' | 'terminada'
  readonly total: number
  readonly por_crear: number
  readonly por_actualizar: number
  readonly sin_cambios: number
  readonly rechazadas: number
  readonly creadas: number
  readonly actualizadas: number
}

export interface UserLoadContext {
  readonly load: Load | null
  /** Titles of columns that are not read. */
  readonly ignored: readonly string[]
  readonly error: string | null
  readonly errores: FieldErrors
}

export type UserLoadEvent =
  | { readonly type: 'load.opened'; readonly load: Load }
  | { readonly type: 'file.chosen' | 'load.started' | 'load.stopped' | 'restarted' }

export interface UserLoadPorts {
  /** Of the file that the caller holds. */
  reviewFile: { input: undefined; output: { readonly carga: Load; readonly columnas_ignoradas: readonly string[] } }
  /** Null: the person left when the password was asked. */
  loadBatch: { input: { id: number }; output: Load | null }
  cancelLoad: { input: { id: number }; output: Load }
}

const NOTHING = { load: null, ignored: [], error: null, errores: {} } as const
const isOver = (load: Load): boolean => load.estado === 'terminada' || load.estado === 'cancelada'

type P = UserLoadPorts

export const userLoadMachine = setup({
  types: typesOf<UserLoadContext, UserLoadEvent>(),
  actors: {
    reviewFile: port<P['reviewFile']['output'], P['reviewFile']['input']>('reviewFile'),
    loadBatch: port<P['loadBatch']['output'], P['loadBatch']['input']>('loadBatch'),
    cancelLoad: port<P['cancelLoad']['output'], P['cancelLoad']['input']>('cancelLoad'),
  },
  actions: {
    fail: assign((_, { error }: Thrown) => {
      const failure = failureOf(error)
      return { error: failure.error ?? CONNECTION_LOST, errores: failure.errores }
    }),
    forgetError: assign({ error: null, errores: {} }),
    forget: assign(NOTHING),
  },
  guards: {
    isLoadOver: (_, { load }: { load: Load }) => isOver(load),
    isOutputOver: (_, { output }: { output: Load | null }) => output !== null && isOver(output),
    isLeft: (_, { output }: { output: unknown }) => output === null,
    hasWork: ({ context: { load } }) => load !== null && load.por_crear + load.por_actualizar > 0,
  },
}).createMachine({
  id: 'userLoad',
  version: '1',
  description: 'Carga de usuarios desde un archivo',
  context: NOTHING,
  initial: 'choosing',
  on: { restarted: { target: '.choosing', actions: 'forget' } },
  states: {
    choosing: {
      description: 'Se escoge el archivo',
      on: {
        'file.chosen': 'reviewing',
        'load.opened': [
          {
            guard: { type: 'isLoadOver', params: ({ event }) => event },
            target: 'ended',
            actions: assign({ load: ({ event }) => event.load, error: null, errores: {} }),
          },
          { target: 'reviewed', actions: assign({ load: ({ event }) => event.load, error: null, errores: {} }) },
        ],
      },
    },
    reviewing: {
      description: 'El servidor revisa cada línea sin hacer nada',
      entry: 'forgetError',
      invoke: {
        src: 'reviewFile',
        onDone: {
          target: 'reviewed',
          actions: assign(({ event: { output } }) => ({ load: output.carga, ignored: output.columnas_ignoradas })),
        },
        onError: { target: 'choosing', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    reviewed: {
      description: 'La persona lee qué haría cada línea',
      on: { 'load.started': { guard: 'hasWork', target: 'loading' } },
    },
    loading: {
      description: 'Se cargan las siguientes líneas',
      invoke: {
        src: 'loadBatch',
        input: ({ context }) => ({ id: context.load?.id ?? 0 }),
        onDone: [
          { guard: { type: 'isLeft', params: ({ event }) => event }, target: 'reviewed' },
          {
            guard: { type: 'isOutputOver', params: ({ event }) => event },
            target: 'ended',
            actions: assign({ load: ({ event }) => event.output }),
          },
          { target: 'loading', reenter: true, actions: assign({ load: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'load.stopped': 'stopping' },
    },
    stopping: {
      description: 'Termina el lote que iba y no empieza otro',
      invoke: {
        src: 'cancelLoad',
        input: ({ context }) => ({ id: context.load?.id ?? 0 }),
        onDone: { target: 'ended', actions: assign({ load: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Se detuvo: lo hecho está hecho y puede seguir desde donde iba',
      on: { 'load.started': { target: 'loading', actions: 'forgetError' } },
    },
    ended: { description: 'La carga terminó o se canceló' },
  },
})
