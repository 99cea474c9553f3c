import { recordPlace } from '@cauce/domain/audit/record'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { hasPermission } from '@cauce/domain/session/permission'
import { Link } from 'react-router-dom'
import { useUser } from '../../../actors/session.ts'
import { inService } from '../../../app/screens.ts'

interface RecordLinkProps {
  readonly recurso: string
  readonly id: string | null
  readonly text: string
}

/** The record in words; a way to it where there is a screen that this person may see. */
export const RecordLink = ({ recurso, id, text }: RecordLinkProps) => {
  const user = useUser()
  const place = recordPlace(recurso, id)
  const route = place === null ? null : findRoute(place.split('?')[0] ?? '')
  if (place === null || route === null || !inService(route) || !hasPermission(user, route.opensWith)) return text
  return <Link to={place}>{text}</Link>
}
