/** A focus that has nowhere to go back to goes where the work goes on. */
import { useEffect, type RefObject } from 'react'

/** A little more than what a dialog takes to fade away and to give the focus back. */
const AFTER_FADE_MS = 160
/** On a slow machine it takes longer, and gives it to nobody: it is looked at again a few times. */
const LOOKS = 8
/** What a person reads or works with, the title of a dialog that has just come included. */
const TAKES_KEYS = 'a[href], button, input, select, textarea, iframe, article, figure, h2, tr[tabindex]'

/**
 * When a moment comes (the last dialog closed, the next step shows) and what had the focus is gone, `home` gets it.
 * A focus that is somewhere useful stays there.
 * @param moment another text is another moment; null: not now
 */
export const useRescuedFocus = (moment: string | null, home: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (moment === null) return undefined
    let looks = 0
    const timer = window.setInterval(() => {
      const focused = document.activeElement
      const lost = focused === null || !focused.matches(TAKES_KEYS) || focused.matches(':disabled')
      if (lost) home.current?.focus()
      looks += 1
      if (looks === LOOKS) window.clearInterval(timer)
    }, AFTER_FADE_MS)
    return () => window.clearInterval(timer)
  }, [moment, home])
}
