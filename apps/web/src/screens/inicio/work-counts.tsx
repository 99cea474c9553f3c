import type { HomeCount } from '@cauce/contract/inicio'
import { topicAddress, topicWords, type HomeTopic } from '@cauce/domain/home/topics'
import { timeAgo } from '@cauce/domain/calendar/relative'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'

const OVERLAY = '.bp6-overlay-open, [role="menu"]'
const TYPES_INTO = 'input, select, textarea'
const SKELETONS = ['a', 'b', 'c']

/** The figure of a count opens it, while no field has the cursor. */
const useFigures = (addresses: readonly string[]): void => {
  const navigate = useNavigate()
  const pressed = useEffectEvent(({ key, ctrlKey, altKey, metaKey, target, defaultPrevented }: KeyboardEvent): void => {
    const typing = target instanceof Element && target.closest(TYPES_INTO) !== null
    const address = /^[1-9]$/u.test(key) ? addresses[Number(key) - 1] : undefined
    if (address === undefined || typing || ctrlKey || altKey || metaKey || defaultPrevented) return
    if (document.querySelector(OVERLAY) === null) void navigate(address)
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

interface WorkCountsProps {
  /** Those of which something waits; undefined while they are on their way. */
  readonly counts: readonly HomeCount[] | undefined
  readonly now: number
  /** The one whose list is shown below. */
  readonly shown: HomeTopic | null
}

/** What waits, each with its number and since when: a link to its list. */
export const WorkCounts = ({ counts, now, shown }: WorkCountsProps) => {
  useFigures(counts?.map(({ asunto }) => topicAddress(asunto)) ?? [])
  if (counts === undefined) {
    return (
      <div className="ca-work-counts">
        <output className="ca-hidden">Cargando lo que espera por usted</output>
        {SKELETONS.map((key) => (
          <span key={key} className="ca-work-count">
            <Skeleton width="160px" height="50px" />
          </span>
        ))}
      </div>
    )
  }
  return (
    <ul className="ca-work-counts" aria-label="Lo que espera por usted">
      {counts.map(({ asunto, total, desde }, place) => (
        <li key={asunto} className="ca-work-count">
          <Link
            to={topicAddress(asunto)}
            aria-current={asunto === shown ? 'true' : undefined}
            aria-keyshortcuts={String(place + 1)}
          >
            <span>
              <strong>{total}</strong> {topicWords(asunto, total)}
            </span>
            <span className="ca-second">
              {desde === null ? 'Ver la lista' : `La más antigua, ${timeAgo(Date.parse(desde), now)}`}
            </span>
            <Kbd keys={String(place + 1)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
