/** Whether the screen has room for a workspace beside the page. */
import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1600px)'

const query = (): MediaQueryList | null => (typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null)

const onChange = (told: () => void): (() => void) => {
  const list = query()
  list?.addEventListener('change', told)
  return () => list?.removeEventListener('change', told)
}

export const useWide = (): boolean => useSyncExternalStore(onChange, () => query()?.matches === true)
