/** Which report, of which days. */
import { REPORT_KINDS, type ReportKind } from '@cauce/domain/history/reports'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { REPORTS } from '@cauce/contract/historico'
import { today } from '../../../app/today.ts'
import { PeriodChips, PeriodDays } from '../../../workspaces/reports/period-fields.tsx'
import { quickPeriods, type ReportView } from './report-view.ts'

interface ReportFiltersProps {
  readonly view: ReportView
  readonly onChange: (change: Partial<ReportView>) => void
}

const KINDS = REPORTS.map((value: ReportKind) => ({ value, label: REPORT_KINDS[value].titulo }))

export const ReportFilters = ({ view, onChange }: ReportFiltersProps) => {
  return (
    <search className="rep-filters">
      <ChipsFilter label="Informe" options={KINDS} value={view.clase} onChange={(clase) => onChange({ clase })} />
      <div className="rep-days">
        <PeriodDays view={view} onChange={onChange} />
        <div className="rep-quick">
          <PeriodChips view={view} periods={quickPeriods(today())} onChange={onChange} />
        </div>
      </div>
    </search>
  )
}
