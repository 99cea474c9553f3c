import { useState } from 'react'

const KEY = 'cauce.menu.contraido'

/** Whether the menu shows only its icons, which each computer remembers: it depends on its screen. */
export const useCollapsed = (): readonly [boolean, (collapsed: boolean) => void] => {
  const [collapsed, setCollapsed] = useState(() => window.localStorage.getItem(KEY) === 'si')
  const keep = (next: boolean): void => {
    setCollapsed(next)
    try {
      window.localStorage.setItem(KEY, next ? 'si' : 'no')
    } catch (error) {
      // A full or forbidden storage: the menu is as it was the next time.
      if (!(error instanceof DOMException)) throw error
    }
  }
  return [collapsed, keep]
}
