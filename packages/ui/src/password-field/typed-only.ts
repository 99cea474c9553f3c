import { useEffect, useRef, useState, type RefObject } from 'react'

/** What the browser calls text that comes from somewhere else than the keys, whichever way it was asked for. */
const FOREIGN = /^insertFrom(?:Paste|PasteAsQuotation|Drop|Yank)$/u

/**
 * A control into which nothing is pasted nor dropped: not with the keys, the menu, the middle button nor the mouse. A password
 * manager, which sets the value, is let through.
 * @returns the reference for the control and whether something was just refused
 */
export const useTypedOnly = (active: boolean): readonly [RefObject<HTMLInputElement | null>, boolean] => {
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
    const typed = (): void => setRefused(false)
    input.addEventListener('paste', refuse)
    input.addEventListener('drop', refuse)
    input.addEventListener('beforeinput', refuseForeign)
    input.addEventListener('input', typed)
    return () => {
      input.removeEventListener('paste', refuse)
      input.removeEventListener('drop', refuse)
      input.removeEventListener('beforeinput', refuseForeign)
      input.removeEventListener('input', typed)
    }
  }, [active])
  return [control, refused]
}
