/** The theme that a reader chose on this computer, under the name that the application uses too. */
import { applyColourScheme, type ColourScheme } from '@cauce/ui/theme/color-scheme'
import { useEffect, useState } from 'react'

const KEY = 'cauce.tema'

/** Storage that is closed to the page forgets the choice; the theme is still applied. */
const withStorage = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
  try {
    return use(window.localStorage)
  } catch (error) {
    if (error instanceof DOMException) return otherwise
    throw error
  }
}

const kept = (): ColourScheme => {
  const choice = withStorage((storage) => storage.getItem(KEY), null)
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

/** The choice and how to change it; 'system' follows the computer, also when it changes. */
export const useTheme = (): readonly [ColourScheme, (choice: ColourScheme) => void] => {
  const [choice, setChoice] = useState(kept)
  useEffect(() => {
    applyColourScheme(choice)
    withStorage((storage) => storage.setItem(KEY, choice), undefined)
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    const followed = (): void => {
      applyColourScheme(choice)
    }
    system.addEventListener('change', followed)
    return () => system.removeEventListener('change', followed)
  }, [choice])
  return [choice, setChoice]
}
