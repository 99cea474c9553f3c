/** Which report, of which days. */
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Period } from '@cauce/domain/history/period'
import { REPORT_KINDS, type ReportKind } from '@cauce/domain/history/reports'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DateField } from '@cauce/ui/date-field/date-field'
import { REPORTS } from '@cauce/contract/historico'
import { today } from '../../../app/today.ts'
import { quickPeriods, wrongPeriod, type ReportView } from './report-view.ts'

interface ReportFiltersProps {
  readonly view: ReportView
  readonly onChange: (change: Partial<ReportView>) => void
}

/** The days were written. */
const OTHER_PERIOD = ''
const isPeriod = (view: ReportView, { desde, hasta }: Period): boolean => view.desde === desde && view.hasta === hasta

const KINDS = REPORTS.map((value: ReportKind) => ({ value, label: REPORT_KINDS[value].titulo }))

export const ReportFilters = ({ view, onChange }: ReportFiltersProps) => {
  const periods = quickPeriods(today())
  return (
    <search className="rep-filters">
      <ChipsFilter label="Informe" options={KINDS} value={view.clase} onChange={(clase) => onChange({ clase })} />
      <div className="rep-days">
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
        <div className="rep-quick">
          <ChipsFilter
            label="Periodo"
            options={periods.map(({ nombre }) => ({ value: nombre, label: nombre }))}
            value={periods.find(({ period }) => isPeriod(view, period))?.nombre ?? OTHER_PERIOD}
            onChange={(wanted) => onChange(periods.find(({ nombre }) => nombre === wanted)?.period ?? {})}
          />
        </div>
      </div>
    </search>
  )
}
