/** How long the referral takes: since it was registered, until it was accepted, and on its way. */
import { intervals, minutesInWords, type MomentKey } from '@cauce/domain/referral/moments'
import type { Referral } from '@cauce/domain/referral/referral'
import { useNow } from '../account/use-now.ts'

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** `0:47`; from a day on, `3 d 4 h`. */
const clock = (minutes: number): string =>
  minutes < DAY ? `${Math.floor(minutes / HOUR)}:${String(minutes % HOUR).padStart(2, '0')}` : minutesInWords(minutes)

interface TimeProps {
  /** Null: it is not known yet. */
  readonly minutes: number | null
  readonly name: string
}

const Time = ({ minutes, name }: TimeProps) => (
  <div className="ref-time">
    <dt>{name}</dt>
    <dd>
      {minutes === null ? (
        <>
          <span aria-hidden="true">—</span>
          <span className="ca-hidden">Sin medir</span>
        </>
      ) : (
        <>
          <span aria-hidden="true">{clock(minutes)}</span>
          <span className="ca-hidden">{minutesInWords(minutes)}</span>
        </>
      )}
    </dd>
  </div>
)

export interface ReferralTimesProps {
  readonly referral: Referral
}

export const ReferralTimes = ({ referral }: ReferralTimesProps) => {
  const now = useNow()
  const from = Date.parse(referral.created_at)
  const until = referral.cerrada_at === null ? Math.max(now, from) : Date.parse(referral.cerrada_at)
  const measured = intervals(referral, from)
  const of = (key: MomentKey): number | null => measured.find(({ clave }) => clave === key)?.minutos ?? null
  return (
    <dl className="ref-times">
      <Time
        minutes={Math.floor((until - from) / MINUTE_MS)}
        name={referral.cerrada_at === null ? 'desde el registro' : 'hasta el cierre'}
      />
      <Time minutes={of('aceptacion')} name="hasta aceptar" />
      <Time minutes={of('llegada')} name="traslado" />
    </dl>
  )
}
