import { type RefObject, useEffect } from 'react'
import { hasCursor } from '../dock/cursor.tsx'

const TYPES_INTO = 'input, select, textarea, [contenteditable]'

const onTop = (element: Element): boolean => {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const last = dialogs.item(dialogs.length - 1)
  return dialogs.length === 0 ? hasCursor(element) : last.contains(element)
}

/** `/` brings the cursor to the search, unless somebody is typing or another dialog is on top. */
export const useSlash = (input: RefObject<HTMLInputElement | null>, active: boolean): void => {
  useEffect(() => {
    if (!active) return undefined
    const onKey = (event: KeyboardEvent) => {
      const field = input.current
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || field === null || !onTop(field)) return
      if (event.target instanceof Element && event.target.closest(TYPES_INTO) !== null) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [input, active])
}
