/** Work that is looked for again and again: by the clock, and at once when somebody says that there is some. */
import { errorCode } from '../db/unavailable.ts'
import type { Log } from '../http/handle.ts'

export interface Rounds {
  /** Looks now, or as soon as the round that goes ends. */
  look(): void
  /** Waits for the round that goes. */
  stop(): Promise<void>
}

/** One round at a time in this process. A round that fails is logged by its code, and the next comes as always. */
export const startRounds = (options: {
  readonly everyMs: number
  readonly name: string
  readonly log: Log
  round(stop: AbortSignal): Promise<unknown>
}): Rounds => {
  const stopping = new AbortController()
  let running: Promise<unknown> | null = null
  let again = false
  const begin = (): void => {
    running = options
      .round(stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          options.log.warn({ que: options.name, causa: errorCode(error) }, 'una vuelta falló')
      })
      .finally(() => {
        running = null
        if (again) look()
      })
  }
  const look = (): void => {
    if (stopping.signal.aborted) return
    again = running !== null
    if (running === null) begin()
  }
  const timer = setInterval(look, options.everyMs)
  timer.unref()
  return {
    look,
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}
