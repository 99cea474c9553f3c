/** When the house is kept: a moment after the start, and every night. */
import { errorCode } from './unavailable.ts'
import type { Log } from '../http/handle.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Bogotá is UTC−5 all year: three in the morning there. */
const NIGHT_UTC_MS = 8 * 3_600_000
/** The start is for the people who wait for it. A desk that is switched off at night has its round then, and only then. */
const AFTER_START_MS = MINUTE_MS

/** Milliseconds from `now` (epoch) until the next three in the morning in Bogotá: more than none, a day at most. */
export const untilNight = (now: number): number => DAY_MS - ((((now - NIGHT_UTC_MS) % DAY_MS) + DAY_MS) % DAY_MS)

export interface HousekeepingTimer {
  /** Waits for the batch that is under way, if any. */
  stop(): Promise<void>
}

/** Does `round` a minute after the start and then every night until it is stopped. A round that fails is logged. */
export const startHousekeeping = (
  round: (stop: AbortSignal) => Promise<unknown>,
  log: Log,
  now: () => Date,
): HousekeepingTimer => {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const next = (ms: number): void => {
    timer = setTimeout(() => {
      running = round(stopping.signal)
        .catch((error: unknown) => log.warn({ causa: errorCode(error) }, 'la limpieza queda para la próxima'))
        .finally(() => {
          if (!stopping.signal.aborted) next(untilNight(now().getTime()))
        })
    }, ms).unref()
  }
  next(AFTER_START_MS)
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
