/** Which part of the record has the cursor, and the keys that go to the next one and to the one before. */
import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { goToPart, neighbour, partAround } from './go-to.ts'
import type { PartId } from './record-parts.ts'

export const usePartKeys = (screen: RefObject<HTMLElement | null>) => {
  const [current, setCurrent] = useState<PartId | null>(null)
  return {
    current,
    go: (id: PartId): void => goToPart(screen.current, id),
    handlers: {
      onFocus: ({ target }: FocusEvent): void => setCurrent(partAround(target)),
      onKeyDown: (event: KeyboardEvent): void => {
        const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
        // Of a list of choices these keys open it.
        if (!event.altKey || by === null || event.target instanceof HTMLSelectElement) return
        event.preventDefault()
        const from = partAround(event.target)
        goToPart(screen.current, from === null ? 'anamnesis' : neighbour(from, by))
      },
    },
  }
}
