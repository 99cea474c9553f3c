/** The keys of the whole dialog, wherever the focus is in it: `N` denies allergies, `Ctrl Enter` records what is written. */
import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input:not([type="radio"]), textarea, select'

export const useDialogKeys = (isActive: boolean, save: () => void, deny: () => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.ctrlKey) {
      event.preventDefault()
      save()
      return
    }
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
    if (event.key.toLocaleLowerCase('es-CO') !== 'n' || event.ctrlKey || event.altKey || event.metaKey || isTyping)
      return
    event.preventDefault()
    deny()
  })
  useEffect(() => {
    if (!isActive) return undefined
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [isActive])
}
