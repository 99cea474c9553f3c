import { useMemo } from 'react'
import { useUser } from '../../../actors/session.ts'

const NONE: readonly string[] = []

/** The permissions of who is editing: nobody gives or takes others. */
export const useSignedInKeys = (): ReadonlySet<string> => {
  const keys = useUser()?.permissions ?? NONE
  return useMemo(() => new Set(keys), [keys])
}
