/** `/admin/auditoria`: who changed or saw what, when and from where. @fuente spec 1 §2 */
import { RefreshIcon } from '@blueprintjs/icons'
import { auditList } from '@cauce/contract/auditoria'
import { ACTION_KINDS, type ActionKind } from '@cauce/domain/audit/actions'
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { useListFile } from '../../kit/list/export-bar.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { auditoriaApi, useBuscarAuditoriaQuery } from '../../store/auditoria-api.ts'
import { answeredUntil } from '../../store/port.ts'
import { useAppDispatch } from '../../store/store.ts'
import { auditColumns, type AuditEntry } from './auditoria/audit-columns.tsx'
import { AuditFilters } from './auditoria/audit-filters.tsx'
import { EntryDialog } from './auditoria/entry-dialog.tsx'
import '../../workspaces/audit/audit.css'

const SIZES = [25, 50, 100]
const EVERY = 'todo'
const KINDS = ([EVERY, 'cambios', 'lecturas'] as const satisfies readonly ActionKind[]).map((value) => ({
  value,
  label: ACTION_KINDS[value],
}))
/** What the window of pages leaves out is reached by narrowing the search. */
const ONLY_NEWEST = 'Aquí se ven las 10 000 más nuevas. Acote la búsqueda o descárguela para ver las demás.'

const Auditoria = () => {
  const dispatch = useAppDispatch()
  const list = useList(auditList, 'admin.auditoria', { sizes: SIZES })
  const { view, change, question } = list
  const query = useBuscarAuditoriaQuery({ body: list.page }, { refetchOnMountOrArgChange: true })
  const { data, currentData } = query
  const file = useListFile({
    give: (cursor, signal) =>
      answeredUntil(
        signal,
        dispatch(
          auditoriaApi.endpoints.exportarAuditoria.initiate({ body: { ...question, ...cursor } }, { track: false }),
        ),
      ),
    name: 'auditoria',
    total: currentData === undefined || currentData.hay_mas ? null : currentData.total,
  })
  const open = ({ id }: AuditEntry): void => change({ fila: id })
  const rows = data?.data ?? []
  const at = rows.findIndex(({ id }) => id === view.fila)
  const beside = (entry: AuditEntry | undefined): (() => void) | null =>
    at < 0 || entry === undefined ? null : () => open(entry)
  return (
    <ListPage
      list={list}
      title="Auditoría de cambios"
      narrowing={
        <>
          <AuditFilters list={list} answer={data ?? null} />
          <div className="aud-bar">
            <ChipsFilter
              label="Clase de acción"
              value={KINDS.find(({ value }) => value === list.said('clase'))?.value ?? EVERY}
              onChange={(clase) => list.filter('clase', clase === EVERY ? null : clase)}
              options={KINDS}
            />
            {data?.hay_mas === true ? <span className="ca-second">{ONLY_NEWEST}</span> : null}
          </div>
        </>
      }
      columns={auditColumns(open)}
      fixed={['cuando', 'accion']}
      query={query}
      actions={
        <>
          <Action
            icon={<RefreshIcon />}
            busy={query.isFetching}
            onClick={() => (view.corte === null ? void query.refetch() : change({ pagina: 1, corte: null }))}
          >
            Actualizar
          </Action>
          {file.action}
        </>
      }
      notice={file.notice}
      none={{ title: 'Todavía no hay nada en la auditoría' }}
      noneFound={{ title: 'Nada coincide con estos filtros', text: 'Cambie las fechas, la persona o la acción.' }}
      onOpen={open}
    >
      {view.fila === null ? null : (
        <EntryDialog
          id={view.fila}
          onClose={() => change({ fila: null })}
          onNewer={beside(rows[at - 1])}
          onOlder={beside(rows[at + 1])}
        />
      )}
    </ListPage>
  )
}

export default Auditoria
