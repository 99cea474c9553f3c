/** A queue of referrals: filters, states as pills, and the table, with how long each one has waited. */
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useRef, useState } from 'react'
import { useTableChoice } from '../../app/table-choice.tsx'
import { hasFailed, PagedList } from '../../kit/list/paged-list.tsx'
import { useListKeys } from '../../kit/list/use-list-keys.ts'
import { queueColumns } from './queue-columns.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { isWholeQueue, nextQueueSort, PAGE_SIZES, SORTABLE, WHOLE_QUEUE } from './queue-view.ts'
import type { Queue } from './use-queue.ts'
import '../history/history.css'
import './queue.css'

const FIXED = ['espera', 'afiliado', 'estado']
const EVERY_STATE = ''

interface ReferralQueueProps {
  readonly queue: Queue
  /** Names the list in the preferences. */
  readonly tableKey: string
  readonly title: string
  /** Where the queue is empty, and why. */
  readonly nothing: string
  readonly because: string
}

const States = ({ queue: { view, change, query } }: Pick<ReferralQueueProps, 'queue'>) => {
  const states = query.data?.por_estado ?? []
  // One state alone is no choice.
  if (hasFailed(query) || (query.data !== undefined && states.length < 2 && view.estado === null)) return null
  return (
    <ChipsFilter
      label="Remisiones por estado"
      value={view.estado ?? EVERY_STATE}
      onChange={(value) => change({ estado: value === EVERY_STATE ? null : value })}
      options={[
        {
          value: EVERY_STATE,
          label: 'Todas',
          ...(query.data === undefined ? {} : { count: states.reduce((sum, { total }) => sum + total, 0) }),
        },
        ...states.map(({ estado, total }) => ({ value: estado, label: estado, count: total })),
      ]}
    />
  )
}

export const ReferralQueue = ({ queue, tableKey, title, nothing, because }: ReferralQueueProps) => {
  const { view, query, now, change, open } = queue
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const table = useTableChoice(tableKey, queueColumns({ now, onOpen: ({ id }) => open(id) }), {
    sizes: PAGE_SIZES,
    fixed: FIXED,
  })
  const rows = query.data?.data ?? []
  const selected = rows.find(({ id }) => id === chosen) ?? rows[0] ?? null
  useListKeys({ frame, onOpen: () => (selected === null ? undefined : open(selected.id)) })
  const whole = isWholeQueue(view)
  return (
    <div ref={frame} className="his">
      <QueueFilters view={view} onChange={change} />
      <div className="his-states">
        <States queue={queue} />
        <span className="his-columns">{table.chooser}</span>
      </div>
      <PagedList
        title={title}
        rows={rows}
        query={query}
        table={table}
        sizes={PAGE_SIZES}
        page={view.pagina}
        total={query.data?.total ?? 0}
        onPage={(pagina) => change({ pagina })}
        onResized={() => change({})}
        empty={
          <EmptyState
            title={whole ? nothing : 'Nada con estos filtros'}
            text={whole ? because : 'Cambie las fechas, el estado o el texto que busca.'}
            action={whole ? undefined : <Action onClick={() => change(WHOLE_QUEUE)}>Quitar los filtros</Action>}
          />
        }
        selectedKey={selected?.id ?? null}
        onSelect={({ id }) => setChosen(id)}
        onOpen={({ id }) => open(id)}
        sort={{
          orden: view.orden,
          columns: SORTABLE,
          onSort: (column) => change({ orden: nextQueueSort(view.orden, column) }),
        }}
      />
    </div>
  )
}
