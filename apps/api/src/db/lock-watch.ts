/** Whether the lock is still ours: read again by whoever is about to write. Small, because the database's thread has one too. */
import { readFileSync } from 'node:fs'
import { ownerOf } from './lock-owner.ts'
import { errorCode } from './unavailable.ts'

export interface LockPlace {
  readonly file: string
  readonly ficha: string
}

/** How long one confirmation lasts. Who takes a silent owner's folder waits longer than this before touching it. */
export const CONFIRMED_MS = 1_000
/** An owner that could not confirm for this long stops, before anybody may take its place. */
export const UNCONFIRMED_LIMIT_MS = 15_000

type Reading = 'ours' | 'lost' | 'unreadable'

const readLock = ({ file, ficha }: LockPlace): Reading => {
  try {
    const owner = ownerOf(readFileSync(file, 'utf8'))
    if (owner === null) return 'unreadable'
    return owner.ficha === ficha ? 'ours' : 'lost'
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'lost' : 'unreadable'
  }
}

/**
 * Asks whether one may write now. The clock is monotonic: it goes on while the process is suspended, and nobody can set it.
 * Once lost, lost for ever.
 */
export const watchLock = (
  place: LockPlace,
  read: (place: LockPlace) => Reading = readLock,
  clock: () => number = () => performance.now(),
): (() => boolean) => {
  let confirmedAt = clock()
  let lost = false
  return () => {
    const now = clock()
    if (lost || now - confirmedAt < CONFIRMED_MS) return !lost
    const reading = read(place)
    if (reading === 'ours') confirmedAt = now
    else lost = reading === 'lost' || now - confirmedAt > UNCONFIRMED_LIMIT_MS
    return !lost
  }
}
