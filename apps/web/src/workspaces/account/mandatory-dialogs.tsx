/** What stands over every page until it is answered: an expired password, an affiliate's data. Downloaded when it may be needed. */
import { AFFILIATE_USER_KIND, type User } from '@cauce/domain/session/user'
import { lazy, Suspense } from 'react'
import { useSessionPhase } from '../../actors/session.ts'
import { loadPage } from '../../app/load-page.ts'

const PasswordExpiredModal = lazy(() =>
  loadPage(async () => ({ default: (await import('./password-expired-modal.tsx')).PasswordExpiredModal })),
)
const MandatoryUpdate = lazy(() =>
  loadPage(async () => ({ default: (await import('./mandatory-update.tsx')).MandatoryUpdate })),
)

/** The password first: with an expired one nothing else is served. */
export const MandatoryDialogs = ({ user }: { readonly user: User }) => {
  const expired = useSessionPhase() === 'expired'
  if (!expired && user.tipo_usuario !== AFFILIATE_USER_KIND) return null
  return (
    <Suspense>
      {expired ? <PasswordExpiredModal user={user} /> : <MandatoryUpdate key={user.id} user={user} />}
    </Suspense>
  )
}
