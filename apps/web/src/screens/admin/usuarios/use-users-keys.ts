import { useEffect, useEffectEvent, type RefObject } from 'react'

interface UsersKeys {
  /** Holds the table. */
  readonly frame: RefObject<HTMLElement | null>
  readonly searchField: RefObject<HTMLInputElement | null>
  readonly onOpen: () => void
}

const VERTICAL = ['ArrowDown', 'ArrowUp']
const OVERLAY = '.bp6-overlay-open, [role="menu"]'
const TYPES_INTO = 'input, select, textarea'

/** `/` goes to the search; the arrows enter the table from anywhere that does not use them; Enter opens the selected row. */
export const useUsersKeys = ({ frame, searchField, onOpen }: UsersKeys): void => {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.defaultPrevented
    if (!plain || document.querySelector(OVERLAY) !== null || !(target instanceof Element)) return
    const onPage = target === document.body || target === document.getElementById('contenido')
    if (key === '/' && target.closest(TYPES_INTO) === null) {
      event.preventDefault()
      searchField.current?.focus()
    } else if (VERTICAL.includes(key) && (onPage || (target === searchField.current && key === 'ArrowDown'))) {
      const row = frame.current?.querySelector('tbody tr[tabindex="0"]')
      if (!(row instanceof HTMLElement)) return
      event.preventDefault()
      row.focus()
    } else if (key === 'Enter' && onPage) onOpen()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
