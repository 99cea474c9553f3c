/** Whether the window is too narrow for the answer beside the findings: then it stands under its own finding. */
import { useSyncExternalStore } from 'react'

const NARROW = '(width <= 900px)'

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia?.(NARROW)
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

const isNarrow = (): boolean => window.matchMedia?.(NARROW)?.matches ?? false

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)
