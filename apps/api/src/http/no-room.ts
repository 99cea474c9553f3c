/**
 * The server ran out of disk or of memory, or its disk fails: nothing of the request was kept, and sending it again at once cannot
 * work. On both databases, their drivers, and the store of files.
 */
import { errorCode } from '../db/unavailable.ts'

/** A person frees the room; nobody is told to come back in two seconds. */
export const ROOM_RETRY_SECONDS = 60
/** How long after a write that did not fit the server still says that it is not ready, unless it is asked to write again. */
const REMEMBER_MS = 15_000
const AFTER = 'no se guardó nada. Avise a quien lo administra; lo que escribió sigue en su pantalla.'

const DISK = { codigo: 'servidor.sin_espacio', error: `El servidor se quedó sin espacio en disco: ${AFTER}` } as const
const MEMORY = { codigo: 'servidor.sin_memoria', error: `El servidor se quedó sin memoria: ${AFTER}` } as const
const BROKEN = { codigo: 'servidor.disco', error: `El disco del servidor falla: ${AFTER}` } as const

export type NoRoom = typeof DISK | typeof MEMORY | typeof BROKEN

const KINDS: Readonly<Record<string, NoRoom>> = {
  ENOSPC: DISK,
  EDQUOT: DISK,
  '53100': DISK,
  '53200': MEMORY,
  ENOMEM: MEMORY,
  '58030': BROKEN,
  EIO: BROKEN,
}

/** PGlite tells some of them by its words alone. */
const SAYS_FULL = /no space left on device|disk quota exceeded/iu

/** What is missing, as a person reads it; null for any other error. */
export const noRoom = (error: unknown): NoRoom | null => {
  const known = KINDS[errorCode(error)]
  if (known !== undefined) return known
  return error instanceof Error && SAYS_FULL.test(error.message) ? DISK : null
}

let last: { readonly at: number; readonly what: NoRoom } | null = null
let times = 0

/** Keeps that a write did not fit, for `/readyz` and the figures. */
export const noteNoRoom = (error: unknown): void => {
  const what = noRoom(error)
  if (what === null) return
  times += 1
  last = { at: performance.now(), what }
}

/** What was missing in the last seconds; null when nothing was. */
export const recentNoRoom = (): NoRoom | null =>
  last !== null && performance.now() - last.at < REMEMBER_MS ? last.what : null

/** Whether nothing has shown yet that what did not fit would fit now. */
export const doubtsRoom = (): boolean => last !== null

/** Something of its size was written where it did not fit. */
export const roomAgain = (): void => {
  last = null
}

export const timesWithoutRoom = (): number => times
export const OUT_OF_DISK: NoRoom = DISK
export const BROKEN_DISK: NoRoom = BROKEN
