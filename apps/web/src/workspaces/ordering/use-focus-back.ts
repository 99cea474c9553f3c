/** The focus goes back to where it was when a part of the screen goes away. */
import { useEffect, useState } from 'react'

/** For a dialog that its caller mounts and unmounts: what had the focus before it gets it back. */
export const useFocusBack = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
