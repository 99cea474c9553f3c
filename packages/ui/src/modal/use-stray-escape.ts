import { useEffect, useId } from 'react'

/** The open dialogs, the last one on top. Blueprint's own stack also holds the messages that pass by. */
const open: string[] = []

/**
 * Esc while the keyboard is nowhere: the browser takes the focus from a button that goes out of use (a «Guardar» with
 * nothing left to save) and tells nobody, and a dialog only hears the keys of what has the focus inside it.
 * Only the dialog that lies on top closes.
 *
 * @param close Absent when the dialog must be answered.
 */
export const useStrayEscape = (isOpen: boolean, close: (() => void) | undefined): void => {
  const id = useId()
  useEffect(() => {
    if (!isOpen) return undefined
    open.push(id)
    return () => {
      open.splice(open.indexOf(id), 1)
    }
  }, [isOpen, id])
  useEffect(() => {
    if (!isOpen || close === undefined) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== document.body || open.at(-1) !== id) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, close, id])
}
