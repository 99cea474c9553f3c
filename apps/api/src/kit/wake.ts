/**
 * Says inside this process that there may be work, so that it need not be looked for all the time. A hint: who writes calls it
 * before the commit, so that it is looked for a few times, and the regular round finds what the hint missed.
 */
export type Topic = 'eventos' | 'trabajos'

const AFTER_MS = [10, 60, 300]
const listeners = new Map<Topic, Set<() => void>>([
  ['eventos', new Set()],
  ['trabajos', new Set()],
])

/** Answers how to stop hearing it. */
export const onWake = (topic: Topic, listener: () => void): (() => void) => {
  listeners.get(topic)?.add(listener)
  return () => void listeners.get(topic)?.delete(listener)
}

export const wake = (topic: Topic): void => {
  for (const after of AFTER_MS) {
    setTimeout(() => {
      for (const listener of listeners.get(topic) ?? []) listener()
    }, after).unref()
  }
}
