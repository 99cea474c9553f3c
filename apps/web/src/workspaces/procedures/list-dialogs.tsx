/** Dialogs about the pre-order list. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { useMemo } from 'react'
import { useOrdenesActivasQuery } from '../../store/api.ts'
import { PendingDialogs } from '../orders/pending-dialogs.tsx'
import type { PendingLine } from '../routing/pending-line.ts'
import { HistoryDialog, type NamedProcedure } from './history-dialog.tsx'
import type { ProcedureOrder } from './use-procedure-order.ts'

export type ListDialog =
  | { readonly kind: 'clear' | 'history' | 'routeAll' }
  | { readonly kind: 'site'; readonly item: OrderItem }

export interface ListDialogsProps {
  readonly dialog: ListDialog | null
  readonly order: ProcedureOrder
  readonly consultaId: number
  readonly onClose: () => void
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

export const ListDialogs = ({ dialog, order, consultaId, onClose }: ListDialogsProps) => {
  const lines = order.snapshot.context.items.map(pendingLine)
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
      <HistoryDialog
        isOpen={dialog?.kind === 'history'}
        onClose={onClose}
        consultaId={consultaId}
        procedures={procedures}
      />
    </>
  )
}
