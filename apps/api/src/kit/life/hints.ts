/**
 * Says that things of a life moved, to whoever tells the browsers. A hint: it leaves a moment after the writing, once for many, and who
 * missed it asks for itself.
 */

/** Longer than a move takes to be kept. */
const AFTER_MS = 300
const waiting = new Set<string>()
const listeners = new Set<(vida: string) => void>()

/** Answers how to stop hearing it. */
export const onLifeMoved = (listener: (vida: string) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Something of that life is being written. */
export const lifeMoved = (vida: string): void => {
  if (waiting.has(vida)) return
  waiting.add(vida)
  setTimeout(() => {
    waiting.delete(vida)
    for (const listener of listeners) listener(vida)
  }, AFTER_MS).unref()
}
