/** `/` for who has signed in: the day in one glance. @fuente spec 1 §2 */
import { ADMIN_PERMISSION } from '@cauce/contract/auditoria'
import { AGENDA_PERMISSION } from '@cauce/contract/consultas'
import { ORDERING_PERMISSION } from '@cauce/contract/ordenamiento'
import { displayName } from '@cauce/domain/session/display-name'
import { hasPermission } from '@cauce/domain/session/permission'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useUser } from '../actors/session.ts'
import { usePageTitle } from '../app/page-title.ts'
import { today } from '../app/today.ts'
import { DayGlance } from './inicio/day-glance.tsx'
import { SetAsideNotice } from './inicio/set-aside-notice.tsx'
import { SignaturesNotice } from './inicio/signatures-notice.tsx'
import './inicio/inicio.css'

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
      {hasPermission(user, ADMIN_PERMISSION) ? <SetAsideNotice /> : null}
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
