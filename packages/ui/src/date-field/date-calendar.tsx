import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { addDays, isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Action } from '../action/action.tsx'
import { monthsBetween, WEEK_INITIALS } from '../cycle-calendar/month-grid.tsx'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const GAP = 4
const CHOSEN = '[data-day][tabindex="0"]'

const takeFocus = (day: HTMLButtonElement | null): void => {
  day?.focus({ preventScroll: true })
}

export interface DateCalendarProps {
  readonly value: CalendarDate
  readonly min: CalendarDate | undefined
  readonly max: CalendarDate | undefined
  readonly today: CalendarDate
  readonly anchor: RefObject<HTMLInputElement | null>
  readonly onPick: (day: CalendarDate) => void
  /** Closed by its key: the focus goes back to the field. */
  readonly onClose: () => void
  /** The focus or the page went elsewhere. */
  readonly onLeave: () => void
}

/** The same day of another month, or its last one where that month is shorter. */
const monthAway = (day: CalendarDate, months: number): CalendarDate => {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  const same = `${month}-${day.slice(8)}`
  return isCalendarDate(same) ? same : monthAway(addDays(day, -1), months)
}

/** One month: the arrows move by day and by week, Page Up and Page Down by month, Enter takes it, Esc goes back. */
export const DateCalendar = ({ min, max, today, anchor, onPick, onClose, onLeave, ...props }: DateCalendarProps) => {
  const within = (day: CalendarDate): CalendarDate => {
    if (min !== undefined && min !== '' && day < min) return min
    return max !== undefined && max !== '' && day > max ? max : day
  }
  const [at, setAt] = useState(() => within(isCalendarDate(props.value) ? props.value : today))
  const panel = useRef<HTMLDivElement>(null)
  const month = monthsBetween(at, at)[0]

  useLayoutEffect(() => {
    const box = anchor.current?.getBoundingClientRect()
    const own = panel.current
    if (own === null || box === undefined) return
    if ('showPopover' in own) {
      // Above everything, also above the dialog that the field is in.
      own.popover = 'manual'
      own.showPopover()
    }
    const { offsetWidth, offsetHeight } = own
    const below = box.bottom + GAP + offsetHeight <= window.innerHeight
    own.style.top = `${below ? box.bottom + GAP : Math.max(GAP, box.top - GAP - offsetHeight)}px`
    own.querySelector<HTMLButtonElement>(CHOSEN)?.focus({ preventScroll: true })
    own.style.left = `${Math.max(GAP, Math.min(box.left, window.innerWidth - offsetWidth - GAP))}px`
  }, [anchor])
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node) || anchor.current?.parentElement?.contains(target) !== true) onLeave()
    }
    document.addEventListener('scroll', leave, true)
    document.addEventListener('pointerdown', leave)
    window.addEventListener('resize', leave)
    return () => {
      document.removeEventListener('scroll', leave, true)
      document.removeEventListener('pointerdown', leave)
      window.removeEventListener('resize', leave)
    }
  }, [anchor, onLeave])

  const move = (day: CalendarDate): void => {
    if (isCalendarDate(day)) setAt(within(day))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key]
    if (event.key === 'Escape') onClose()
    else if (step !== undefined && event.target instanceof HTMLElement && 'day' in event.target.dataset)
      move(addDays(at, step))
    else if (event.key === 'PageUp') move(monthAway(at, -1))
    else if (event.key === 'PageDown') move(monthAway(at, 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  if (month === undefined) return null
  const off = (day: CalendarDate): boolean => within(day) !== day
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc and the arrows are heard from any of its days
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `dialog` that is not open cannot be shown as a popover
      role="dialog"
      aria-label={`Calendario: ${month.title}`}
      className="ca-date-panel"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget: to }) => {
        // Its own button closes it by itself.
        const isOwn = to !== anchor.current && anchor.current?.parentElement?.contains(to) === true
        if (to instanceof Node && !isOwn) onLeave()
      }}
    >
      <div className="ca-date-head">
        <Action
          kind="quiet"
          small
          icon={<ChevronLeftIcon />}
          label="Mes anterior"
          onClick={() => move(monthAway(at, -1))}
        />
        <strong>{month.title}</strong>
        <Action
          kind="quiet"
          small
          icon={<ChevronRightIcon />}
          label="Mes siguiente"
          onClick={() => move(monthAway(at, 1))}
        />
      </div>
      <div className="ca-date-days">
        {WEEK_INITIALS.map((initial, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- two days begin with M
          <span key={column} className="ca-second" aria-hidden="true">
            {initial}
          </span>
        ))}
        {month.days.map((day, index) => (
          <button
            key={day}
            type="button"
            ref={day === at ? takeFocus : undefined}
            data-day=""
            tabIndex={day === at ? 0 : -1}
            aria-label={formatDate(day)}
            aria-pressed={day === props.value}
            aria-current={day === today ? 'date' : undefined}
            disabled={off(day)}
            style={index === 0 ? { gridColumnStart: month.before + 1 } : undefined}
            onClick={() => {
              onPick(day)
            }}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
      <div className="ca-date-foot">
        <Action small disabled={off(today)} onClick={() => onPick(today)}>
          Hoy
        </Action>
        <span className="ca-second">También: 22 nov, mañana, +15</span>
      </div>
    </div>
  )
}
