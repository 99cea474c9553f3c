/** `/referencia/reportes`: how many referrals, how long they took, and their rows as a file. @fuente spec 1 §2 */
import { REFERRAL_MENU_PERMISSION, REFERRAL_REPORTS_PERMISSION, type referencias } from '@cauce/contract/referencias'
import type { Answer } from '@cauce/contract/entry'
import { hasPermission } from '@cauce/domain/session/permission'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useSearchParams } from 'react-router-dom'
import { useListExport, type ExportFormat } from '../../actors/list-export.ts'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { today } from '../../app/today.ts'
import { failureText } from '../../store/call.ts'
import { answered } from '../../store/port.ts'
import { referenciasApi, useReporteReferenciasQuery } from '../../store/referencias-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { ExportAction, ExportNote } from '../../workspaces/audit/export-bar.tsx'
import { ReportFigures } from './reportes/report-figures.tsx'
import { ReportFilters } from './reportes/report-filters.tsx'
import { reportAddress, reportSearch, reportView, wrongPeriod, type ReportView } from './reportes/report-view.ts'
import '../historico/reportes/reportes.css'
import './reportes/reportes.css'

const TITLE = 'Reportes de referencia'

interface FiguresProps {
  readonly view: ReportView
  readonly report: Answer<typeof referencias.reporte> | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

const Figures = ({ view, report, error, onRetry }: FiguresProps) => {
  if (report !== undefined) return <ReportFigures report={report} view={view} />
  return (
    <Card>
      {error === undefined ? (
        <output aria-label="Contando">
          <Skeleton lines={5} height="26px" />
        </output>
      ) : (
        <FailedState title={failureText(error)} onRetry={onRetry} />
      )}
    </Card>
  )
}

const Report = () => {
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const view = reportView(search, today())
  const body = reportSearch(view)
  const valid = wrongPeriod(view) === null
  const { currentData, error, refetch } = useReporteReferenciasQuery(
    { body },
    { skip: !valid, refetchOnMountOrArgChange: true },
  )
  const job = useListExport()
  const startExport = (format: ExportFormat): void =>
    job.start(
      async (cursor, signal) => {
        const call = dispatch(
          referenciasApi.endpoints.exportarReferencias.initiate({ body: { ...body, ...cursor } }, { track: false }),
        )
        signal.addEventListener('abort', () => call.abort())
        return answered(call)
      },
      'remisiones',
      currentData?.total ?? null,
      format,
    )
  return (
    <div className="rep">
      <header className="aud-head">
        <h1>{TITLE}</h1>
        {valid ? (
          <>
            <ExportAction job={job} onStart={() => startExport('csv')} />
            <ExportAction job={job} label="Descargar XLSX" onStart={() => startExport('xlsx')} />
          </>
        ) : null}
      </header>
      <ReportFilters
        view={view}
        onChange={(change) => setSearch(reportAddress({ ...view, ...change }), { replace: true })}
      />
      <ExportNote job={job} />
      {valid ? <Figures view={view} report={currentData} error={error} onRetry={() => void refetch()} /> : null}
    </div>
  )
}

const Reportes = () => {
  const user = useUser()
  usePageTitle(TITLE)
  const missing = [REFERRAL_MENU_PERMISSION, REFERRAL_REPORTS_PERMISSION].find((key) => !hasPermission(user, key))
  return missing === undefined ? <Report /> : <NoPermission permission={missing} />
}

export default Reportes
