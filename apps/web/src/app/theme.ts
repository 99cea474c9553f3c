/**
 * The theme that a person chose, the same on every computer. The last one is also kept on this computer, where
 * `public/theme.js` reads it before the first paint; who never chose one sees this computer's.
 */
import { applyColourScheme, type ColourScheme } from '@cauce/ui/theme/color-scheme'
import { useEffect } from 'react'
import { savePreferences, usePreferences } from '../store/preferences.ts'

const KEY = 'cauce.tema'

const keepHere = (choice: ColourScheme): void => {
  try {
    window.localStorage.setItem(KEY, choice)
  } catch (error) {
    // A full or forbidden storage: the theme only comes after the first paint.
    if (!(error instanceof DOMException)) throw error
  }
}

const keptHere = (): ColourScheme => {
  const kept = window.localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** The chosen theme and how to choose another. */
export const useTheme = (): readonly [ColourScheme, (choice: ColourScheme) => void] => {
  const chosen = usePreferences().tema
  return [chosen ?? keptHere(), (tema) => savePreferences({ tema })]
}

/** Paints the chosen theme once it is known; 'system' follows the computer, also when it changes. */
export const useAppliedTheme = (isKnown: boolean): void => {
  const [choice] = useTheme()
  useEffect(() => {
    if (!isKnown) return undefined
    keepHere(choice)
    applyColourScheme(choice)
    if (choice !== 'system') return undefined
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    const followed = (): void => {
      applyColourScheme('system')
    }
    system.addEventListener('change', followed)
    return () => system.removeEventListener('change', followed)
  }, [choice, isKnown])
}
