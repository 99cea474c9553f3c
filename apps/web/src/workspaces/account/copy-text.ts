/** Copying, and saying whether it worked. */
import { showToast } from '@cauce/ui/toaster/toaster'

const NOT_COPIED = 'Este navegador no dejó copiar. Selecciónelo y cópielo con Ctrl C.'

/** Puts the text in the clipboard; where the browser forbids it (no https), says what to do. */
export const copyText = async (text: string, done: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // No clipboard outside a secure context, or the person said no.
    await showToast({ message: NOT_COPIED, tone: 'error' })
    return
  }
  await showToast({ message: done })
}
