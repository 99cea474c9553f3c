import { useEffect, useRef, useState, type RefObject } from 'react'

/** What the browser calls text that comes from somewhere else than the keys, whichever way it was asked for. */
const FOREIGN = /^insertFrom(?:Paste|PasteAsQuotation|Drop|Yank)$/u

/**
 * A control into which nothing is pasted nor dropped: not with the keys, the menu, the middle button nor the mouse. A password
 * manager, which sets the value, is let through.
 * @returns the reference for the control, whether something was just refused, and what to call where a key is typed: inside the
 * control's own `onChange`, since a state that is set before it draws the control with its old value and the letter is lost
 */
export const useTypedOnly = (active: boolean): readonly [RefObject<HTMLInputElement | null>, boolean, () => void] => {
  const control = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const input = control.current
    if (input === null || !active) return undefined
    const refuse = (event: Event): void => {
      event.preventDefault()
      setRefused(true)
    }
    const refuseForeign = (event: InputEvent): void => {
      if (FOREIGN.test(event.inputType)) refuse(event)
    }
    input.addEventListener('paste', refuse)
    input.addEventListener('drop', refuse)
    input.addEventListener('beforeinput', refuseForeign)
    return () => {
      input.removeEventListener('paste', refuse)
      input.removeEventListener('drop', refuse)
      input.removeEventListener('beforeinput', refuseForeign)
    }
  }, [active])
  return [control, refused, () => setRefused(false)]
}
