/** The clock of what says how long ago something was. */
import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** Epoch milliseconds by this computer's clock, half a minute old at most. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(clock)
  }, [])
  return now
}
