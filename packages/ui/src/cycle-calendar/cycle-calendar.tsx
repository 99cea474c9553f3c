import { formatDate } from '@cauce/domain/calendar/bogota'
import { TickIcon, WarningSignIcon } from '@blueprintjs/icons'
import { closedBecause, nearestOpenDay } from '@cauce/domain/calendar/business-days'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { holidayOn } from '@cauce/domain/calendar/holidays'
import { monthsBetween, WEEK_INITIALS, type MonthGrid } from './month-grid.tsx'
import './cycle-calendar.css'

/** A drug on a day, with its dose in words: "656,3 mg". */
export interface CalendarDose {
  readonly nombre: string
  readonly dosis: string
  /** How it is drawn: an infusion or any other injection is a dot, what is swallowed is a square. */
  readonly kind: 'infusion' | 'oral'
}

/** A day on which something is given. */
export interface CalendarDay {
  readonly date: CalendarDate
  readonly cycle: number
  /** First day of its cycle. */
  readonly first: boolean
  /** All of it was given already. */
  readonly applied?: boolean
  readonly doses: readonly CalendarDose[]
}

export interface CycleCalendarProps {
  /** What it draws: "Calendario de R-CHOP21". */
  readonly title: string
  /** In order of date. */
  readonly days: readonly CalendarDay[]
}

/** The mark of what is given: a dot for an infusion, a square for what is swallowed. */
export const DoseMark = ({ kind }: { readonly kind: CalendarDose['kind'] }) => (
  <svg className="ca-cycle-mark" width="7" height="7" viewBox="0 0 7 7" aria-hidden="true">
    {kind === 'infusion' ? (
      <circle cx="3.5" cy="3.5" r="3.2" fill="currentColor" />
    ) : (
      <path d="M.5 .5h6v6h-6z" fill="currentColor" />
    )}
  </svg>
)

/** What the marks mean, for the head of the calendar; `applied`: something was given already. */
export const CycleCalendarKey = ({ applied = false }: { readonly applied?: boolean }) => (
  <span className="ca-cycle-key">
    {applied ? (
      <span>
        <TickIcon size={12} /> aplicado
      </span>
    ) : null}
    <span>
      <DoseMark kind="infusion" /> infusión
    </span>
    <span>
      <DoseMark kind="oral" /> oral
    </span>
    <span>
      <span className="ca-cycle-closed" aria-hidden="true">
        8
      </span>
      domingo o festivo
    </span>
  </span>
)

const KINDS = ['infusion', 'oral'] as const

const Day = ({ date, day }: { readonly date: CalendarDate; readonly day: CalendarDay | undefined }) => {
  // The column already tells the Sundays on which nothing is given.
  const isTold = day === undefined ? holidayOn(date) !== null : closedBecause(date) !== null
  const number = <span className={isTold ? 'ca-cycle-closed' : undefined}>{Number(date.slice(8))}</span>
  if (day === undefined) return <span className="ca-cycle-day">{number}</span>
  return (
    <span
      className={`ca-cycle-day ca-cycle-given${day.applied === true ? ' ca-cycle-applied' : day.first ? ' ca-cycle-first' : ''}`}
    >
      {number}
      <span className="ca-cycle-under">
        {day.first ? `C${day.cycle}` : null}
        {day.applied === true ? <TickIcon size={11} /> : null}
        {KINDS.filter((kind) => day.doses.some((dose) => dose.kind === kind)).map((kind) => (
          <DoseMark key={kind} kind={kind} />
        ))}
      </span>
    </span>
  )
}

const Month = ({
  month,
  given,
}: {
  readonly month: MonthGrid
  readonly given: ReadonlyMap<CalendarDate, CalendarDay>
}) => (
  <div className="ca-cycle-month">
    <p className="ca-cycle-title">{month.title}</p>
    <div className="ca-cycle-grid">
      {WEEK_INITIALS.map((initial, index) => (
        <span key={index} className="ca-cycle-week">
          {initial}
        </span>
      ))}
      {Array.from({ length: month.before }, (_, index) => (
        <span key={`antes-${index}`} />
      ))}
      {month.days.map((date) => (
        <Day key={date} date={date} day={given.get(date)} />
      ))}
    </div>
  </div>
)

const DayByDay = ({ title, days }: CycleCalendarProps) => (
  <details className="ca-cycle-list">
    <summary>Día por día: medicamentos y dosis</summary>
    <table className="ca-cycle-table">
      <caption className="ca-hidden">{title}, día por día</caption>
      <thead>
        <tr>
          <th scope="col">Ciclo</th>
          <th scope="col">Día</th>
          <th scope="col">Medicamentos y dosis</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, cycle, doses, applied = false }) => (
          <tr key={date}>
            <td>{cycle}</td>
            <th scope="row">
              {formatDate(date)}
              {closedBecause(date) === null ? null : <span className="ca-second"> ({closedBecause(date)})</span>}
            </th>
            <td>
              {doses.map(({ nombre, dosis }) => `${nombre} ${dosis}`).join(' · ')}
              {applied ? <span className="ca-second"> · aplicado</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

/** Days on which somebody has to come and the house does not open, each with the nearest on which it does. */
const ClosedDays = ({ days }: Pick<CycleCalendarProps, 'days'>) => {
  const closed = days.filter(
    ({ date, doses, applied = false }) =>
      !applied && closedBecause(date) !== null && doses.some(({ kind }) => kind === 'infusion'),
  )
  if (closed.length === 0) return null
  return (
    <section className="ca-cycle-notice" aria-label="Días que caen en domingo o festivo">
      <p>
        <WarningSignIcon size={14} />{' '}
        {closed.length === 1
          ? 'Una aplicación cae en domingo o festivo.'
          : `${closed.length} aplicaciones caen en domingo o festivo.`}{' '}
        Nada se mueve solo: si hace falta, cambie el primer día.
      </p>
      <ul>
        {closed.map(({ date, cycle }) => (
          <li key={date}>
            Ciclo {cycle}: {formatDate(date)} ({closedBecause(date)}). El día abierto más cercano es el{' '}
            {formatDate(nearestOpenDay(date))}.
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The cycles of a scheme on the months that they take. Readers have the same day by day, in a table under the drawing. */
export const CycleCalendar = ({ title, days }: CycleCalendarProps) => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const given = new Map(days.map((day) => [day.date, day]))
  return (
    <div className="ca-cycle">
      <div className="ca-cycle-months" aria-hidden="true">
        {monthsBetween(first.date, last.date).map((month) => (
          <Month key={month.key} month={month} given={given} />
        ))}
      </div>
      <ClosedDays days={days} />
      <DayByDay title={title} days={days} />
    </div>
  )
}
