/** `/perfil`: who has signed in, and what they look after by themselves. @fuente spec 1 §2 */
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useUser } from '../actors/session.ts'
import { usePageTitle } from '../app/page-title.ts'
import { failureText } from '../store/call.ts'
import { usePerfilQuery } from '../store/cuenta-api.ts'
import { RECOVERY_TITLE, RecoveryCard } from '../workspaces/account/recovery-card.tsx'
import { SecondFactorCard } from '../workspaces/account/second-factor-card.tsx'
import { SessionsCard } from '../workspaces/account/sessions-card.tsx'
import { IdentityCard } from './perfil/identity-card.tsx'
import { PasswordCard } from './perfil/password-card.tsx'
import { ThemeCard } from './perfil/theme-card.tsx'
import './perfil/perfil.css'

const TITLE = 'Mi perfil'

const Waiting = () => (
  <div className="per-columns" aria-busy="true">
    <output className="ca-hidden">Cargando su perfil</output>
    <div className="per-column">
      <Card>
        <Skeleton height="236px" />
      </Card>
      <Card title={RECOVERY_TITLE}>
        <Skeleton height="96px" />
      </Card>
    </div>
    <div className="per-column">
      <Card title="Contraseña">
        <Skeleton height="84px" />
      </Card>
      <Card title="Segundo factor">
        <Skeleton height="84px" />
      </Card>
    </div>
  </div>
)

const Perfil = () => {
  usePageTitle(TITLE)
  const user = useUser()
  // What other places end or change is seen on coming back to this one.
  const { data, error, refetch } = usePerfilQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  return (
    <div className="per-page">
      <h1>{TITLE}</h1>
      {data === undefined || user === null ? (
        error === undefined ? (
          <Waiting />
        ) : (
          <Card>
            <FailedState title={failureText(error)} onRetry={() => void refetch()} />
          </Card>
        )
      ) : (
        <div className="per-columns">
          <div className="per-column">
            <IdentityCard profile={data} user={user} />
            <RecoveryCard user={user} />
          </div>
          <div className="per-column">
            <PasswordCard changedAt={data.password_changed_at} days={data.dias_contrasena} />
            <SecondFactorCard
              email={data.email}
              since={data.totp_activo_at}
              recoveryCodes={data.codigos_recuperacion}
            />
            <SessionsCard sessions={data.sesiones} />
            <ThemeCard />
          </div>
        </div>
      )}
    </div>
  )
}

export default Perfil
