/** Dialogs about the pre-order list. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { linesToAdd, NOTHING_TO_ADD, type ShownSet } from '@cauce/domain/procedure/procedure-set'
import { showToast } from '@cauce/ui/toaster/toaster'
import { lazy, Suspense, useMemo } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { today } from '../../app/today.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { useOrdenesActivasQuery } from '../../store/api.ts'
import { PendingDialogs } from '../orders/pending-dialogs.tsx'
import type { PendingLine } from '../routing/pending-line.ts'
import { HistoryDialog, type NamedProcedure } from './history-dialog.tsx'
import { ObservationDialog } from './observation-dialog.tsx'
import type { ProcedureOrder } from './use-procedure-order.ts'

const SetsDialog = lazy(() => loadPage(async () => ({ default: (await import('./sets-dialog.tsx')).SetsDialog })))

export type ListDialog =
  | { readonly kind: 'clear' | 'history' | 'routeAll' | 'sets' | 'observation' }
  | { readonly kind: 'site'; readonly item: OrderItem }

export interface ListDialogsProps {
  readonly dialog: ListDialog | null
  readonly order: ProcedureOrder
  readonly consultaId: number
  readonly onClose: () => void
  /** The cursor goes back to the search. */
  readonly onUsed: () => void
}

const CALLED = { one: 'procedimiento', many: 'procedimientos' }

const pendingLine = ({ key, procedimiento, routing }: OrderItem): PendingLine => ({
  key,
  tipo: OrderType.procedures,
  itemId: procedimiento.id,
  title: `${procedimiento.codigo} · ${procedimiento.nombre}`,
  routing,
})

/** Procedures on the screen, what is being typed first, without repeats. */
const useNamedProcedures = (consultaId: number, { draft, snapshot }: ProcedureOrder): readonly NamedProcedure[] => {
  const { data = [] } = useOrdenesActivasQuery({ params: { consultaId } })
  const all = [
    ...(draft.procedimiento === null ? [] : [draft.procedimiento]),
    ...snapshot.context.items.map(({ procedimiento }) => procedimiento),
    ...data.map(({ cup }) => cup),
  ]
  return [...new Map(all.map((procedure) => [procedure.id, procedure])).values()]
}

export const ListDialogs = ({ dialog, order, consultaId, onClose, onUsed }: ListDialogsProps) => {
  const { items } = order.snapshot.context
  const lines = items.map(pendingLine)
  const hasOpenedSets = useLast(dialog?.kind === 'sets' ? dialog : null) !== null
  const useSet = (set: ShownSet): void => {
    const added = linesToAdd(set.lineas, items).length
    if (added > 0) order.send({ type: 'set.added', lines: set.lineas, hoy: today() })
    void showToast({
      message: added === 0 ? NOTHING_TO_ADD : `${set.nombre}: ${added} ${added === 1 ? CALLED.one : CALLED.many}`,
      tone: 'information',
    })
  }
  const procedures = useNamedProcedures(consultaId, order)
  const asked = useMemo(() => (dialog?.kind === 'site' ? pendingLine(dialog.item) : null), [dialog])
  return (
    <>
      <PendingDialogs
        open={dialog?.kind === 'clear' || dialog?.kind === 'routeAll' ? dialog.kind : null}
        asked={asked}
        lines={lines}
        tipo={OrderType.procedures}
        called={CALLED}
        consultaId={consultaId}
        send={order.send}
        onClose={onClose}
      />
      <ObservationDialog
        isOpen={dialog?.kind === 'observation'}
        count={lines.length}
        onGive={(observacion) => order.send({ type: 'items.observed', observacion })}
        onClose={onClose}
      />
      {hasOpenedSets ? (
        <Suspense>
          <SetsDialog
            isOpen={dialog?.kind === 'sets'}
            items={items}
            onUse={useSet}
            onClose={onClose}
            onClosed={onUsed}
          />
        </Suspense>
      ) : null}
      <HistoryDialog
        isOpen={dialog?.kind === 'history'}
        onClose={onClose}
        consultaId={consultaId}
        procedures={procedures}
      />
    </>
  )
}
