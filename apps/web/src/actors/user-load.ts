/** A file of users: the machine with its ports joined to the server. */
import { userLoadMachine, type UserLoadPorts as P } from '@cauce/machines/user-load'
import { fromPromise } from 'xstate'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { usuariosApi } from '../store/usuarios-api.ts'
import type { ConfirmedRunner } from '../workspaces/account/confirm-session.tsx'

const UNTRACKED = { track: false } as const
const { revisarCargaUsuarios, cargarLoteUsuarios, cancelarCargaUsuarios } = usuariosApi.endpoints

/** The text of a file, and what it is called. */
export interface ReadFile {
  readonly nombre: string
  readonly texto: string
}

const unasked: ConfirmedRunner['run'] = async (action) => ({ cancelled: false, answer: await action() })
const noFile = (): Promise<ReadFile> => Promise.reject(new Error('no file was chosen'))

/** One load. The file and the runner that asks for the password belong to the screen. */
export const userLoadJob = (dispatch: AppDispatch) => {
  let run = unasked
  let read = noFile
  const machine = userLoadMachine.provide({
    actors: {
      reviewFile: fromPromise<P['reviewFile']['output'], undefined>(async () => {
        const body = await read()
        return answered(dispatch(revisarCargaUsuarios.initiate({ body }, UNTRACKED)))
      }),
      loadBatch: fromPromise<P['loadBatch']['output'], P['loadBatch']['input']>(async ({ input: { id } }) => {
        const done = await run(() => answered(dispatch(cargarLoteUsuarios.initiate({ params: { id } }, UNTRACKED))))
        return done.cancelled ? null : done.answer
      }),
      cancelLoad: fromPromise<P['cancelLoad']['output'], P['cancelLoad']['input']>(({ input: { id } }) =>
        answered(dispatch(cancelarCargaUsuarios.initiate({ params: { id } }, UNTRACKED))),
      ),
    },
  })
  return {
    machine,
    confirmWith: (runner: ConfirmedRunner['run']): void => {
      run = runner
    },
    /** What the next review reads. */
    readWith: (reader: () => Promise<ReadFile>): void => {
      read = reader
    },
  }
}
