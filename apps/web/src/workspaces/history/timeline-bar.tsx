/** How much of the history is seen at a time, and the way to what was before and after. */
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { earlierThan, laterThan, PERIODS, periodInWords, windowOf } from '@cauce/domain/history/history-period'
import { Action } from '@cauce/ui/action/action'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { today } from '../../app/today.ts'
import type { TimelineView } from './timeline-view.ts'

const OPTIONS = PERIODS.map(({ meses, nombre }) => ({ value: String(meses), label: nombre }))

interface TimelineBarProps {
  readonly view: TimelineView
  readonly onChange: (change: Partial<TimelineView>) => void
}

export const TimelineBar = ({ view: { meses, fin }, onChange }: TimelineBarProps) => {
  const shown = windowOf(meses, fin ?? today())
  return (
    <div className="his-period">
      <Segmented
        label="Periodo"
        options={OPTIONS}
        value={String(meses)}
        onChange={(value) => onChange({ meses: Number(value) })}
      />
      <span className="his-period-acts">
        <Action small icon={<ChevronLeftIcon />} onClick={() => onChange({ fin: earlierThan(shown) })}>
          Antes
        </Action>
        <span className="his-period-words">{periodInWords(shown)}</span>
        <Action
          small
          icon={<ChevronRightIcon />}
          disabled={fin === null}
          onClick={() => onChange({ fin: laterThan(meses, shown, today()) })}
        >
          Después
        </Action>
      </span>
    </div>
  )
}
