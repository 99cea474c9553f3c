/** Of which days and of which kinds. */
import { today } from '../../../app/today.ts'
import { KindFilters } from '../../../workspaces/referral-queue/kind-filters.tsx'
import { PeriodChips, PeriodDays } from '../../../workspaces/reports/period-fields.tsx'
import { quickPeriods, type ReportView } from './report-view.ts'

interface ReportFiltersProps {
  readonly view: ReportView
  readonly onChange: (change: Partial<ReportView>) => void
}

export const ReportFilters = ({ view, onChange }: ReportFiltersProps) => {
  return (
    <search className="rep-filters">
      <PeriodChips view={view} periods={quickPeriods(today())} onChange={onChange} />
      <div className="rpr-filters">
        <PeriodDays view={view} onChange={onChange} />
        <KindFilters view={view} onChange={onChange} />
      </div>
    </search>
  )
}
