/** `/` for who has signed in: what waits for them. @fuente spec 1 §2 */
import { ORDERING_PERMISSION } from '@cauce/contract/ordenamiento'
import { displayName } from '@cauce/domain/session/display-name'
import { hasPermission } from '@cauce/domain/session/permission'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { topicsFor } from '@cauce/domain/home/topics'
import { ADMIN_PERMISSION } from '@cauce/domain/session/permission-keys'
import { AFFILIATE_USER_KIND, type User } from '@cauce/domain/session/user'
import { lazy, Suspense } from 'react'
import { useUser } from '../actors/session.ts'
import { loadPage } from '../app/load-page.ts'
import { usePageTitle } from '../app/page-title.ts'
import { today } from '../app/today.ts'
import { OWN_TOPICS, OwnPart, VerifyLink } from './inicio/own-home.tsx'
import { ReturnedNotice } from './inicio/returned-notice.tsx'
import { SignaturesNotice } from './inicio/signatures-notice.tsx'
import { WorkHome } from './inicio/work-home.tsx'
import './inicio/inicio.css'

/** Only who administers has it: nobody else brings the audit with the home. */
const SetAsideNotice = lazy(() =>
  loadPage(async () => ({ default: (await import('./inicio/set-aside-notice.tsx')).SetAsideNotice })),
)

const OwnHome = ({ user }: { readonly user: User }) => {
  const mine = topicsFor(user)
  return (
    <div className="ca-home ca-home-own">
      <header>
        <h1>Hola, {user.datosAfiliado?.primer_nombre ?? displayName(user)}</h1>
        <p className="ca-second">Hoy es {formatDate(today())}</p>
      </header>
      {OWN_TOPICS.filter((topic) => mine.includes(topic)).map((topic) => (
        <OwnPart key={topic} asunto={topic} />
      ))}
      <VerifyLink />
    </div>
  )
}

export const Home = () => {
  usePageTitle('Inicio')
  const user = useUser()
  if (user === null) return null
  if (user.tipo_usuario === AFFILIATE_USER_KIND) return <OwnHome user={user} />
  return (
    <div className="ca-home">
      <header>
        <h1>Lo que espera por usted</h1>
        <p className="ca-second">
          {displayName(user)} · hoy es {formatDate(today())}
        </p>
      </header>
      {hasPermission(user, ADMIN_PERMISSION) ? (
        <Suspense>
          <SetAsideNotice />
        </Suspense>
      ) : null}
      <WorkHome user={user} today={today()} />
      {hasPermission(user, ORDERING_PERMISSION) ? <SignaturesNotice /> : null}
      {hasPermission(user, ORDERING_PERMISSION) ? <ReturnedNotice /> : null}
    </div>
  )
}
