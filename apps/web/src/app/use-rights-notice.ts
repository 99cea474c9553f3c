/** Says that what the person may do changed while they work: the menu they look at is another one. */
import type { User } from '@cauce/domain/session/user'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useRef } from 'react'

export const RIGHTS_CHANGED = 'Sus permisos cambiaron. El menú ya muestra lo que puede abrir.'

/** Tells once for each change of the keys of one and the same person. */
export const useRightsNotice = ({ id, permissions }: Pick<User, 'id' | 'permissions'>): void => {
  const keys = permissions.toSorted((a, b) => (a < b ? -1 : 1)).join(' ')
  const known = useRef({ id, keys })
  useEffect(() => {
    const before = known.current
    known.current = { id, keys }
    if (before.id === id && before.keys !== keys) void showToast({ message: RIGHTS_CHANGED, tone: 'information' })
  }, [id, keys])
}
