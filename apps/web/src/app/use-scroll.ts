import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** How long an anchor is waited for, milliseconds: what it names may come from the server. */
const PATIENCE_MS = 5_000

const anchorOf = (hash: string): HTMLElement | null => {
  const name = hash.slice(1)
  if (name === '') return null
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch (error) {
    // An address that somebody spoilt, such as `#%`, names nothing.
    if (error instanceof URIError) return null
    throw error
  }
}

/** Scrolls to the anchor when it appears; gives up when the person scrolls, or after a while. Returns the function that stops. */
const awaitAnchor = (hash: string): (() => void) => {
  const watch = new MutationObserver(() => {
    const anchor = anchorOf(hash)
    if (anchor === null) return
    stop()
    anchor.scrollIntoView()
  })
  const stop = (): void => {
    watch.disconnect()
    clearTimeout(patience)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchmove', stop)
    window.removeEventListener('keydown', stop)
  }
  const patience = setTimeout(stop, PATIENCE_MS)
  watch.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchmove', stop, { passive: true })
  window.addEventListener('keydown', stop)
  return stop
}

/**
 * @fuente spec 1 §2
 * @regla Al cambiar de página se va arriba, o al ancla que traiga la dirección.
 */
export const useScroll = (): void => {
  const { pathname, hash: anchorPart } = useLocation()
  const place = `${pathname}${anchorPart}`
  useEffect(() => {
    const hash = place.includes('#') ? place.slice(place.indexOf('#')) : ''
    const anchor = anchorOf(hash)
    if (anchor !== null) {
      anchor.scrollIntoView()
      return undefined
    }
    window.scrollTo(0, 0)
    return hash === '' ? undefined : awaitAnchor(hash)
  }, [place])
}
