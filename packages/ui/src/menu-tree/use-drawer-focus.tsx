import { type RefObject, useEffect } from 'react'

/**
 * The drawer takes the keyboard when it opens and gives it back to what opened it when it closes; unless somebody else has
 * taken it meanwhile, such as the page that was chosen.
 */
export const useDrawerFocus = (drawer: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined
    const place = drawer.current
    const opener = document.activeElement
    place?.focus()
    return () => {
      const focused = document.activeElement
      const isFree = focused === null || focused === document.body || place?.contains(focused) === true
      if (isFree && opener instanceof HTMLElement) opener.focus()
    }
  }, [drawer, isOpen])
}
