/** Opens the palette with Ctrl-K (⌘K) from anywhere. */
import type { User } from '@cauce/domain/session/user'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadPage } from './load-page.ts'

const GoPalette = lazy(() => loadPage(async () => ({ default: (await import('./go-palette.tsx')).GoPalette })))

const useGoKey = (onGo: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // A dialog that is open is answered first: leaving it by accident would lose what is in it.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) onGo()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [onGo])
}

export interface GoPaletteControl {
  readonly open: () => void
  /** The palette itself, to be drawn somewhere in the frame. */
  readonly palette: ReactNode
}

/** @param current path in the catalogue of the page that is shown, null when it has none */
export const useGoPalette = (user: User, current: string | null): GoPaletteControl => {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [open] = useState(() => () => setOpen(true))
  useGoKey(open)
  return {
    open,
    palette: isOpen ? (
      <Suspense>
        <GoPalette
          user={user}
          current={current}
          onGo={(address) => void navigate(address)}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ) : null,
  }
}
