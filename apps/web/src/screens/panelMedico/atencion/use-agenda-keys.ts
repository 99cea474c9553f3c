import { useEffect, useEffectEvent, type RefObject } from 'react'

interface AgendaKeys {
  /** Holds the table. */
  readonly frame: RefObject<HTMLElement | null>
  readonly searchField: RefObject<HTMLInputElement | null>
  readonly onOpen: () => void
}

const VERTICAL = ['ArrowDown', 'ArrowUp']
const OVERLAY = '.bp6-overlay-open, [role="menu"]'

/** `/` goes to the search; the arrows enter the table from anywhere that does not use them; Enter opens the selected row. */
export const useAgendaKeys = ({ frame, searchField, onOpen }: AgendaKeys): void => {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.defaultPrevented
    if (!plain || document.querySelector(OVERLAY) !== null) return
    const onPage = event.target === document.body || event.target === document.getElementById('contenido')
    const inSearch = event.target === searchField.current
    if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault()
      searchField.current?.focus()
      return
    }
    if (VERTICAL.includes(event.key) && (onPage || (inSearch && event.key === 'ArrowDown'))) {
      const row = frame.current?.querySelector('tbody tr[tabindex="0"]')
      if (row instanceof HTMLElement) {
        event.preventDefault()
        row.focus()
      }
      return
    }
    if (event.key === 'Enter' && onPage) onOpen()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
