/** Layout `consents`: a consent that a patient reads and signs on a screen of the site. Larger letters, no menu. @fuente spec 1 §2 */
import { OverlaysProvider } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import type { SignedInFrame } from '../layouts.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import { PlainFrame } from './plain.tsx'
import { Who } from './who.tsx'

export const ConsentsLayout = ({ user, children }: SignedInFrame) =>
  useSignedIn(user.id) ? (
    <OverlaysProvider>
      <PlainFrame width="document" reading who={<Who user={user} />} foot={<Link to="/">Ir al inicio</Link>}>
        {children}
      </PlainFrame>
    </OverlaysProvider>
  ) : null
