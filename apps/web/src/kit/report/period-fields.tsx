/** Of which days a report is: the two days, and the periods that are one press away. */
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Period } from '@cauce/domain/history/period'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DateField } from '@cauce/ui/date-field/date-field'
import { wrongPeriod } from './report-address.ts'

/** A period that is one press away. */
export interface NamedPeriod {
  readonly nombre: string
  readonly period: Period
}

interface PeriodProps {
  readonly view: Period
  readonly onChange: (change: Partial<Period>) => void
}

/** The days were written. */
const OTHER_PERIOD = ''

export const PeriodChips = ({
  view,
  periods,
  onChange,
}: PeriodProps & { readonly periods: readonly NamedPeriod[] }) => (
  <ChipsFilter
    label="Periodo"
    options={periods.map(({ nombre }) => ({ value: nombre, label: nombre }))}
    value={
      periods.find(({ period }) => view.desde === period.desde && view.hasta === period.hasta)?.nombre ?? OTHER_PERIOD
    }
    onChange={(wanted) => onChange(periods.find(({ nombre }) => nombre === wanted)?.period ?? {})}
  />
)

export const PeriodDays = ({ view, onChange }: PeriodProps) => (
  <>
    <DateField
      label="Desde"
      value={view.desde}
      onChange={(desde) => (isCalendarDate(desde) ? onChange({ desde }) : undefined)}
    />
    <DateField
      label="Hasta"
      value={view.hasta}
      error={wrongPeriod(view)}
      onChange={(hasta) => (isCalendarDate(hasta) ? onChange({ hasta }) : undefined)}
    />
  </>
)
