/** Layout `turnero`: the display board of a waiting room. No menu, no bar: the hour in Bogotá and what is called. @fuente spec 1 §1, §2 */
import { bogotaDate, formatDate, formatTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Brand } from '@cauce/ui/brand/brand'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignedInFrame } from '../layouts.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import { useVisited } from '../use-visited.ts'
import './turnero.css'

const MINUTE_MS = 60_000

/** The instant, renewed when the minute changes. */
const useMinute = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS))
    return () => clearTimeout(timer)
  }, [now])
  return now
}

const Clock = () => {
  const now = useMinute()
  return (
    <div className="ca-turnero-clock">
      <time dateTime={new Date(now).toISOString()}>{formatTime(now)}</time>
      <span className="ca-turnero-date">{formatDate(bogotaDate(now))}</span>
    </div>
  )
}

/** A browser may refuse it, such as one that is embedded: the board is then as large as its window. */
const fillScreen = (): void => void document.documentElement.requestFullscreen().catch(() => undefined)

const Board = ({ children }: Pick<SignedInFrame, 'children'>) => {
  const navigate = useNavigate()
  useVisited()
  return (
    <div className="ca-turnero">
      <header className="ca-turnero-top">
        <Brand />
        <Clock />
      </header>
      <main id="contenido" className="ca-turnero-main">
        {children}
      </main>
      <div className="ca-turnero-acts">
        <Action onClick={fillScreen}>Pantalla completa</Action>
        <Action onClick={() => void navigate('/')}>Ir al inicio</Action>
      </div>
    </div>
  )
}

export const TurneroLayout = ({ user, children }: SignedInFrame) =>
  useSignedIn(user.id) ? <Board>{children}</Board> : null
