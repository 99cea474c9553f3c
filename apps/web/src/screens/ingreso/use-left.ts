import { useEffect, useState } from 'react'
import { codeExpired, useSessionBusy } from '../../actors/session.ts'

const SECOND_MS = 1_000

const leftUntil = (untilMs: number | null): number => (untilMs === null ? 0 : Math.max(0, untilMs - Date.now()))

/**
 * Milliseconds until an instant (epoch milliseconds; null: none), by the clock and not by what was counted, since a computer
 * may sleep. Changes at every second; never negative.
 */
export const useLeft = (untilMs: number | null): number => {
  const [left, setLeft] = useState(() => leftUntil(untilMs))
  useEffect(() => {
    const count = (): void => setLeft(leftUntil(untilMs))
    count()
    const clock = setInterval(count, SECOND_MS)
    return () => clearInterval(clock)
  }, [untilMs])
  return left
}

/** Tells the session when the time of the code is over; while the server is at work it waits for what that answers. */
export const useExpiry = (leftMs: number): void => {
  const busy = useSessionBusy()
  const isOver = leftMs === 0
  useEffect(() => {
    if (isOver && !busy) codeExpired()
  }, [isOver, busy])
}
