/** Draws a document in the PDF thread. The thread starts with the first document and does not keep the process alive. */
import { Worker } from 'node:worker_threads'
import type { PrintJob } from './model.ts'
import { drawLong, isLong, type Drawing } from './render-long.ts'

export type { DrawingProgress } from './render-long.ts'

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}
type Reply = { readonly id: number; readonly bytes?: Uint8Array; readonly error?: string; readonly part?: number }

let thread: Worker | null = null
let lastId = 0
const waiting = new Map<number, Waiting>()

const failAll = (error: Error): void => {
  thread = null
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

const start = (): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url))
  worker.on('message', ({ id, bytes, error, part }: Reply) => {
    if (part !== undefined) return
    const job = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
    if (bytes) job?.resolve(bytes)
    else job?.reject(new Error(error ?? 'El documento no se pudo dibujar'))
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('El hilo de documentos terminó')))
  return worker
}

/**
 * The bytes of the PDF. A long one is drawn in a thread of its own, tells how far it is and stops when it is cancelled.
 * Rejects when the document cannot be drawn (a bug, answered as 500).
 */
export const renderPdf = (job: PrintJob, drawing: Drawing = {}): Promise<Uint8Array> => {
  if (isLong(job)) return drawLong(job, drawing)
  return new Promise((resolve, reject) => {
    thread ??= start()
    const id = ++lastId
    waiting.set(id, { resolve, reject })
    thread.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origins
    thread.postMessage({ id, job })
  })
}
