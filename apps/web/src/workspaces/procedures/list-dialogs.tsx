/** Dialogs about the pre-order list. */
import type { OrderItem, SiteChoice, ChosenSite } from '@cauce/machines/procedure-order/types'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { useOrdenesActivasQuery } from '../../store/api.ts'
import { RouteAllDialog } from '../routing/route-all-dialog.tsx'
import { SiteDialog } from '../routing/site-dialog.tsx'
import { HistoryDialog, type NamedProcedure } from './history-dialog.tsx'
import { isUnrouted } from './summary-item.ts'
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
  const choicesFor = (chosen: readonly OrderItem[], rep: ChosenSite, motivo: string): readonly SiteChoice[] =>
    chosen.map(({ key }) => ({ index: items.findIndex((item) => item.key === key), rep, motivo }))
  const route = (chosen: readonly OrderItem[], rep: ChosenSite, motivo: string): void => {
    order.send({ type: 'items.sites', sites: choicesFor(chosen, rep, motivo) })
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
      <SiteDialog
        item={dialog?.kind === 'site' ? dialog.item : null}
        consultaId={consultaId}
        onClose={onClose}
        onChoose={(item, rep, motivo) => route([item], rep, motivo)}
      />
      <RouteAllDialog
        isOpen={dialog?.kind === 'routeAll'}
        items={items.filter(isUnrouted)}
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
