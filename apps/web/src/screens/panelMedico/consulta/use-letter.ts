/** A letter that does what a button does. */
import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input, textarea, select, [contenteditable]'
const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** Acts on a letter, when nobody is typing and no dialog is open. */
export const useLetter = (letter: string, act: () => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLocaleLowerCase('es-CO') !== letter || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return
    if (document.querySelector(DIALOGS) !== null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
