/** The theme that a person chose, kept on this computer. `public/theme.js` reads the same key before the first paint. */
import { applyColourScheme, type ColourScheme } from '@cauce/ui/theme/color-scheme'
import { useEffect, useState } from 'react'

const KEY = 'cauce.tema'

const readChoice = (): ColourScheme => {
  const kept = window.localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** The chosen theme and how to choose another; 'system' follows the computer, also when it changes. */
export const useTheme = (): readonly [ColourScheme, (choice: ColourScheme) => void] => {
  const [choice, setChoice] = useState(readChoice)
  useEffect(() => {
    applyColourScheme(choice)
    if (choice !== 'system') return undefined
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    const followed = (): void => {
      applyColourScheme('system')
    }
    system.addEventListener('change', followed)
    return () => system.removeEventListener('change', followed)
  }, [choice])
  const choose = (next: ColourScheme): void => {
    window.localStorage.setItem(KEY, next)
    setChoice(next)
  }
  return [choice, choose]
}
