/**
 * Does something at most once in a while, and never forgets the last time that it was asked for: what tells the other tabs, and
 * the server, that a person is active.
 */

export interface PaceClock {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly setTimeout: (act: () => void, delayMs: number) => unknown
  readonly clearTimeout: (waiting: unknown) => void
}

export interface PaceOptions {
  readonly everyMs: number
  readonly clock: PaceClock
  /** When it was last done, by whomever; null: never. */
  readonly lastDone: () => number | null
  readonly act: (atMs: number) => void
}

export interface Pace {
  /** Something happened at this instant. */
  readonly note: (atMs: number) => void
  /** Does now what was to be done later, as before the page goes away. */
  readonly flush: () => void
  /** Forgets what was to be done. */
  readonly stop: () => void
}

export const makePace = ({ everyMs, clock, lastDone, act }: PaceOptions): Pace => {
  let latest = Number.NEGATIVE_INFINITY
  let waiting: { readonly timer: unknown } | null = null
  const stop = (): void => {
    if (waiting !== null) clock.clearTimeout(waiting.timer)
    waiting = null
  }
  const run = (): void => {
    stop()
    // Done since then by somebody else: there is nothing newer to tell.
    if ((lastDone() ?? Number.NEGATIVE_INFINITY) < latest) act(latest)
  }
  return {
    note: (atMs) => {
      latest = Math.max(latest, atMs)
      if (waiting !== null) return
      const leftMs = (lastDone() ?? Number.NEGATIVE_INFINITY) + everyMs - clock.now()
      if (leftMs <= 0) run()
      else waiting = { timer: clock.setTimeout(run, Math.min(leftMs, everyMs)) }
    },
    flush: () => {
      if (waiting !== null) run()
    },
    stop,
  }
}
