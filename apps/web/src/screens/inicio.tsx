/** `/` for who has signed in: the day in one glance. @fuente spec 1 §2 */
import { AGENDA_PERMISSION } from '@cauce/contract/consultas'
import { ORDERING_PERMISSION } from '@cauce/contract/ordenamiento'
import { displayName } from '@cauce/domain/session/display-name'
import { hasPermission } from '@cauce/domain/session/permission'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { ADMIN_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { lazy, Suspense } from 'react'
import { useUser } from '../actors/session.ts'
import { loadPage } from '../app/load-page.ts'
import { usePageTitle } from '../app/page-title.ts'
import { today } from '../app/today.ts'
import { DayGlance } from './inicio/day-glance.tsx'
import { SignaturesNotice } from './inicio/signatures-notice.tsx'
import './inicio/inicio.css'

/** Only who administers has it: nobody else brings the audit with the home. */
const SetAsideNotice = lazy(() =>
  loadPage(async () => ({ default: (await import('./inicio/set-aside-notice.tsx')).SetAsideNotice })),
)

export const Home = () => {
  usePageTitle('Inicio')
  const user = useUser()
  if (user === null) return null
  return (
    <div className="ca-home">
      <header>
        <h1>Inicio</h1>
        <p className="ca-second">
          {displayName(user)} · hoy es {formatDate(today())}
        </p>
      </header>
      {hasPermission(user, ADMIN_PERMISSION) ? (
        <Suspense>
          <SetAsideNotice />
        </Suspense>
      ) : null}
      {hasPermission(user, ORDERING_PERMISSION) ? <SignaturesNotice /> : null}
      {hasPermission(user, AGENDA_PERMISSION) ? (
        <DayGlance today={today()} />
      ) : (
        <Card>
          <EmptyState
            title="Aquí no hay tareas para su rol"
            text="Las consultas del día las ve quien tiene agenda. Si usted atiende pacientes, pida el permiso a quien administra los roles."
          />
        </Card>
      )}
    </div>
  )
}
