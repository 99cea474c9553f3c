/** The page of a report: its filters, its figures, and its rows as a file. What a page has of its own is its declaration. */
import type { AnyReport, ReportAsked, ReportPart } from '@cauce/contract/kit/report'
import type { Period } from '@cauce/domain/history/period'
import { hasPermission } from '@cauce/domain/session/permission'
import { PageHead } from '@cauce/ui/page-head/page-head'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListExport, type ExportFormat, type GivePart } from '../../actors/list-export.ts'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { today } from '../../app/today.ts'
import { answeredUntil } from '../../store/port.ts'
import { useAppDispatch, type AppDispatch } from '../../store/store.ts'
import { ExportAction, ExportNote } from '../list/export-bar.tsx'
import { NoFigures } from './figures.tsx'
import { PeriodChips, PeriodDays, type NamedPeriod } from './period-fields.tsx'
import {
  reportAddress,
  reportQuestion,
  reportView,
  wrongPeriod,
  type ReportFilter,
  type ReportView,
  type UsualReport,
} from './report-address.ts'
import './report.css'

/** What the controls of a report say and change. */
interface ReportChoice<R extends AnyReport> {
  readonly said: ReportView<R>['said']
  /** Null: it does not filter. */
  readonly choose: (filter: ReportFilter<R>, text: string | null) => void
}

/** Figures that are asked for and kept by the store. */
type UseFigures<Body, Figures> = (
  args: { readonly body: Body },
  options: { readonly skip: boolean; readonly refetchOnMountOrArgChange: true },
) => { readonly currentData?: Figures; readonly error?: unknown; readonly refetch: () => unknown }

interface Answering {
  readonly unwrap: () => Promise<ReportPart>
  readonly abort: () => void
}
type Cursor = Parameters<GivePart>[0]

interface ReportScreen<R extends AnyReport, Figures extends { readonly total: number }> {
  readonly title: string
  /** Keys without which there is nothing to see, the first that is missing is told. */
  readonly permissions: readonly string[]
  readonly report: R
  readonly usual: (today: string) => UsualReport<R>
  /** Periods that are one press away. */
  readonly quick: (today: string) => readonly NamedPeriod[]
  readonly useFigures: UseFigures<ReportAsked<R>, Figures>
  readonly part: (dispatch: AppDispatch, body: ReportAsked<R> & Cursor) => Answering
  /** Name of the file, to which the day is added. */
  readonly file: (view: ReportView<R>) => string
  /** Above the days, and beside them. */
  readonly first?: (choice: ReportChoice<R>) => ReactNode
  readonly beside?: (choice: ReportChoice<R>) => ReactNode
  readonly figures: (figures: Figures, view: ReportView<R>) => ReactNode
}

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx']

/** A screen from its declaration. */
export const reportPage = <R extends AnyReport, Figures extends { readonly total: number }>(
  page: ReportScreen<R, Figures>,
) => {
  const { title, permissions, report, useFigures, first, beside } = page

  const ReportBody = () => {
    const dispatch = useAppDispatch()
    const [search, setSearch] = useSearchParams()
    const view = reportView(report, search, page.usual(today()))
    const body = reportQuestion(report, view)
    const valid = wrongPeriod(view) === null
    const { currentData, error, refetch } = useFigures({ body }, { skip: !valid, refetchOnMountOrArgChange: true })
    const job = useListExport()
    const change = (next: Partial<ReportView<R>>): void =>
      setSearch(reportAddress(report, { ...view, ...next }), { replace: true })
    const choice: ReportChoice<R> = {
      said: view.said,
      choose: (filter, text) => change({ said: { ...view.said, [filter]: text ?? '' } }),
    }
    const periods = (next: Partial<Period>): void => change({ desde: view.desde, hasta: view.hasta, ...next })
    const start = (format: ExportFormat): void =>
      job.start(
        (cursor, signal) => answeredUntil(signal, page.part(dispatch, { ...body, ...cursor })),
        page.file(view),
        currentData?.total ?? null,
        format,
      )
    return (
      <div className="rep">
        <PageHead title={title}>
          {valid
            ? FORMATS.map((format) => (
                <ExportAction
                  key={format}
                  job={job}
                  label={`Descargar ${format.toUpperCase()}`}
                  onStart={() => start(format)}
                />
              ))
            : null}
        </PageHead>
        <search className="rep-filters">
          {first?.(choice)}
          <PeriodChips view={view} periods={page.quick(today())} onChange={periods} />
          <div className="rep-days">
            <PeriodDays view={view} onChange={periods} />
            {beside?.(choice)}
          </div>
        </search>
        <ExportNote job={job} />
        {valid ? (
          currentData === undefined ? (
            <NoFigures error={error} onRetry={() => void refetch()} />
          ) : (
            page.figures(currentData, view)
          )
        ) : null}
      </div>
    )
  }

  const ReportScreenOf = () => {
    const user = useUser()
    usePageTitle(title)
    const missing = permissions.find((key) => !hasPermission(user, key))
    return missing === undefined ? <ReportBody /> : <NoPermission permission={missing} />
  }
  return ReportScreenOf
}
