/** When the dialog of the alerts shows: at once where there is something to answer, and only after a while where it only waits. */
import { useEffect, useState } from 'react'
import type { Situation } from './alert-words.ts'

/** A check that answers sooner never shows a dialog. */
const SLOW_CHECK_MS = 700

/** Between two questions the dialog stays, so that it does not come and go. */
export const useAlertDialog = (situation: Situation): boolean => {
  const [shown, setShown] = useState(false)
  const waiting = situation === 'checking'
  useEffect(() => {
    if (!waiting) return undefined
    const timer = window.setTimeout(() => setShown(true), SLOW_CHECK_MS)
    return () => window.clearTimeout(timer)
  }, [waiting])
  const asks = !waiting && situation !== 'over'
  // oxlint-disable-next-line react/set-state-in-render -- the documented way to follow what was given
  if (asks && !shown) setShown(true)
  // oxlint-disable-next-line react/set-state-in-render -- as above
  if (situation === 'over' && shown) setShown(false)
  return situation !== 'over' && (asks || shown)
}
