/** Dialogs of the services: what the order tells on its way, about the list, and about an ordered line. */
import { today } from '../../app/today.ts'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { SERVICE_ORDER_ERROR } from '@cauce/domain/own-code/messages'
import { UNROUTED_SERVICE } from '@cauce/domain/own-code/service-actions'
import type { ActiveServiceLine } from '@cauce/domain/own-code/service-line'
import type { ServiceItem } from '@cauce/machines/own-code/types'
import { MessageDialog } from '@cauce/ui/message-dialog/message-dialog'
import { lazy, Suspense, useMemo } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { OrderLost } from '../orders/order-lost.tsx'
import { orderedLine } from '../orders/ordered-line.ts'
import { PendingDialogs } from '../orders/pending-dialogs.tsx'
import { ChangeSiteDialog } from '../routing/change-site-dialog.tsx'
import type { PendingLine } from '../routing/pending-line.ts'
import { type OwnCodeOrder } from './use-own-code-order.ts'

const LifeDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../orders/life-dialog.tsx')).LifeDialog })),
)

export type ServiceDialog =
  | { readonly kind: 'clear' | 'routeAll' | 'unrouted' }
  | { readonly kind: 'pendingSite'; readonly item: ServiceItem }
  | { readonly kind: 'state' | 'site'; readonly line: ActiveServiceLine }

const CALLED = { one: 'servicio', many: 'servicios' }

const pendingLine = ({ key, codigoPropio, routing }: ServiceItem): PendingLine => ({
  key,
  tipo: OrderType.ownCodes,
  itemId: codigoPropio.id,
  title: `${codigoPropio.codigo} · ${codigoPropio.nombre}`,
  routing,
})

/** The server's message, a repeated code, a lost answer. @fuente spec 2 §8 */
const FlowDialogs = ({ order: { snapshot, send } }: { readonly order: OwnCodeOrder }) => {
  const interrupted = snapshot.matches({ ordering: 'interrupted' })
  const { dialog } = snapshot.context
  const told = interrupted ? null : dialog
  const shown = useLast(told)
  return (
    <>
      <MessageDialog
        isOpen={told !== null}
        title={shown?.titulo ?? ''}
        message={shown?.mensaje ?? ''}
        type={shown?.tipo === 'success' ? 'success' : 'error'}
        onClose={() => send({ type: 'dialog.dismissed' })}
      />
      <OrderLost isOpen={interrupted} dialog={dialog} otherwise={SERVICE_ORDER_ERROR} send={send} />
    </>
  )
}

export interface ServiceDialogsProps {
  readonly dialog: ServiceDialog | null
  readonly order: OwnCodeOrder
  readonly consultaId: number
  readonly onClose: () => void
}

/** Dialogs about the list that is still to be ordered. */
const ListDialogs = ({ dialog, order, consultaId, onClose }: ServiceDialogsProps) => {
  const lines = order.snapshot.context.items.map(pendingLine)
  const asked = useMemo(() => (dialog?.kind === 'pendingSite' ? pendingLine(dialog.item) : null), [dialog])
  return (
    <PendingDialogs
      open={dialog?.kind === 'clear' || dialog?.kind === 'routeAll' ? dialog.kind : null}
      asked={asked}
      lines={lines}
      tipo={OrderType.ownCodes}
      called={CALLED}
      consultaId={consultaId}
      send={order.send}
      onClose={onClose}
    />
  )
}

/** Dialogs about a line of active orders. */
const LineDialogs = ({ dialog, consultaId, onClose }: Omit<ServiceDialogsProps, 'order'>) => {
  const about = useMemo(
    () =>
      dialog?.kind === 'state' || dialog?.kind === 'site'
        ? orderedLine(OrderType.ownCodes, dialog.line, dialog.line.codigo_propio)
        : null,
    [dialog],
  )
  const stateOf = dialog?.kind === 'state' ? about : null
  const explained = useLast(stateOf)
  return (
    <>
      <ChangeSiteDialog line={dialog?.kind === 'site' ? about : null} consultaId={consultaId} onClose={onClose} />
      {explained === null ? null : (
        <Suspense>
          <LifeDialog line={stateOf} today={today()} onClose={onClose} />
        </Suspense>
      )}
      <MessageDialog
        isOpen={dialog?.kind === 'unrouted'}
        title={ERROR_TITLE}
        message={UNROUTED_SERVICE}
        type="error"
        onClose={onClose}
      />
    </>
  )
}

export const ServiceDialogs = (props: ServiceDialogsProps) => (
  <>
    <FlowDialogs order={props.order} />
    <ListDialogs {...props} />
    <LineDialogs dialog={props.dialog} consultaId={props.consultaId} onClose={props.onClose} />
  </>
)
