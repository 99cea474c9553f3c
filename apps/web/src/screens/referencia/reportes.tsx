/** `/referencia/reportes`: how many referrals, how long they took, and their rows as a file. @fuente spec 1 §2 */
import { REFERRAL_MENU_PERMISSION, REFERRAL_REPORTS_PERMISSION } from '@cauce/contract/referencias'
import { hasPermission } from '@cauce/domain/session/permission'
import { useSearchParams } from 'react-router-dom'
import { useListExport, type ExportFormat } from '../../actors/list-export.ts'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { today } from '../../app/today.ts'
import { answeredUntil } from '../../store/port.ts'
import { referenciasApi, useReporteReferenciasQuery } from '../../store/referencias-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { ExportAction } from '../../kit/list/export-bar.tsx'
import { wrongPeriod } from '../../workspaces/reports/period.ts'
import { NoFigures, ReportScreen } from '../../workspaces/reports/report-screen.tsx'
import { ReportFigures } from './reportes/report-figures.tsx'
import { ReportFilters } from './reportes/report-filters.tsx'
import { reportAddress, reportSearch, reportView } from './reportes/report-view.ts'
import './reportes/reportes.css'

const TITLE = 'Reportes de referencia'

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
      (cursor, signal) =>
        answeredUntil(
          signal,
          dispatch(
            referenciasApi.endpoints.exportarReferencias.initiate({ body: { ...body, ...cursor } }, { track: false }),
          ),
        ),
      'remisiones',
      currentData?.total ?? null,
      format,
    )
  return (
    <ReportScreen
      title={TITLE}
      job={job}
      downloads={
        valid ? (
          <>
            <ExportAction job={job} onStart={() => startExport('csv')} />
            <ExportAction job={job} label="Descargar XLSX" onStart={() => startExport('xlsx')} />
          </>
        ) : null
      }
      filters={
        <ReportFilters
          view={view}
          onChange={(change) => setSearch(reportAddress({ ...view, ...change }), { replace: true })}
        />
      }
    >
      {!valid ? null : currentData === undefined ? (
        <NoFigures error={error} onRetry={() => void refetch()} />
      ) : (
        <ReportFigures report={currentData} view={view} />
      )}
    </ReportScreen>
  )
}

const Reportes = () => {
  const user = useUser()
  usePageTitle(TITLE)
  const missing = [REFERRAL_MENU_PERMISSION, REFERRAL_REPORTS_PERMISSION].find((key) => !hasPermission(user, key))
  return missing === undefined ? <Report /> : <NoPermission permission={missing} />
}

export default Reportes
