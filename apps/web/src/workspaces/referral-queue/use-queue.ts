/** A queue of referrals as its address says it, how it is changed, and what the server answers. */
import { useLocation, useSearchParams } from 'react-router-dom'
import { useTableSize } from '../../app/table-choice.tsx'
import { useReferenciasQuery } from '../../store/referencias-api.ts'
import { useNow } from '../account/use-now.ts'
import {
  changedQueue,
  PAGE_SIZES,
  queueAddress,
  queuePeriodError,
  queueSearch,
  queueView,
  type QueueName,
  type QueueView,
} from './queue-view.ts'

/** @param table names the list in the preferences */
export const useQueue = (cola: QueueName, table: string) => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const view = queueView(cola, search, state)
  const rows = useTableSize(table, PAGE_SIZES)
  const query = useReferenciasQuery(
    { body: queueSearch(cola, view, rows) },
    {
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      refetchOnFocus: true,
      skip: queuePeriodError(view) !== null,
    },
  )
  const browserNow = useNow()
  const { data, fulfilledTimeStamp = browserNow } = query
  /** How far this computer's clock is behind the server's. */
  const behind = data === undefined ? 0 : Date.parse(data.ahora) - fulfilledTimeStamp
  const show = (wanted: QueueView, replace: boolean): void =>
    setSearch(queueAddress(cola, wanted, search), { replace, state: { texto: wanted.texto } })
  return {
    view,
    query,
    /** The server's clock, epoch milliseconds: never before the answer that is shown. */
    now: Math.max(browserNow, fulfilledTimeStamp) + behind,
    change: (next: Partial<QueueView>): void => show(changedQueue(view, next), true),
    open: (remision: number): void => show(changedQueue(view, { remision }), false),
    close: (): void => show(changedQueue(view, { remision: null }), true),
  }
}
export type Queue = ReturnType<typeof useQueue>
