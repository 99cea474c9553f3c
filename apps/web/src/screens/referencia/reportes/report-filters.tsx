/** Of which days and of which kinds. */
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Period } from '@cauce/domain/history/period'
import { ANNEX_TYPES, REQUEST_TYPES } from '@cauce/domain/referral/annex'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DateField } from '@cauce/ui/date-field/date-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { today } from '../../../app/today.ts'
import { quickPeriods, wrongPeriod, type ReportView } from './report-view.ts'

/** The days were written. */
const OTHER_PERIOD = ''
const EVERY = ''
const ANNEXES = [
  { value: EVERY, label: 'Todos' },
  ...Object.entries(ANNEX_TYPES).map(([value, label]) => ({ value, label })),
]
const REQUESTS = [{ value: EVERY, label: 'Todas' }, ...REQUEST_TYPES.map((value) => ({ value, label: value }))]

const isPeriod = (view: ReportView, { desde, hasta }: Period): boolean => view.desde === desde && view.hasta === hasta

interface ReportFiltersProps {
  readonly view: ReportView
  readonly onChange: (change: Partial<ReportView>) => void
}

export const ReportFilters = ({ view, onChange }: ReportFiltersProps) => {
  const periods = quickPeriods(today())
  return (
    <search className="rep-filters">
      <ChipsFilter
        label="Periodo"
        options={periods.map(({ nombre }) => ({ value: nombre, label: nombre }))}
        value={periods.find(({ period }) => isPeriod(view, period))?.nombre ?? OTHER_PERIOD}
        onChange={(wanted) => onChange(periods.find(({ nombre }) => nombre === wanted)?.period ?? {})}
      />
      <div className="rpr-filters">
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
        <SelectField
          label="Tipo de anexo"
          options={ANNEXES}
          value={view.anexo === null ? EVERY : String(view.anexo)}
          onChange={(value) => onChange({ anexo: value === EVERY ? null : Number(value) })}
        />
        <SelectField
          label="Tipo de solicitud"
          options={REQUESTS}
          value={view.solicitud ?? EVERY}
          onChange={(value) => onChange({ solicitud: value === EVERY ? null : value })}
        />
      </div>
    </search>
  )
}
