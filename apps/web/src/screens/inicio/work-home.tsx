/** The first page of who works here: what waits for them, and the list of what they choose of it. */
import { AGENDA_PERMISSION } from '@cauce/contract/consultas'
import { atZero, isListed, LISTED_TOPICS, TOPIC, topicsFor } from '@cauce/domain/home/topics'
import { hasPermission } from '@cauce/domain/session/permission'
import type { User } from '@cauce/domain/session/user'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../../store/call.ts'
import { DayGlance } from './day-glance.tsx'
import { TopicList } from './topic-list.tsx'
import { usePending } from './use-pending.ts'
import { WorkCounts } from './work-counts.tsx'

const WAITING_ROWS = 5

interface WorkHomeProps {
  readonly user: User
  readonly today: string
}

export const WorkHome = ({ user, today }: WorkHomeProps) => {
  const [search] = useSearchParams()
  const { data, error, refetch } = usePending()
  const now = data === undefined ? 0 : Date.parse(data.ahora)
  const waiting = data?.data.filter(({ total }) => total > 0)
  const attends = hasPermission(user, AGENDA_PERMISSION)
  const mine = topicsFor(user)
  const asked = LISTED_TOPICS.find((topic) => topic === search.get(TOPIC) && mine.includes(topic)) ?? null
  // Who has no agenda begins with what is gravest of what this page lists.
  const first = attends ? null : (waiting?.map(({ asunto }) => asunto).find(isListed) ?? null)
  const shown = asked ?? first
  const zero = data === undefined ? null : atZero(data.data)
  return (
    <>
      {error !== undefined && data === undefined ? (
        <Card>
          <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <WorkCounts counts={waiting} now={now} shown={shown} />
      )}
      {shown !== null ? (
        <TopicList key={shown} asunto={shown} today={today} />
      ) : attends ? null : waiting === undefined ? (
        error === undefined ? (
          <Card flush>
            <div className="ca-home-waiting">
              <Skeleton lines={WAITING_ROWS} height="56px" />
            </div>
          </Card>
        ) : null
      ) : waiting.length === 0 ? (
        <Card>
          <EmptyState title="Nada espera por usted" text="Lo que llegue aparece aquí solo." />
        </Card>
      ) : null}
      {attends ? <DayGlance today={today} now={now} /> : null}
      {zero === null ? null : <p className="ca-second">{zero}.</p>}
    </>
  )
}
