/** The cursor goes back to the button that began a job when the notice in which it stood goes away. */
import { useEffect, useRef, type RefObject } from 'react'

/**
 * @param idle nothing is under way and nothing is told of it
 * @returns goes on the button that begins the job
 */
export const useFocusBack = (idle: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(idle)
  useEffect(() => {
    if (idle && !before.current && document.activeElement === document.body) button.current?.focus()
    before.current = idle
  }, [idle])
  return button
}
