/** Layout `password-update`: a new password and nothing else. @fuente spec 1 §2 */
import { Card } from '@cauce/ui/card/card'
import { Link } from 'react-router-dom'
import type { SignedInFrame } from '../layouts.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import { PlainFrame } from './plain.tsx'
import { Who } from './who.tsx'

export const PasswordUpdateLayout = ({ user, children }: SignedInFrame) =>
  useSignedIn(user.id) ? (
    <PlainFrame width="form" who={<Who user={user} />} foot={<Link to="/">Ir al inicio</Link>}>
      <Card>{children}</Card>
    </PlainFrame>
  ) : null
