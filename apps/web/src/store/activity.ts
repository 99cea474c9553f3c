/**
 * When a person last did something in this browser, and when the server last heard of it. Every tab reads the shared instant;
 * each knows its own. All in epoch milliseconds.
 * @fuente spec 1 §4
 */

const KEY = 'cauce.actividad'
/** Who has done nothing here for longer did not cause the call that is made now. */
const ATTENDED_MS = 60_000

let seenHere: number | null = null
let heard: number | null = null

/** Keeps the instant for every tab. */
export const shareActivity = (atMs: number): void => {
  try {
    window.localStorage.setItem(KEY, String(atMs))
  } catch (error) {
    // A full storage: the other tabs are told by the channel.
    if (!(error instanceof DOMException)) throw error
  }
}

/** The last activity that any tab shared; null: none is known. */
export const sharedActivity = (): number | null => {
  const told = Number(window.localStorage.getItem(KEY) ?? Number.NaN)
  return Number.isFinite(told) ? told : null
}

/** Whether a storage event is about the shared instant. */
export const isSharedActivity = (event: StorageEvent): boolean => event.key === KEY

/** Activity in this tab. Null: nobody is being watched. */
export const noteSeen = (atMs: number | null): void => {
  seenHere = atMs
}
export const seenActivity = (): number | null => seenHere

/** True when the call that is made now was not caused by a person: nobody has been seen here for a while. */
export const isUnattended = (nowMs: number): boolean => seenHere !== null && nowMs - seenHere > ATTENDED_MS

/** The server was told that a person is active. */
export const noteHeard = (atMs: number): void => {
  heard = atMs
}
export const lastHeard = (): number | null => heard
