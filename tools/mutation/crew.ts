/** The workers: each takes one order at a time, and one that hangs is replaced. */
import { Worker } from 'node:worker_threads'
import type { Answer, Order, WorkerStart } from './messages.ts'

/** A whole test file, on a machine with other work; and one mutant. */
const HANG_MS = { run: 300_000, mutants: 30_000 }
const LOOK_MS = 1_000
const NO_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/** Takes the next order, if any, after seeing what came back of the one before. */
export interface Foreman {
  readonly next: () => Order | null
  readonly hear: (answer: Answer) => void
  /** The worker hung with this mutant: what is left of its order, if anything. */
  readonly hung: (order: Order, trying: string | null) => Order | null
}

const work = (start: WorkerStart, foreman: Foreman): Promise<void> =>
  new Promise((resolve, reject) => {
    let order: Order | null = null
    let trying: string | null = null
    let heard = Date.now()
    let worker: Worker
    const hire = (left: Order | null): void => {
      let mine = left
      const hired = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: start,
        stdout: true,
        stderr: true,
      })
      worker = hired
      heard = Date.now()
      hired.on('error', (error) => {
        // A mutant that fills the memory does not end either.
        if (order !== null && 'code' in error && error.code === NO_MEMORY) replace(order)
        else reject(error)
      })
      hired.on('message', (answer: Answer) => {
        if (worker !== hired) return
        heard = Date.now()
        if (answer.kind === 'trying') trying = answer.id
        else if (answer.kind !== 'idle') foreman.hear(answer)
        if (answer.kind !== 'idle') return
        order = mine ?? foreman.next()
        mine = null
        if (order === null) {
          clearInterval(watch)
          void hired.terminate().then(() => resolve())
        } else hired.postMessage(order, [])
      })
    }
    const replace = (hung: Order): void => {
      const left = foreman.hung(hung, trying)
      void worker.terminate()
      order = null
      hire(left)
    }
    const watch = setInterval(() => {
      if (order !== null && Date.now() - heard >= HANG_MS[order.kind]) replace(order)
    }, LOOK_MS)
    hire(null)
  })

export const crew = async (start: WorkerStart, size: number, foreman: Foreman): Promise<void> => {
  await Promise.all(Array.from({ length: size }, () => work(start, foreman)))
}
