import { recordPlace } from '@cauce/domain/audit/record'
import { hasPermission } from '@cauce/domain/session/permission'
import { Link } from 'react-router-dom'
import { useUser } from '../../../actors/session.ts'

interface RecordLinkProps {
  readonly recurso: string
  readonly id: string | null
  readonly text: string
}

/** The record in words; a way to it where there is a screen that this person may see. */
export const RecordLink = ({ recurso, id, text }: RecordLinkProps) => {
  const user = useUser()
  const place = recordPlace(recurso, id)
  return place === null || !hasPermission(user, place.permiso) ? text : <Link to={place.ruta}>{text}</Link>
}
