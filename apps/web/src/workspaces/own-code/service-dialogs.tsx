/** Dialogs of the services: what the order tells on its way, about the list, and about an ordered line. */
import { today } from '../../app/today.ts'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { SERVICE_ORDER_ERROR } from '@cauce/domain/own-code/messages'
import { UNROUTED_SERVICE } from '@cauce/domain/own-code/service-actions'
import type { ActiveServiceLine } from '@cauce/domain/own-code/service-line'
import type { ServiceItem } from '@cauce/machines/own-code/types'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { MessageDialog } from '@cauce/ui/message-dialog/message-dialog'
import { lazy, Suspense, useMemo } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { useLast } from '../ordering/use-last.ts'
import { orderedLine } from '../orders/ordered-line.ts'
import { ChangeSiteDialog } from '../routing/change-site-dialog.tsx'
import { isUnrouted, type PendingLine } from '../routing/pending-line.ts'
import { RouteAllDialog } from '../routing/route-all-dialog.tsx'
import { SiteDialog } from '../routing/site-dialog.tsx'
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
  const lost = useLast(interrupted ? dialog : null)
  return (
    <>
      <MessageDialog
        isOpen={told !== null}
        title={shown?.titulo ?? ''}
        message={shown?.mensaje ?? ''}
        type={shown?.tipo === 'success' ? 'success' : 'error'}
        onClose={() => send({ type: 'dialog.dismissed' })}
      />
      <AskDialog
        isOpen={interrupted}
        title={lost?.titulo ?? ERROR_TITLE}
        main={{ label: 'Intentar de nuevo', onClick: () => send({ type: 'retry' }) }}
        other={{ label: 'Dejarlo para después', onClick: () => send({ type: 'order.postponed' }) }}
      >
        <p>{lost?.mensaje ?? SERVICE_ORDER_ERROR}</p>
        <p>Intentarlo de nuevo no ordena dos veces: si la orden ya quedó generada, se responde la misma.</p>
      </AskDialog>
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
  const { items } = order.snapshot.context
  const asked = useMemo(() => (dialog?.kind === 'pendingSite' ? pendingLine(dialog.item) : null), [dialog])
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
            ? 'Se quita el servicio que está por ordenar.'
            : `Se quitan los ${items.length} servicios que están por ordenar.`}{' '}
          Nada de esto se ha ordenado todavía.
        </p>
      </AskDialog>
      <SiteDialog line={asked} consultaId={consultaId} onClose={onClose} onChoose={route} />
      <RouteAllDialog
        isOpen={dialog?.kind === 'routeAll'}
        lines={items.filter(isUnrouted).map(pendingLine)}
        tipo={OrderType.ownCodes}
        called={CALLED}
        consultaId={consultaId}
        onClose={onClose}
        onChoose={route}
      />
    </>
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
