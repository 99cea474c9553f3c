/** In the place of a page that the person may not see: which permission opens it, who gives it, and none of its data. */
import { findRoute } from '@cauce/domain/navigation/find-route'
import { lockedReason } from '@cauce/domain/navigation/palette'
import { ASK_FOR_PERMISSION, NO_PERMISSION } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { Link, useLocation } from 'react-router-dom'
import { refreshUser } from '../actors/session.ts'
import { usePageTitle } from './page-title.ts'
import './no-permission.css'

interface NoPermissionProps {
  /** Key that opens the page. */
  readonly permission: string
}

export const NoPermission = ({ permission }: NoPermissionProps) => {
  const page = findRoute(useLocation().pathname)
  usePageTitle(NO_PERMISSION)
  return (
    <div className="ca-no-permission">
      <Card>
        <div className="ca-no-permission-body">
          <h1>{NO_PERMISSION}</h1>
          <p>
            {page === null ? null : <strong>{page.title}. </strong>}
            {lockedReason(permission)}.
          </p>
          <p>{ASK_FOR_PERMISSION}</p>
          <div className="ca-no-permission-acts">
            <Action onClick={refreshUser}>Revisar de nuevo</Action>
            <Link to="/">Ir al inicio</Link>
          </div>
        </div>
      </Card>
    </div>
  )
}
