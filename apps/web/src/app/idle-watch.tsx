/** Once somebody has signed in, whoever does nothing is watched, in every layout. What that needs is downloaded only then. */
import { type ComponentType, useEffect, useState } from 'react'
import { isInside, useSessionPhase } from '../actors/session.ts'
import { whenQuiet } from '../store/quiet.ts'

export const IdleWatch = () => {
  const signedIn = isInside(useSessionPhase())
  const [loaded, setLoaded] = useState<{ readonly Dialogs: ComponentType } | null>(null)
  useEffect(() => {
    if (!signedIn) return undefined
    const load = async (): Promise<void> => {
      const { IdleDialogs } = await import('./idle-dialogs.tsx')
      setLoaded((before) => before ?? { Dialogs: IdleDialogs })
    }
    // Without it the server still ends the session by its own clock; the next sign-in tries again.
    return whenQuiet(() => void load().catch(() => undefined))
  }, [signedIn])
  return loaded === null ? null : <loaded.Dialogs />
}
