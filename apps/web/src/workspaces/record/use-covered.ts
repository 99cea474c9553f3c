/** How much of the top of the screen the affiliate's band covers: what comes into view stops under it. */
import { useEffect, type RefObject } from 'react'

const PAGE = '.ca-consult-page'
const BAND = '.ca-consult-band'
const COVERED = '--rec-covered'

/** On a phone the band goes away with the page and covers nothing. */
const coveredBy = (band: Element): number =>
  getComputedStyle(band).position === 'sticky' ? Math.ceil(band.getBoundingClientRect().height) : 0

/** Keeps the height of the band, which grows with what it says, where the styles of the record read it. */
export const useCovered = (screen: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = screen
    const band = current?.closest(PAGE)?.querySelector(BAND) ?? null
    if (current === null || band === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => current.style.setProperty(COVERED, `${coveredBy(band)}px`))
    observer.observe(band)
    return () => observer.disconnect()
  }, [screen])
}
