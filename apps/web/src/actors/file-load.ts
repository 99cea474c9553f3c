/** A file that becomes rows: the machine with its ports joined to the server. */
import type { LoadSummary } from '@cauce/contract/cargas'
import { fileLoadMachine, type FileLoadPorts as P } from '@cauce/machines/kit/file-load'
import { PortFailure } from '@cauce/machines/failure'
import { fromPromise } from 'xstate'
import { cargasApi } from '../store/cargas-api.ts'
import { nextMove } from '../store/job-hints.ts'
import { answered } from '../store/port.ts'
import { sendBytes } from '../store/send-bytes.ts'
import type { AppDispatch } from '../store/store.ts'
import type { ConfirmedRunner } from '../workspaces/account/confirm-session.tsx'

const UNTRACKED = { track: false } as const
const LOOK_MS = 700
const MAX_FILE_NAME = 200
const { pedirCarga, revisarCarga, verCarga, aplicarCarga, cancelarCarga } = cargasApi.endpoints

interface Told {
  /** Every answer, whole. */
  readonly onLoad: (load: LoadSummary) => void
  /** Bytes that have left. */
  readonly onSent: (bytes: number) => void
  /** It ended: there may be new rows. */
  readonly onEnded: () => void
}

const sent = (url: string, file: File, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = sendBytes(url, file, {
      onProgress,
      onSent: resolve,
      onFailed: (error) => reject(new PortFailure({ error })),
    })
    signal.addEventListener('abort', stop, { once: true })
  })

const unasked: ConfirmedRunner['run'] = async (action) => ({ cancelled: false, answer: await action() })

/** One load. The file and the runner that asks for the password belong to the screen. */
export const fileLoadJob = (dispatch: AppDispatch, carga: string, { onLoad, onSent, onEnded }: Told) => {
  let run = unasked
  let file: File | null = null
  const heard = (load: LoadSummary): LoadSummary => {
    onLoad(load)
    return load
  }
  const machine = fileLoadMachine.provide({
    actions: { tellLoaded: onEnded },
    actors: {
      sendFile: fromPromise<P['sendFile']['output'], undefined>(async ({ signal }) => {
        if (file === null) throw new PortFailure({})
        const body = { carga, nombre: file.name.slice(0, MAX_FILE_NAME), tamano: Math.max(1, file.size) }
        const { id, url } = await answered(dispatch(pedirCarga.initiate({ body }, UNTRACKED)))
        await sent(url, file, signal, onSent)
        return heard(await answered(dispatch(revisarCarga.initiate({ params: { id } }, UNTRACKED))))
      }),
      follow: fromPromise<P['follow']['output'], P['follow']['input']>(async ({ input, signal }) => {
        await nextMove(LOOK_MS, signal)
        return heard(await answered(dispatch(verCarga.initiate({ params: input, quiet: true }, UNTRACKED))))
      }),
      startLoad: fromPromise<P['startLoad']['output'], P['startLoad']['input']>(async ({ input }) => {
        const { id, ...body } = input
        const start = () => answered(dispatch(aplicarCarga.initiate({ params: { id }, body }, UNTRACKED)))
        const done = await run(start)
        return done.cancelled ? null : heard(done.answer)
      }),
      stopLoad: fromPromise<P['stopLoad']['output'], P['stopLoad']['input']>(async ({ input }) =>
        heard(await answered(dispatch(cancelarCarga.initiate({ params: input }, UNTRACKED)))),
      ),
    },
  })
  return {
    machine,
    confirmWith: (runner: ConfirmedRunner['run']): void => {
      run = runner
    },
    take: (chosen: File): void => {
      file = chosen
    },
  }
}
