/** What every frame of who has signed in does: their preferences, and among them their theme. */
import { hasSignedOut } from '../actors/session.ts'
import { usePreferencesOf } from '../store/preferences.ts'
import { useAppliedTheme } from './theme.ts'

/** Whether the frame may show what it holds: the preferences of this computer have been read. True before the first paint. */
export const useSignedIn = (userId: number): boolean => {
  const ready = usePreferencesOf(userId, hasSignedOut)
  useAppliedTheme(ready)
  return ready
}
