/** `/estadistica/usuarios-en-linea`: who is on line now; comings and goings appear by themselves. @fuente spec 1 §2 */
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { useEnLineaQuery } from '../../store/auditoria-api.ts'
import { failureText } from '../../store/call.ts'
import { LaterField } from '../../kit/list/later-field.tsx'
import { CloseDialog } from './usuarios-en-linea/close-dialog.tsx'
import {
  onlineAddress,
  onlineSearch,
  onlineView,
  PAGE_SIZES,
  type OnlineView,
} from './usuarios-en-linea/online-view.ts'
import { onlineColumns, type OnLine } from './usuarios-en-linea/online-columns.tsx'
import '../../workspaces/audit/audit.css'

const TITLE = 'Usuarios en línea'
/** Names the list in the preferences. */
const TABLE = 'estadistica.usuarios-en-linea'
const FIXED = ['persona']
const EVERY = ''
const NO_ROWS: readonly OnLine[] = []
const MAX_TEXT = 100
/** When no message of the server arrives; it also keeps the times in words right. */
const REFETCH_MS = 30_000
const ENDS_SESSIONS = 'admin.enter'

const peopleText = (total: number): string => (total === 1 ? '1 persona en línea' : `${total} personas en línea`)

const UsuariosEnLinea = () => {
  usePageTitle(TITLE)
  const user = useUser()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const view = onlineView(search, state)
  const change = (next: Partial<OnlineView>): void => {
    const wanted = { ...view, pagina: 1, ...next }
    setSearch(onlineAddress(wanted), { replace: true, state: { texto: wanted.texto } })
  }
  const size = useTableSize(TABLE, PAGE_SIZES)
  const { data, currentData, error, isFetching, refetch } = useEnLineaQuery(
    // The page asks by itself: leaving it open keeps nobody's session alive.
    { body: onlineSearch(view, size), quiet: true },
    { refetchOnMountOrArgChange: true, pollingInterval: REFETCH_MS },
  )
  const [closing, setClosing] = useState<OnLine | null>(null)
  const table = useTableChoice(
    TABLE,
    onlineColumns({ now: data?.ahora ?? '', onClose: hasPermission(user, ENDS_SESSIONS) ? setClosing : null }),
    { sizes: PAGE_SIZES, fixed: FIXED },
  )
  const failed = error !== undefined && currentData === undefined
  const roles = data?.por_rol ?? []
  const isWhole = view.rol === null && view.texto.trim() === ''
  return (
    <div className="aud-page">
      <header className="aud-head">
        <h1>{TITLE}</h1>
        {data === undefined ? null : (
          <output>
            <StatusChip tone="ok" label={peopleText(data.en_linea)} />
          </output>
        )}
        {table.chooser}
      </header>
      <p className="ca-second">
        Quien tiene Cauce abierto o hizo algo en los últimos cinco minutos. La lista se actualiza sola.
      </p>
      <search className="aud-filters">
        <div className="aud-wide">
          <LaterField
            label="Buscar"
            placeholder="Nombre, correo o documento"
            value={view.texto}
            onSettle={(texto) => change({ texto })}
            maxLength={MAX_TEXT}
          />
        </div>
      </search>
      {failed ? null : (
        <ChipsFilter
          label="Personas por rol"
          value={view.rol ?? EVERY}
          onChange={(rol) => change({ rol: rol === EVERY ? null : rol })}
          options={[
            { value: EVERY, label: 'Todos', count: data?.en_linea ?? 0 },
            ...roles.map(({ rol, total }) => ({ value: rol, label: rol, count: total })),
            ...(view.rol === null || roles.some(({ rol }) => rol === view.rol)
              ? []
              : [{ value: view.rol, label: view.rol, count: 0 }]),
          ]}
        />
      )}
      <Card flush>
        <DataTable
          caption={TITLE}
          columns={table.columns}
          rows={data?.data ?? NO_ROWS}
          rowKey={({ usuario }) => usuario.id}
          state={failed ? 'failed' : isFetching && data === undefined ? 'loading' : 'ready'}
          failure={failed ? failureText(error) : undefined}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title={isWhole ? 'No hay nadie en línea' : 'Nadie en línea coincide con el filtro'}
              action={isWhole ? undefined : <Action onClick={() => setSearch({})}>Ver a todos</Action>}
            />
          }
          pager={{
            page: view.pagina,
            size: table.size,
            total: data?.total ?? 0,
            onPage: (pagina) => change({ pagina }),
            sizes: PAGE_SIZES,
            onSize: (rows) => {
              table.setSize(rows)
              change({})
            },
          }}
        />
      </Card>
      {closing === null ? null : <CloseDialog row={closing} onClose={() => setClosing(null)} />}
    </div>
  )
}

export default UsuariosEnLinea
