/** The live connection says that a job of this person moved. A hint: how it is comes by its own call. */
const listeners = new Set<() => void>()

export const jobMoved = (): void => {
  for (const listener of listeners) listener()
}

/** When a job moved, or after a while in any case. */
export const nextMove = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      listeners.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    listeners.add(done)
    signal.addEventListener('abort', done, { once: true })
  })
