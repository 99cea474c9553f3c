/** Dialogs about the pre-order list. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { OrderItem, ChosenSite } from '@cauce/machines/procedure-order/types'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { useMemo } from 'react'
import { useOrdenesActivasQuery } from '../../store/api.ts'
import { isUnrouted, type PendingLine } from '../routing/pending-line.ts'
import { RouteAllDialog } from '../routing/route-all-dialog.tsx'
import { SiteDialog } from '../routing/site-dialog.tsx'
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
  const { items } = order.snapshot.context
  const procedures = useNamedProcedures(consultaId, order)
  const asked = useMemo(() => (dialog?.kind === 'site' ? pendingLine(dialog.item) : null), [dialog])
  const indexOf = (key: number): number => items.findIndex((item) => item.key === key)
  const route = (keys: readonly number[], rep: ChosenSite, motivo: string): void => {
    order.send({ type: 'items.sites', sites: keys.map((key) => ({ index: indexOf(key), rep, motivo })) })
    onClose()
  }
  return (
    <>
      <AskDialog
        isOpen={dialog?.kind === 'clear'}
        kind="warning"
        title="¿Vaciar la lista?"
        main={{ label: 'Conservar la lista', onClick: onClose }}
        other={{
          label: 'Vaciar la lista',
          onClick: () => {
            order.send({ type: 'list.clear' })
            onClose()
          },
        }}
      >
        <p>
          {items.length === 1
            ? 'Se quita el procedimiento que está por ordenar.'
            : `Se quitan los ${items.length} procedimientos que están por ordenar.`}{' '}
          Nada de esto se ha ordenado todavía.
        </p>
      </AskDialog>
      <SiteDialog line={asked} consultaId={consultaId} onClose={onClose} onChoose={route} />
      <RouteAllDialog
        isOpen={dialog?.kind === 'routeAll'}
        lines={items.filter(isUnrouted).map(pendingLine)}
        tipo={OrderType.procedures}
        called={CALLED}
        consultaId={consultaId}
        onClose={onClose}
        onChoose={route}
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
