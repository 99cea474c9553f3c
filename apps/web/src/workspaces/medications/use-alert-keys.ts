/** Keys of the dialog of the findings while no field has the cursor: the number of a finding goes to its reason, `P` takes what is proposed. */
import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input:not([type="radio"]), textarea, select'

export interface AlertKeys {
  readonly write: (numero: number) => void
  readonly mend: () => void
}

export const useAlertKeys = (isActive: boolean, { write, mend }: AlertKeys): void => {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
    if (isTyping || event.ctrlKey || event.altKey || event.metaKey) return
    if (/^[1-9]$/u.test(event.key)) {
      event.preventDefault()
      write(Number(event.key))
    } else if (event.key.toLocaleLowerCase('es-CO') === 'p') {
      event.preventDefault()
      mend()
    }
  })
  useEffect(() => {
    if (!isActive) return undefined
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [isActive])
}
