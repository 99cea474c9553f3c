/** `/admin/auditoria`: who changed or saw what, when and from where. @fuente spec 1 §2 */
import { RefreshIcon } from '@blueprintjs/icons'
import { ACTION_KINDS, type ActionKind } from '@cauce/domain/audit/actions'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useListExport } from '../../actors/list-export.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { auditoriaApi, useBuscarAuditoriaQuery } from '../../store/auditoria-api.ts'
import { failureText } from '../../store/call.ts'
import { answeredUntil } from '../../store/port.ts'
import { useAppDispatch } from '../../store/store.ts'
import { ExportAction, ExportNote } from '../../kit/list/export-bar.tsx'
import { auditColumns, type AuditEntry } from './auditoria/audit-columns.tsx'
import { AuditFilters } from './auditoria/audit-filters.tsx'
import {
  auditAddress,
  auditFilter,
  auditSearch,
  auditView,
  changedView,
  openedView,
  PAGE_SIZES,
  type AuditView,
} from './auditoria/audit-view.ts'
import { EntryDialog } from './auditoria/entry-dialog.tsx'
import '../../workspaces/audit/audit.css'

const TITLE = 'Auditoría de cambios'
/** Names the list in the preferences. */
const TABLE = 'admin.auditoria'
const FIXED = ['cuando', 'accion']
const NO_ROWS: readonly AuditEntry[] = []
const KINDS = (['todo', 'cambios', 'lecturas'] as const satisfies readonly ActionKind[]).map((value) => ({
  value,
  label: ACTION_KINDS[value],
}))
/** What the window of pages leaves out is reached by narrowing the search. */
const ONLY_NEWEST = 'Aquí se ven las 10 000 más nuevas. Acote la búsqueda o descárguela para ver las demás.'

const Auditoria = () => {
  usePageTitle(TITLE)
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const view = auditView(search, state)
  const show = (wanted: AuditView): void => setSearch(auditAddress(wanted), { replace: true, state: { ip: wanted.ip } })
  const change = (next: Partial<AuditView>): void => show(changedView(view, next))
  const rowsAPage = useTableSize(TABLE, PAGE_SIZES)
  const { data, currentData, error, isFetching, refetch } = useBuscarAuditoriaQuery(
    { body: auditSearch(view, rowsAPage) },
    { refetchOnMountOrArgChange: true },
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const openEntry = ({ id }: AuditEntry): void => show(openedView(view, id))
  const table = useTableChoice(TABLE, auditColumns(openEntry), { sizes: PAGE_SIZES, fixed: FIXED })
  const job = useListExport()
  const startExport = (): void => {
    const filter = auditFilter(view)
    job.start(
      (cursor, signal) =>
        answeredUntil(
          signal,
          dispatch(
            auditoriaApi.endpoints.exportarAuditoria.initiate({ body: { ...filter, ...cursor } }, { track: false }),
          ),
        ),
      'auditoria',
      currentData === undefined || currentData.hay_mas ? null : currentData.total,
    )
  }

  const rows = data?.data ?? NO_ROWS
  const at = rows.findIndex(({ id }) => id === view.entrada)
  const beside = (entry: AuditEntry | undefined): (() => void) | null =>
    at < 0 || entry === undefined ? null : () => openEntry(entry)
  const failed = error !== undefined && currentData === undefined
  const isWhole = search.size === 0 && view.ip === ''
  return (
    <div className="aud-page">
      <header className="aud-head">
        <h1>{TITLE}</h1>
        <Action
          icon={<RefreshIcon />}
          busy={isFetching}
          onClick={() => (view.corte === null ? void refetch() : change({}))}
        >
          Actualizar
        </Action>
        <ExportAction job={job} onStart={startExport} />
        {table.chooser}
      </header>
      <AuditFilters view={view} answer={data ?? null} onChange={change} />
      <div className="aud-bar">
        <ChipsFilter
          label="Clase de acción"
          value={view.clase}
          onChange={(clase) => change({ clase })}
          options={KINDS}
        />
        {data?.hay_mas === true ? <span className="ca-second">{ONLY_NEWEST}</span> : null}
      </div>
      <ExportNote job={job} />
      <Card flush>
        <DataTable
          caption={TITLE}
          columns={table.columns}
          rows={rows}
          rowKey={(row) => row.id}
          state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
          failure={failed ? failureText(error) : undefined}
          onRetry={() => void refetch()}
          skeletonRows={table.size}
          empty={
            <EmptyState
              title={isWhole ? 'Todavía no hay nada en la auditoría' : 'Nada coincide con estos filtros'}
              text={isWhole ? undefined : 'Cambie las fechas, la persona o la acción.'}
              action={isWhole ? undefined : <Action onClick={() => setSearch({})}>Quitar los filtros</Action>}
            />
          }
          selectedKey={view.entrada ?? chosen}
          onSelect={({ id }) => setChosen(id)}
          onOpen={openEntry}
          pager={{
            page: view.pagina,
            size: table.size,
            total: data?.total ?? 0,
            more: data?.hay_mas ?? false,
            onPage: (pagina) => show({ ...view, pagina, corte: data?.corte ?? null, entrada: null }),
            sizes: PAGE_SIZES,
            onSize: (size) => {
              table.setSize(size)
              change({})
            },
          }}
        />
      </Card>
      {view.entrada === null ? null : (
        <EntryDialog
          id={view.entrada}
          onClose={() => show(openedView(view, null))}
          onNewer={beside(rows[at - 1])}
          onOlder={beside(rows[at + 1])}
        />
      )}
    </div>
  )
}

export default Auditoria
