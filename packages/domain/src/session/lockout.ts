/** Failed sign-ins lock the account for a while. @fuente spec 2 §9 */
export const MAX_FAILED_ATTEMPTS = 5
export const LOCK_MINUTES = 30

export const WRONG_CREDENTIALS = 'Usuario o contraseña incorrectos'
/** @fuente spec 2 §8 */
export const LOCKED_OUT = 'Demasiados intentos fallidos! Su usuario ha sido bloqueado temporalmente por 30 minutos.'

export interface Failures {
  /** Failures in a row. */
  readonly intentos: number
  /** Until when, epoch milliseconds; null: not locked. */
  readonly bloqueadoHastaMs: number | null
}

/** True while the lock lasts. Both in epoch milliseconds of the server's clock. */
export const isLocked = (bloqueadoHastaMs: number | null, ahoraMs: number): boolean =>
  bloqueadoHastaMs !== null && ahoraMs < bloqueadoHastaMs

/**
 * Until when a lock may last: one that says later was written by a clock that was ahead, and from the first time somebody tries
 * it is a lock of now. Whoever is kept out waits for half an hour at most.
 */
const boundedLock = (bloqueadoHastaMs: number | null, ahoraMs: number): number | null =>
  bloqueadoHastaMs === null ? null : Math.min(bloqueadoHastaMs, ahoraMs + LOCK_MINUTES * 60_000)

/**
 * The count after one more failure. A failure during the lock neither counts nor lengthens it, and shortens one of a clock
 * that was ahead; the first one after the lock
 * starts a new count.
 * @fuente spec 2 §9
 * @regla El quinto intento fallido bloquea al usuario durante 30 minutos.
 */
export const registerFailure = (failure: {
  readonly intentos: number
  readonly ahoraMs: number
  readonly bloqueadoHastaMs?: number | null
}): Failures => {
  const lock = boundedLock(failure.bloqueadoHastaMs ?? null, failure.ahoraMs)
  if (isLocked(lock, failure.ahoraMs)) return { intentos: failure.intentos, bloqueadoHastaMs: lock }
  const intentos = (lock === null ? failure.intentos : 0) + 1
  return {
    intentos,
    bloqueadoHastaMs: intentos >= MAX_FAILED_ATTEMPTS ? failure.ahoraMs + LOCK_MINUTES * 60_000 : null,
  }
}
