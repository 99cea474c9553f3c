/** Draws a long document in a thread of its own, so that prescriptions do not wait for it; one at a time, and it can be stopped. */
import { Worker } from 'node:worker_threads'
import { fail } from '../http/failure.ts'
import type { PrintJob } from './model.ts'

/** Told the part that is drawn, from 0 to 1. */
export type DrawingProgress = (part: number) => void

export interface Drawing {
  readonly onProgress?: DrawingProgress | undefined
  readonly signal?: AbortSignal | undefined
}

type Reply = { readonly bytes?: Uint8Array; readonly error?: string; readonly part?: number }

const cancelled = () => fail(409, 'documento.cancelado', 'Se canceló el documento.')

export const isLong = ({ documento }: PrintJob): boolean => documento.clase === 'historia' && documento.completa

const draw = (job: PrintJob, { onProgress, signal }: Drawing): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(cancelled())
      return
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    const settle = (outcome: () => void): void => {
      signal?.removeEventListener('abort', stop)
      outcome()
      void worker.terminate()
    }
    const stop = (): void => settle(() => reject(cancelled()))
    signal?.addEventListener('abort', stop, { once: true })
    worker.on('message', ({ bytes, error, part }: Reply) => {
      if (part !== undefined) onProgress?.(part)
      else if (bytes) settle(() => resolve(bytes))
      else settle(() => reject(new Error(error ?? 'El documento no se pudo dibujar')))
    })
    worker.on('error', (error) => settle(() => reject(error)))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origins
    worker.postMessage({ id: 0, job, tells: true })
  })

let last: Promise<unknown> = Promise.resolve()

/** The bytes, after those that were asked before. Rejects 409 `documento.cancelado` when `signal` aborts. */
export const drawLong = (job: PrintJob, drawing: Drawing): Promise<Uint8Array> => {
  const next = last.then(
    () => draw(job, drawing),
    () => draw(job, drawing),
  )
  last = next
  return next
}
