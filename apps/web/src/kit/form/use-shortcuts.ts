/** Keys of a part of the screen, for as long as nothing stands on top of it. */
import { hasCursor } from '@cauce/ui/dock/cursor'
import { useEffect, useEffectEvent, type RefObject } from 'react'

const TYPES_INTO = 'input, select, textarea, [contenteditable]'
const DIALOGS = '[role="dialog"], [role="alertdialog"]'

const isOnTop = (part: Element): boolean => {
  const dialogs = document.querySelectorAll(DIALOGS)
  return dialogs.length === 0 ? hasCursor(part) : dialogs.item(dialogs.length - 1).contains(part)
}

/** `Ctrl Enter` and `Alt 2` work also while typing; a single sign such as `?` does not. */
const nameOf = (event: KeyboardEvent): string =>
  event.ctrlKey || event.metaKey
    ? `Ctrl ${event.key}`
    : event.altKey
      ? `Alt ${event.key.toLocaleUpperCase('es-CO')}`
      : event.key

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPES_INTO) !== null

/** Runs the act of a key (`Ctrl Enter`, `?`) pressed while the dialog that holds `part` is the one on top. */
export const useShortcuts = (
  part: RefObject<Element | null>,
  acts: Readonly<Record<string, (() => void) | undefined>>,
): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event)
    const act = acts[name]
    if (act === undefined || event.defaultPrevented || event.isComposing || part.current === null) return
    if ((name.length === 1 && isTyping(event)) || !isOnTop(part.current)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
}
