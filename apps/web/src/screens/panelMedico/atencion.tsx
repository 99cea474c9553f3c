/** `/panelMedico/atencion`: the day's consultations. @fuente spec 1 §2 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { isStillAhead } from '@cauce/domain/consultation/agenda'
import type { AgendaRow } from '@cauce/domain/consultation/consultation'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { useNextStep } from '../../app/next-step.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { today } from '../../app/today.ts'
import { useAgendaQuery } from '../../store/api.ts'
import { hasFailed, PagedList } from '../../kit/list/paged-list.tsx'
import { useListKeys } from '../../kit/list/use-list-keys.ts'
import { agendaColumns } from './atencion/agenda-columns.tsx'
import { AgendaFilters } from './atencion/agenda-filters.tsx'
import {
  agendaAddress,
  agendaSearch,
  agendaView,
  changedView,
  nextSort,
  PAGE_SIZES,
  type AgendaState,
  type AgendaView,
} from './atencion/agenda-view.ts'
import { NOT_OPENED, useOpenConsultation } from './atencion/use-open-consultation.ts'
import './atencion/atencion.css'

const EVERY_STATE = ''
/** Names the list in the preferences. */
const TABLE = 'panelMedico.atencion'
/** A row is known by its patient, and an allergy is never out of sight. */
const FIXED = ['afiliado', 'alergias']
const NO_ROWS: readonly AgendaRow[] = []
const SORTABLE = ['hora', 'afiliado', 'estado'] as const

const loadConsultation = () =>
  Promise.all([import('./consulta.tsx'), import('../../workspaces/record/record-workspace.tsx')])

const Atencion = () => {
  useNextStep(loadConsultation)
  const now = today()
  const user = useUser()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const view = agendaView(search, state, now)
  const change = (next: Partial<AgendaView>): void => {
    const wanted = changedView(view, next)
    setSearch(agendaAddress(wanted, now), { replace: true, state: { texto: wanted.texto } satisfies AgendaState })
  }
  const rowsAPage = useTableSize(TABLE, PAGE_SIZES)
  const query = useAgendaQuery({ body: agendaSearch(view, rowsAPage) }, { refetchOnMountOrArgChange: true })
  const { data } = query
  const opening = useOpenConsultation({ filtros: `?${search.toString()}`, texto: view.texto })
  const [chosen, setChosen] = useState<number | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const title = view.fecha === now ? 'Consultas de hoy' : `Consultas del ${formatDate(view.fecha)}`
  usePageTitle(title)

  const rows = data?.data ?? NO_ROWS
  const selected =
    rows.find(({ id }) => id === chosen) ?? rows.find(({ estado_id }) => isStillAhead(estado_id)) ?? rows[0] ?? null

  const open = (row: AgendaRow): void => void opening.open(row.id)
  useListKeys({ frame, onOpen: () => selected !== null && open(selected) })
  const table = useTableChoice(
    TABLE,
    agendaColumns({ userId: user?.id ?? 0, selectedId: selected?.id ?? null, busyId: opening.busyId, onOpen: open }),
    { sizes: PAGE_SIZES, fixed: FIXED },
  )

  const isWhole = search.size === 0 && view.texto.trim() === ''
  return (
    <div className="ca-agenda" ref={frame}>
      <header className="ca-agenda-head">
        <h1>{title}</h1>
        {table.chooser}
      </header>
      <AgendaFilters view={view} onChange={change} answer={data ?? null} />
      {hasFailed(query) ? null : (
        <ChipsFilter
          label="Consultas por estado"
          value={view.estado === null ? EVERY_STATE : String(view.estado)}
          onChange={(value) => change({ estado: value === EVERY_STATE ? null : Number(value) })}
          options={[
            {
              value: EVERY_STATE,
              label: 'Todas',
              count: (data?.por_estado ?? []).reduce((sum, { total }) => sum + total, 0),
            },
            ...(data?.por_estado ?? []).map(({ estado_id, nombre, total }) => ({
              value: String(estado_id),
              label: nombre,
              count: total,
            })),
          ]}
        />
      )}
      {opening.failure === null ? null : (
        <Card>
          <FailedState title={opening.failure} text={NOT_OPENED} />
        </Card>
      )}
      <PagedList
        title={title}
        rows={rows}
        query={query}
        table={table}
        sizes={PAGE_SIZES}
        page={view.pagina}
        total={data?.total ?? 0}
        onPage={(pagina) => change({ pagina })}
        onResized={() => change({})}
        empty={
          <EmptyState
            title={isWhole ? 'Hoy no tiene consultas' : 'Ninguna consulta con estos filtros'}
            text={isWhole ? undefined : 'Cambie la fecha, el estado o el texto que busca.'}
            action={isWhole ? undefined : <Action onClick={() => setSearch({})}>Quitar los filtros</Action>}
          />
        }
        selectedKey={selected?.id ?? null}
        onSelect={({ id }) => setChosen(id)}
        onOpen={open}
        sort={{
          orden: view.orden,
          columns: SORTABLE,
          onSort: (column) => change({ orden: nextSort(view.orden, column) }),
        }}
      />
    </div>
  )
}

export default Atencion
