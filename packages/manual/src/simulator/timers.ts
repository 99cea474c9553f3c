/** A clock that a person moves: time passes only up to what the machine waits for first. */
interface Timer {
  readonly id: number
  readonly due: number
  readonly ring: () => void
}

export interface Timers {
  readonly clock: {
    readonly setTimeout: (ring: () => void, ms: number) => number
    readonly clearTimeout: (id: unknown) => void
  }
  /** Milliseconds until the next one; null where nothing waits. */
  readonly untilNext: () => number | null
  /** Lets the next one ring. */
  readonly pass: () => void
}

export const newTimers = (): Timers => {
  let now = 0
  let lastId = 0
  let waiting: readonly Timer[] = []
  const next = (): Timer | undefined => waiting.toSorted((one, other) => one.due - other.due)[0]
  return {
    clock: {
      setTimeout: (ring, ms) => {
        lastId += 1
        waiting = [...waiting, { id: lastId, due: now + ms, ring }]
        return lastId
      },
      clearTimeout: (id) => {
        waiting = waiting.filter((timer) => timer.id !== id)
      },
    },
    untilNext: () => {
      const first = next()
      return first === undefined ? null : Math.max(0, first.due - now)
    },
    pass: () => {
      const first = next()
      if (first === undefined) return
      now = Math.max(now, first.due)
      waiting = waiting.filter((timer) => timer !== first)
      first.ring()
    },
  }
}
