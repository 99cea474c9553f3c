/** `/admin/auditoria-logueos`: sign-ins and failures, one by one or gathered so that an attack is seen. @fuente spec 1 §2 */
import { RefreshIcon } from '@blueprintjs/icons'
import { SIGN_IN_NAMES, SIGN_IN_RESULTS } from '@cauce/domain/audit/sign-in'
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { Page } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useListExport } from '../../actors/list-export.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { today } from '../../app/today.ts'
import { auditoriaApi, useIngresosQuery } from '../../store/auditoria-api.ts'
import { failureText } from '../../store/call.ts'
import { answeredUntil } from '../../store/port.ts'
import { useAppDispatch } from '../../store/store.ts'
import { ExportAction, ExportNote } from '../../kit/list/export-bar.tsx'
import { GatheredList } from './auditoria-logueos/gathered-list.tsx'
import { SIGN_IN_COLUMNS, type FailureGroup } from './auditoria-logueos/sign-in-columns.tsx'
import { SignInFilters } from './auditoria-logueos/sign-in-filters.tsx'
import { SignInList } from './auditoria-logueos/sign-in-list.tsx'
import {
  changedView,
  PAGE_SIZES,
  SIGN_IN_WAYS,
  signInAddress,
  signInFilter,
  signInView,
  type SignInView,
  type SignInWay,
} from './auditoria-logueos/sign-in-view.ts'
import '../../workspaces/audit/audit.css'

const TITLE = 'Auditoría de ingresos'
/** Names the list in the preferences. */
const TABLE = 'admin.auditoria-logueos'
const FIXED = ['cuando', 'resultado']
const EVERY = ''
const WAYS = (['uno', 'cuenta', 'direccion'] as const satisfies readonly SignInWay[]).map((value) => ({
  value,
  label: SIGN_IN_WAYS[value],
}))

const AuditoriaLogueos = () => {
  usePageTitle(TITLE)
  const now = today()
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const view = signInView(search, state, now)
  const change = (next: Partial<SignInView>): void => {
    const wanted = changedView(view, next)
    setSearch(signInAddress(wanted, now), { replace: true, state: { ip: wanted.ip } })
  }
  const rowsAPage = useTableSize(TABLE, PAGE_SIZES)
  const corte = view.corte === null ? {} : { corte: view.corte }
  const { data, currentData, error, isFetching, refetch } = useIngresosQuery(
    { body: { ...signInFilter(view), pagina: view.pagina, por_pagina: rowsAPage, ...corte } },
    { refetchOnMountOrArgChange: true, skip: view.ver !== 'uno' },
  )
  const table = useTableChoice(TABLE, SIGN_IN_COLUMNS, { sizes: PAGE_SIZES, fixed: FIXED })
  const job = useListExport()
  const startExport = (): void => {
    const filter = signInFilter(view)
    job.start(
      (cursor, signal) =>
        answeredUntil(
          signal,
          dispatch(
            auditoriaApi.endpoints.exportarIngresos.initiate({ body: { ...filter, ...cursor } }, { track: false }),
          ),
        ),
      'ingresos',
      currentData === undefined || currentData.hay_mas ? null : currentData.total,
    )
  }
  const see = ({ usuario, ip }: FailureGroup): void =>
    change({ ver: 'uno', resultado: null, usuario: usuario?.id ?? null, ip: ip ?? '' })

  const totals = new Map((data?.por_resultado ?? []).map(({ resultado, total }) => [resultado, total]))
  const shown = SIGN_IN_NAMES.filter((name) => name === view.resultado || (totals.get(name) ?? 0) > 0)
  const failed = error !== undefined && currentData === undefined
  return (
    <Page>
      <PageHead title={TITLE}>
        <Action
          icon={<RefreshIcon />}
          busy={isFetching}
          onClick={() =>
            view.corte === null ? void dispatch(auditoriaApi.util.invalidateTags(['Auditoria'])) : change({})
          }
        >
          Actualizar
        </Action>
        {view.ver === 'uno' ? (
          <>
            <ExportAction job={job} onStart={startExport} />
            {table.chooser}
          </>
        ) : null}
      </PageHead>
      <Segmented label="Ver los ingresos" options={WAYS} value={view.ver} onChange={(ver) => change({ ver })} />
      <SignInFilters view={view} person={data?.usuario ?? null} today={now} onChange={change} />
      {view.ver === 'uno' ? (
        <>
          <ChipsFilter
            label="Ingresos por resultado"
            value={view.resultado ?? EVERY}
            onChange={(value) => change({ resultado: SIGN_IN_NAMES.find((name) => name === value) ?? null })}
            options={[
              { value: EVERY, label: 'Todos', count: [...totals.values()].reduce((sum, total) => sum + total, 0) },
              ...shown.map((name) => ({
                value: name,
                label: SIGN_IN_RESULTS[name].texto,
                count: totals.get(name) ?? 0,
              })),
            ]}
          />
          <ExportNote job={job} />
          <SignInList
            caption={TITLE}
            view={view}
            table={table}
            answer={data ?? null}
            state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
            failure={failed ? failureText(error) : undefined}
            onRetry={() => void refetch()}
            onChange={change}
            onClear={() => setSearch({})}
          />
        </>
      ) : (
        <GatheredList table={TABLE} por={view.ver} view={view} onPage={(pagina) => change({ pagina })} onSee={see} />
      )}
    </Page>
  )
}

export default AuditoriaLogueos
