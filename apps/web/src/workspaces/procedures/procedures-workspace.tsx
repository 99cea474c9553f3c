/** Procedimientos, complete: the entry, the list, the order, its consents and the active orders. @fuente spec 2 §2, §4 */
import { today } from '../../app/today.ts'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { municipalityName } from '@cauce/domain/affiliate/header-defaults'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { orderSummary } from '@cauce/domain/procedure/order-summary'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadPage } from '../../app/load-page.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { Acting, useReadOnly } from '../ordering/read-only.tsx'
import { useLast } from '../../kit/dialog/use-last.ts'
import { useRescuedFocus } from '../../kit/dialog/use-rescued-focus.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { Favourites } from '../favourites/favourites.tsx'
import { OrderFoot } from '../orders/order-foot.tsx'
import { ActiveOrders } from './active-orders.tsx'
import { FlowDialogs } from './flow-dialogs.tsx'
import type { LineDialog } from './line-dialogs.tsx'
import { ListDialogs, type ListDialog } from './list-dialogs.tsx'
import { NoticeBanner } from './notice-banner.tsx'
import { PendingTable } from './pending-table.tsx'
import { ProcedureForm } from './procedure-form.tsx'
import { summaryItem } from './summary-item.ts'
import { useProcedureFavourites } from './use-procedure-favourites.ts'
import { useListActs } from './use-list-acts.ts'
import { useDocuments } from './use-documents.ts'
import { useProcedureOrder, type ProcedureOrder } from './use-procedure-order.ts'
import './procedures.css'

const ConsentFlow = lazy(() =>
  loadPage(async () => ({ default: (await import('../consent/consent-flow.tsx')).ConsentFlow })),
)

const ProceduresDone = lazy(() =>
  loadPage(async () => ({ default: (await import('../orders/done-orders.tsx')).ProceduresDone })),
)

const LineDialogs = lazy(() => loadPage(async () => ({ default: (await import('./line-dialogs.tsx')).LineDialogs })))

export interface ProceduresWorkspaceProps {
  readonly consultation: Consultation
  readonly userId: number
  /** Where the foot goes: it stays under the whole dialog. */
  readonly footSlot: HTMLElement | null
  /** Tells how many procedures are waiting to be ordered. */
  readonly onPending: (count: number) => void
}

const OrderConsent = ({
  order,
  consultation,
  userId,
}: { readonly order: ProcedureOrder } & Pick<ProceduresWorkspaceProps, 'consultation' | 'userId'>) => {
  const actor = order.consent
  return actor === null ? null : (
    <Suspense>
      <ConsentFlow
        key={actor.sessionId}
        actor={actor}
        affiliate={consultation.afiliado}
        userId={userId}
        consultaId={consultation.id}
      />
    </Suspense>
  )
}

export const ProceduresWorkspace = (props: ProceduresWorkspaceProps) => {
  const { consultation, userId, footSlot, onPending } = props
  const { afiliado } = consultation
  const order = useProcedureOrder(consultation, userId)
  const { items, draftErrors, notice, done } = order.snapshot.context
  const [listDialog, setListDialog] = useState<ListDialog | null>(null)
  const [lineDialog, setLineDialog] = useState<LineDialog | null>(null)
  const lastLineDialog = useLast(lineDialog)
  const partRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const acts = useListActs(order, searchRef)
  const favourites = useProcedureFavourites(order, afiliado.id)
  const documents = useDocuments()
  const hoy = today()
  const summary = orderSummary(items.map(summaryItem))
  const readOnly = useReadOnly() !== null
  const blocked = readOnly || items.length === 0 || order.busyText !== null || isDeceased(afiliado.tipo_afiliado_id)
  useShortcuts(partRef, {
    'Ctrl Enter': blocked ? undefined : acts.placeOrder,
    'Alt C': readOnly || order.busyText !== null ? undefined : () => setListDialog({ kind: 'sets' }),
  })
  const isQuiet =
    order.snapshot.matches('collecting') && listDialog === null && lineDialog === null && favourites.dialog === null
  useRescuedFocus(isQuiet ? 'quiet' : null, searchRef)
  useEffect(() => onPending(items.length), [items.length, onPending])
  const open = (kind: LineDialog['kind']) => (line: ActiveProcedureLine) => setLineDialog({ kind, line })
  return (
    <div className="pro" ref={partRef}>
      <Acting>
        <NoticeBanner notice={notice} isSaidElsewhere={Object.keys(draftErrors).length > 0} />
        <ProcedureForm
          affiliateId={afiliado.id}
          lastObservation={items.at(-1)?.observacion ?? null}
          today={hoy}
          draft={order.draft}
          errors={draftErrors}
          onChange={order.changeDraft}
          onAdd={acts.add}
          onClear={acts.clearDraft}
          onFavourites={favourites.pick}
          busy={order.busyText !== null}
          searchRef={searchRef}
        />
        <PendingTable
          items={items}
          municipality={municipalityName(afiliado)}
          unrouted={summary.sinDireccionamiento}
          locked={order.busyText !== null}
          onRemove={acts.remove}
          onEdit={acts.edit}
          onKeep={favourites.keepItem}
          onSite={(item: OrderItem) => setListDialog({ kind: 'site', item })}
          onRouteAll={() => setListDialog({ kind: 'routeAll' })}
          onSets={() => setListDialog({ kind: 'sets' })}
          onObservation={() => setListDialog({ kind: 'observation' })}
        />
      </Acting>
      <ActiveOrders
        consultaId={consultation.id}
        onHistory={() => setListDialog({ kind: 'history' })}
        onState={open('state')}
        onSite={open('site')}
        onConsent={open('consent')}
        onEmail={open('email')}
        onDownload={documents.download}
        onOpenConsent={documents.openConsent}
      />
      {footSlot === null
        ? null
        : createPortal(
            done != null && items.length === 0 && order.busyText === null ? (
              <Suspense fallback={<FootBar summary={done.mensaje} />}>
                <ProceduresDone consultation={consultation} done={done} />
              </Suspense>
            ) : (
              <OrderFoot
                nothing="Añada al menos un procedimiento"
                summary={summary}
                count={items.length}
                busyText={order.busyText}
                onOrder={acts.placeOrder}
                onClear={() => setListDialog({ kind: 'clear' })}
                onStopWaiting={() => order.send({ type: 'wait.cancelled' })}
              />
            ),
            footSlot,
          )}
      <DialogLayer>
        <FlowDialogs order={order} />
        <Favourites
          tipo={OrderType.procedures}
          title="Favoritos de procedimientos"
          dialog={favourites.dialog}
          opened={favourites.opened}
          onUse={favourites.use}
          onUsed={() => searchRef.current?.focus()}
          onClose={favourites.close}
        />
        <OrderConsent order={order} consultation={consultation} userId={userId} />
        <ListDialogs
          dialog={listDialog}
          order={order}
          consultaId={consultation.id}
          onClose={() => setListDialog(null)}
          onUsed={() => searchRef.current?.focus()}
        />
        {lastLineDialog === null ? null : (
          <Suspense>
            <LineDialogs
              dialog={lineDialog}
              consultation={consultation}
              userId={userId}
              today={hoy}
              onClose={() => setLineDialog(null)}
              onChanged={() => order.refresh()}
            />
          </Suspense>
        )}
      </DialogLayer>
    </div>
  )
}
