/** What is said to who has done nothing for a while, and to who comes back after the session was closed. @fuente spec 1 §4 */
import {
  IDLE_LOGOUT_MS,
  IDLE_LOGOUT_TEXT,
  IDLE_LOGOUT_TITLE,
  IDLE_WARNING_TEXT,
  IDLE_WARNING_TITLE,
} from '@cauce/domain/session/idle-limits'
import { countdownDigits, countdownWords } from '@cauce/domain/text/countdown'
import { Countdown, IdleDialog } from '@cauce/ui/idle-dialog/idle-dialog'
import { useEffect, useState } from 'react'
import { dismissIdle, stayActive, useIdleStage, useLastActivity, watchIdle } from '../actors/idle.ts'
import { signOut } from '../actors/session.ts'

const SECOND_MS = 1_000

/** The instant now, epoch milliseconds, anew at every second. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(clock)
  }, [])
  return now
}

const Warning = () => {
  const leftMs = useLastActivity() + IDLE_LOGOUT_MS - useNow()
  return (
    <IdleDialog
      warning
      title={IDLE_WARNING_TITLE}
      main={{ label: 'Seguir en la sesión', onClick: stayActive }}
      other={{ label: 'Cerrar sesión', onClick: signOut }}
    >
      <p>{IDLE_WARNING_TEXT}</p>
      <Countdown digits={countdownDigits(leftMs)} words={`La sesión se cierra en ${countdownWords(leftMs)}`} />
    </IdleDialog>
  )
}

export const IdleDialogs = () => {
  const stage = useIdleStage()
  useEffect(watchIdle, [])
  if (stage === 'warned') return <Warning />
  if (stage !== 'disconnected') return null
  return (
    <IdleDialog title={IDLE_LOGOUT_TITLE} main={{ label: 'Entendido', onClick: dismissIdle }}>
      <p>{IDLE_LOGOUT_TEXT}</p>
    </IdleDialog>
  )
}
