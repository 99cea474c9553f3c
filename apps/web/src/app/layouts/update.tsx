/** Layout `update`: the person's own data, before anything else. As wide as the dialog of the specification. @fuente spec 1 §2, §9 */
import type { SignedInFrame } from '../layouts.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import { PlainFrame } from './plain.tsx'
import { Who } from './who.tsx'

export const UpdateLayout = ({ user, children }: SignedInFrame) =>
  useSignedIn(user.id) ? (
    <PlainFrame width="data" who={<Who user={user} />}>
      {children}
    </PlainFrame>
  ) : null
