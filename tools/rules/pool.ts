/** One working thread for each processor: each takes the next task when it is free. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Task } from './task.ts'

export interface Pool {
  readonly size: number
  /** Runs the task on the first thread that is free; tasks are given out in the order in which they come. */
  readonly ask: (task: Task) => Promise<Answer>
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly task: Task
  readonly answered: (answer: Answer) => void
}

export const openPool = (): Pool => {
  const size = availableParallelism()
  const waiting: Waiting[] = []
  const idle: Worker[] = []
  const all: Worker[] = []

  const give = () => {
    while (waiting.length > 0 && idle.length > 0) {
      const worker = idle.shift()
      const next = waiting.shift()
      if (worker === undefined || next === undefined) return
      const finish = (answer: Answer) => {
        worker.off('error', broke)
        next.answered(answer)
        give()
      }
      const broke = () => {
        start()
        finish({ kind: 'unreadable', reason: 'el proceso que la probaba se detuvo' })
      }
      worker.once('message', (answer: Answer) => {
        idle.push(worker)
        finish(answer)
      })
      worker.once('error', broke)
      worker.postMessage(next.task, [])
    }
  }
  const start = () => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), { execArgv: [] })
    all.push(worker)
    idle.push(worker)
  }
  for (let thread = 0; thread < size; thread += 1) start()

  return {
    size,
    ask: (task) =>
      new Promise((answered) => {
        waiting.push({ task, answered })
        give()
      }),
    close: async () => {
      waiting.length = 0
      await Promise.all(all.map((worker) => worker.terminate()))
    },
  }
}
