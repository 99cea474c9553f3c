/** `/historico/reportes`: how much was done in a period, and its rows as a file. @fuente spec 1 §2 */
import { HISTORY_REPORTS_PERMISSION } from '@cauce/contract/historico'
import { hasPermission } from '@cauce/domain/session/permission'
import { useSearchParams } from 'react-router-dom'
import { useListExport } from '../../actors/list-export.ts'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { today } from '../../app/today.ts'
import { historicoApi, useReporteHistoricoQuery } from '../../store/historico-api.ts'
import { answeredUntil } from '../../store/port.ts'
import { useAppDispatch } from '../../store/store.ts'
import { ExportAction } from '../../kit/list/export-bar.tsx'
import { wrongPeriod } from '../../workspaces/reports/period.ts'
import { NoFigures, ReportScreen } from '../../workspaces/reports/report-screen.tsx'
import { ReportFigures } from './reportes/report-figures.tsx'
import { ReportFilters } from './reportes/report-filters.tsx'
import { reportAddress, reportView } from './reportes/report-view.ts'

const TITLE = 'Reportes de históricos'

const Report = () => {
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const view = reportView(search, today())
  const valid = wrongPeriod(view) === null
  const { currentData, error, refetch } = useReporteHistoricoQuery(
    { body: view },
    { skip: !valid, refetchOnMountOrArgChange: true },
  )
  const job = useListExport()
  const startExport = (): void =>
    job.start(
      (cursor, signal) =>
        answeredUntil(
          signal,
          dispatch(
            historicoApi.endpoints.exportarHistorico.initiate({ body: { ...view, ...cursor } }, { track: false }),
          ),
        ),
      `reporte_${view.clase}`,
      currentData?.total ?? null,
    )
  return (
    <ReportScreen
      title={TITLE}
      job={job}
      downloads={valid ? <ExportAction job={job} onStart={startExport} /> : null}
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
  return hasPermission(user, HISTORY_REPORTS_PERMISSION) ? (
    <Report />
  ) : (
    <NoPermission permission={HISTORY_REPORTS_PERMISSION} />
  )
}

export default Reportes
