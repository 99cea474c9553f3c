/** The focus goes back to where it was when a part of the screen goes away. */
import { useEffect, useState } from 'react'

/** For a dialog that its caller mounts and unmounts: what had the focus before it gets it back; not where the page gives it itself. */
export const useFocusBack = (isAsked = true): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (isAsked && before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before, isAsked],
  )
}
