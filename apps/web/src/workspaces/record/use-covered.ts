/** How much of the top of the screen the affiliate's band covers: what comes into view stops under it. */
import { useEffect, type RefObject } from 'react'

const PAGE = '.ca-consult-page'
const BAND = '.ca-consult-band'
const COVERED = '--rec-covered'

const ALLERGIES = '.ca-band-allergies'
const AWAY = '--ca-band-away'
const PHONE = '(max-width: 640px)'
const MARGIN_PX = 6

/** On a phone all of the band but its last line, the allergies, goes away with the page. @returns what stays, in px */
const coveredBy = (band: HTMLElement): number => {
  const { bottom, height } = band.getBoundingClientRect()
  const last = band.querySelector(ALLERGIES)
  const stays =
    last === null || !matchMedia(PHONE).matches ? height : bottom - last.getBoundingClientRect().top + MARGIN_PX
  band.style.setProperty(AWAY, `${Math.floor(height - stays)}px`)
  return Math.ceil(stays)
}

/** Keeps the height of the band, which grows with what it says, where the styles of the record read it. */
export const useCovered = (screen: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = screen
    const band = current?.closest(PAGE)?.querySelector<HTMLElement>(BAND) ?? null
    if (current === null || band === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => current.style.setProperty(COVERED, `${coveredBy(band)}px`))
    observer.observe(band)
    return () => observer.disconnect()
  }, [screen])
}
