/** The page and the ordering beside it: F6 goes from one to the other, each at the place where its cursor was. */
import { useEffect, useEffectEvent, useRef } from 'react'

const DIALOGS = '[role="dialog"], [role="alertdialog"]'
const FIRST = '[data-focus-first], [role="combobox"], h2[tabindex]'

const focusOn = (kept: HTMLElement | null, otherwise: Element | null | undefined): void => {
  const place = kept?.isConnected === true ? kept : otherwise
  if (!(place instanceof HTMLElement)) return
  place.focus()
  place.scrollIntoView?.({ block: 'nearest' })
}

/**
 * @param open The ordering is beside the page.
 * @param onBack The cursor is in the page again.
 */
export const useSides = (open: boolean, onBack: () => void) => {
  const page = useRef<HTMLDivElement>(null)
  const beside = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const inPage = useRef<HTMLElement | null>(null)
  const inBeside = useRef<HTMLElement | null>(null)
  const side = useRef<'page' | 'beside'>('page')
  const wasOpen = useRef(false)

  const toPage = useEffectEvent((): void => focusOn(inPage.current, button.current))
  const toBeside = (): void => focusOn(inBeside.current, beside.current?.querySelector(FIRST))

  const moved = useEffectEvent(({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return
    if (beside.current?.contains(target) === true) {
      inBeside.current = target
      side.current = 'beside'
    } else if (page.current?.contains(target) === true) {
      inPage.current = target
      if (open && side.current === 'beside') onBack()
      side.current = 'page'
    }
  })
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'F6' || !open || document.querySelector(DIALOGS) !== null) return
    event.preventDefault()
    if (beside.current?.contains(document.activeElement) === true) toPage()
    else toBeside()
  })
  useEffect(() => {
    document.addEventListener('focusin', moved)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('focusin', moved)
      document.removeEventListener('keydown', pressed)
    }
  }, [])
  useEffect(() => {
    const band = page.current?.querySelector('.ca-consult-band') ?? null
    if (!open || band === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() =>
      page.current?.style.setProperty('--ca-band-height', `${Math.ceil(band.getBoundingClientRect().height)}px`),
    )
    observer.observe(band)
    return () => observer.disconnect()
  }, [open])
  // What had the cursor in the page is still in sight when the page makes room, and gets it back when it is alone again.
  useEffect(() => {
    if (open) inPage.current?.scrollIntoView?.({ block: 'nearest' })
    else if (wasOpen.current) {
      inBeside.current = null
      toPage()
    }
    wasOpen.current = open
  }, [open])
  return { page, beside, button, toBeside }
}
