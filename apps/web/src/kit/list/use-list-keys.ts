import { useEffect, useEffectEvent, type RefObject } from 'react'

interface ListKeys {
  /** Holds the table and the search. */
  readonly frame: RefObject<HTMLElement | null>
  readonly onOpen: () => void
}

const VERTICAL = ['ArrowDown', 'ArrowUp']
const OVERLAY = '.bp6-overlay-open, [role="menu"]'
const TYPES_INTO = 'input, select, textarea'

const focusIn = (frame: Element | null, selector: string): boolean => {
  const found = frame?.querySelector(selector)
  if (!(found instanceof HTMLElement)) return false
  found.focus()
  return true
}

/** `/` goes to the search; the arrows enter the table from anywhere that does not use them; Enter opens the selected row. */
export const useListKeys = ({ frame, onOpen }: ListKeys): void => {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.defaultPrevented
    if (!plain || document.querySelector(OVERLAY) !== null || !(target instanceof Element)) return
    const onPage = target === document.body || target === document.getElementById('contenido')
    const inSearch = target.closest('search input') !== null
    if (key === '/' && target.closest(TYPES_INTO) === null) {
      if (focusIn(frame.current, 'search input')) event.preventDefault()
    } else if (VERTICAL.includes(key) && (onPage || (inSearch && key === 'ArrowDown'))) {
      if (focusIn(frame.current, 'tbody tr[tabindex="0"]')) event.preventDefault()
    } else if (key === 'Enter' && onPage) onOpen()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
