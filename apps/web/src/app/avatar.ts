/** The picture of who has signed in: only where the operator of the installation asks for one does their name leave it. */
import { avatarAddress } from '@cauce/domain/session/avatar'
import { displayName } from '@cauce/domain/session/display-name'
import type { User } from '@cauce/domain/session/user'
import { useVersion } from '../store/version.ts'

/** Its address, or null: initials, drawn here. */
export const usePicture = (user: User): string | null => {
  const template = useVersion()?.avatar ?? null
  return template === null ? null : avatarAddress(template, displayName(user))
}
