/** When the password was changed and until when it serves. */
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { daysBetween } from '@cauce/domain/calendar/calendar-date'
import { daysAway } from '@cauce/domain/calendar/relative'
import { passwordDue } from '@cauce/domain/session/password-due'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { useNavigate } from 'react-router-dom'
import { today } from '../../app/today.ts'

/** From here on the day it expires is said louder. */
const SOON_DAYS = 7
const NEVER = 'No vence'

/** `21 dic 2026, en 30 días`. */
const dayWords = (day: string, now: string): string => `${formatDate(day)}, ${daysAway(daysBetween(now, day))}`

export interface PasswordCardProps {
  /** Instant of the last change; null: nobody knows. */
  readonly changedAt: string | null
  /** Days it serves; 0: it does not expire. */
  readonly days: number
}

export const PasswordCard = ({ changedAt, days }: PasswordCardProps) => {
  const navigate = useNavigate()
  const now = today()
  const due = passwordDue(changedAt, days)
  const soon = due !== null && daysBetween(now, due) <= SOON_DAYS
  return (
    <Card
      title="Contraseña"
      actions={<Action onClick={() => void navigate('/cambioContrasena')}>Cambiar la contraseña</Action>}
    >
      <dl className="per-facts">
        <div>
          <dt>Último cambio</dt>
          <dd>{changedAt === null ? 'No se sabe' : dayWords(bogotaDate(Date.parse(changedAt)), now)}</dd>
        </div>
        <div>
          <dt>Vence</dt>
          <dd className={soon ? 'acc-warn' : undefined}>
            {days === 0 ? NEVER : due === null ? 'Hay que cambiarla' : dayWords(due, now)}
          </dd>
        </div>
      </dl>
    </Card>
  )
}
