/** `/desarrollo/trabajos`: what the server does without anybody waiting for it, and what failed. */
import type { WorkRow } from '@cauce/contract/trabajos'
import type { WorkAct } from '@cauce/domain/kit/jobs/work-state'
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { Page } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice } from '../../app/table-choice.tsx'
import { failureText } from '../../store/call.ts'
import { useMoverTrabajoMutation, useTrabajosQuery } from '../../store/trabajos-api.ts'
import { oneOf } from '../../workspaces/access/address.ts'
import { workColumns } from './trabajos/work-columns.tsx'

const TITLE = 'Trabajos del servidor'
/** Names the list in the preferences. */
const TABLE = 'desarrollo.trabajos'
const FIXED = ['que', 'estado', 'acciones']
const SIZES = [50] as const
const NO_ROWS: readonly WorkRow[] = []
const EVERY = ''
const WHICH = ['en_marcha', 'fallidos', 'reloj'] as const
type Which = (typeof WHICH)[number]
/** What goes on by itself is asked for again, in milliseconds; the server also says when a job of this person moved. */
const REFRESH = 4_000

const EMPTY: Readonly<Record<Which | 'todos', string>> = {
  todos: 'El servidor no tiene nada pendiente',
  en_marcha: 'Nada está en marcha ni espera',
  fallidos: 'Nada ha fallado',
  reloj: 'No hay tareas por reloj',
}

const Trabajos = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const which = oneOf(WHICH, search.get('cuales') ?? EVERY)
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useTrabajosQuery(
    { query: which === null ? {} : { cuales: which } },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH, skipPollingIfUnfocused: true },
  )
  const [move] = useMoverTrabajoMutation()
  const [busy, setBusy] = useState<string | null>(null)
  const act = async ({ clase, id }: WorkRow, acto: WorkAct): Promise<void> => {
    setBusy(id)
    const answer = await move({ body: { clase, id, acto } })
    setBusy(null)
    if (answer.error !== undefined) {
      void showToast({ message: failureText(answer.error), tone: 'error' })
      void refetch()
      return
    }
    void showToast({ message: answer.data.mensaje, tone: 'success' })
  }
  const table = useTableChoice(
    TABLE,
    workColumns({ nowMs: fulfilledTimeStamp ?? 0, busy, onAct: (row, acto) => void act(row, acto) }),
    { sizes: SIZES, fixed: FIXED },
  )
  const failed = error !== undefined && currentData === undefined
  const counts = data?.cuentas
  return (
    <Page>
      <PageHead title={TITLE}>{table.chooser}</PageHead>
      <p className="ca-second">
        Lo que el servidor hace sin que nadie espere: trabajos, avisos de un módulo a otro y tareas por reloj. Un aviso
        que falló detiene los siguientes de lo mismo hasta que alguien lo reintenta o lo da por atendido.
      </p>
      {failed ? null : (
        <ChipsFilter
          label="Trabajos que se ven"
          value={which ?? EVERY}
          onChange={(value) => setSearch(value === EVERY ? {} : { cuales: value }, { replace: true })}
          options={[
            { value: EVERY, label: 'Todos', count: counts?.todos },
            { value: 'en_marcha', label: 'En marcha', count: counts?.en_marcha },
            { value: 'fallidos', label: 'Fallidos', count: counts?.fallidos },
            { value: 'reloj', label: 'Por reloj', count: counts?.reloj },
          ]}
        />
      )}
      <Card flush>
        <DataTable
          caption={TITLE}
          columns={table.columns}
          rows={currentData?.data ?? NO_ROWS}
          rowKey={({ clase, id }) => `${clase} ${id}`}
          state={failed ? 'failed' : isFetching && currentData === undefined ? 'loading' : 'ready'}
          failure={failed ? failureText(error) : undefined}
          onRetry={() => void refetch()}
          empty={<EmptyState title={EMPTY[which ?? 'todos']} />}
        />
      </Card>
    </Page>
  )
}

export default Trabajos
