/** A catalogued page that has no screen yet says so: what it will do, which pages are near, whom to ask. */
import { CATALOG } from '@cauce/domain/navigation/catalog'
import { addressOf } from '@cauce/domain/navigation/palette'
import type { Route } from '@cauce/domain/navigation/route'
import { hasPermission } from '@cauce/domain/session/permission'
import { Card } from '@cauce/ui/card/card'
import { Link } from 'react-router-dom'
import { useUser } from '../actors/session.ts'
import { GuestLayout } from './layouts/guest.tsx'
import { usePageTitle } from './page-title.ts'
import { inService } from './screens.ts'
import './pending-page.css'

const NOT_YET = 'Todavía no está en servicio'

interface PendingPageProps {
  readonly route: Route
}

/** Pages of the same group that the person may open, those in service first. */
const useRelated = (route: Route): readonly Route[] => {
  const user = useUser()
  const group = CATALOG.find(({ id }) => id === route.group)
  if (group === undefined || route.group === '') return []
  return group.routes
    .filter((other) => other.path !== route.path && hasPermission(user, other.opensWith))
    .toSorted((a, b) => Number(inService(b)) - Number(inService(a)))
}

const Words = ({ route }: PendingPageProps) => (
  <>
    <h1>{route.title}</h1>
    <p className="ca-pending-state">
      <strong>{NOT_YET}</strong>
    </p>
    <h2>Qué permitirá</h2>
    <p>{route.lets}</p>
  </>
)

export const PendingPage = ({ route }: PendingPageProps) => {
  usePageTitle(route.title)
  const related = useRelated(route)
  return (
    <div className="ca-pending">
      <Card>
        <div className="ca-pending-body">
          <Words route={route} />
          {related.length === 0 ? null : (
            <>
              <h2>Pantallas relacionadas</h2>
              <ul className="ca-pending-list">
                {related.map((other) => (
                  <li key={other.path}>
                    <Link to={addressOf(other.path)}>{other.title}</Link>
                    {inService(other) ? null : <span className="ca-second"> pronto</span>}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2>A quién preguntar</h2>
          <p>A quien administra Cauce en su entidad: sabe cuándo estará y cómo se hace mientras tanto.</p>
          <p>
            <Link to="/">Ir al inicio</Link>
          </p>
        </div>
      </Card>
    </div>
  )
}

const PublicWords = ({ route }: PendingPageProps) => (
  <div className="ca-pending-body">
    <Words route={route} />
    <h2>A quién preguntar</h2>
    <p>A la entidad que le envió aquí: puede hacer este trámite por sus otros canales.</p>
  </div>
)

/** The same for who needs no session. */
export const PublicPendingPage = ({ route }: PendingPageProps) => {
  usePageTitle(route.title)
  return (
    <Card>
      <PublicWords route={route} />
    </Card>
  )
}

/** The same for who has not signed in. */
export const GuestPendingPage = ({ route }: PendingPageProps) => {
  usePageTitle(route.title)
  return (
    <GuestLayout foot={<Link to="/">Ir al inicio</Link>} wide>
      <PublicWords route={route} />
    </GuestLayout>
  )
}
