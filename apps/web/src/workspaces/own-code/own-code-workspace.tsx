/** Otros servicios (CodigosPropios), complete: the entry, the list, the order and the active orders. @fuente spec 2 §2, §4 */
import { today } from '../../app/today.ts'
import { isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { municipalityName } from '@cauce/domain/affiliate/header-defaults'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { ActiveServiceLine } from '@cauce/domain/own-code/service-line'
import { serviceSummary } from '@cauce/domain/own-code/summary'
import type { ServiceItem } from '@cauce/machines/own-code/types'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { orderDocument } from '../../actors/documents.ts'
import { openPdf } from '../../actors/open-pdf.ts'
import { loadPage } from '../../app/load-page.ts'
import { useServiciosActivosQuery } from '../../store/codigos-propios-api.ts'
import { Favourites } from '../favourites/favourites.tsx'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import type { PaneProps } from '../ordering/pane-props.ts'
import { Acting, useReadOnly } from '../ordering/read-only.tsx'
import { useRescuedFocus } from '../../kit/dialog/use-rescued-focus.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { useDocumentOnce } from '../orders/use-document-once.ts'
import { OrderFoot } from '../orders/order-foot.tsx'
import { NoticeBanner } from '../procedures/notice-banner.tsx'
import '../procedures/procedures.css'
import { ActiveServices } from './active-services.tsx'
import { PendingServices } from './pending-services.tsx'
import { ServiceDialogs, type ServiceDialog } from './service-dialogs.tsx'
import { ServiceForm } from './service-form.tsx'
import { useOwnCodeOrder } from './use-own-code-order.ts'
import { useServiceFavourites } from './use-service-favourites.ts'
import { useServiceActs } from './use-service-acts.ts'

const ServicesDone = lazy(() =>
  loadPage(async () => ({ default: (await import('../orders/done-orders.tsx')).ServicesDone })),
)

/** While no site was proposed nobody knows that there is none: only a proposal without a site counts. */
const NOT_KNOWN = 'por proponer'

const summaryItem = ({ routing, codigoPropio }: ServiceItem) => ({
  rep: routing === null ? NOT_KNOWN : routing.rep,
  requiere_auditoria: codigoPropio.requiere_auditoria,
})

const useActive = (consultaId: number) => {
  const { data, error, isLoading, refetch } = useServiciosActivosQuery(
    { params: { consultaId } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const failed = error !== undefined && data === undefined
  const state: 'ready' | 'loading' | 'failed' = isLoading ? 'loading' : failed ? 'failed' : 'ready'
  return { known: data ?? null, lines: data ?? [], state, onRetry: () => void refetch() }
}

export const OwnCodeWorkspace = ({ consultation, userId, footSlot, onPending }: PaneProps) => {
  const order = useOwnCodeOrder(consultation.id, userId)
  const { items, draftErrors, notice, done } = order.snapshot.context
  const [dialog, setDialog] = useState<ServiceDialog | null>(null)
  const partRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const acts = useServiceActs(order, searchRef)
  const favourites = useServiceFavourites(order)
  const active = useActive(consultation.id)
  const fetchOnce = useDocumentOnce()
  const summary = serviceSummary(items.map(summaryItem))
  const busy = order.busyText !== null
  const placeOrder = (): void => acts.placeOrder(active.known)
  const readOnly = useReadOnly() !== null
  const blocked = readOnly || items.length === 0 || busy || isDeceased(consultation.afiliado.tipo_afiliado_id)
  useShortcuts(partRef, { 'Ctrl Enter': blocked ? undefined : placeOrder })
  const isQuiet = order.snapshot.matches('collecting') && dialog === null && favourites.dialog === null
  useRescuedFocus(isQuiet ? 'quiet' : null, searchRef)
  useEffect(() => onPending(items.length), [items.length, onPending])
  const download = (line: ActiveServiceLine): void => {
    if (line.rep_id === null) return setDialog({ kind: 'unrouted' })
    const name = `orden_${line.orden_id}_${line.codigo_propio.codigo}.pdf`
    fetchOnce(name, () => orderDocument(OrderType.ownCodes, line), openPdf)
  }
  return (
    <div className="pro" ref={partRef}>
      <Acting>
        <NoticeBanner notice={notice} isSaidElsewhere={Object.keys(draftErrors).length > 0} />
        <ServiceForm
          today={today()}
          draft={order.draft}
          errors={draftErrors}
          onChange={order.changeDraft}
          onAdd={acts.add}
          onClear={acts.clearDraft}
          onFavourites={favourites.pick}
          busy={busy}
          searchRef={searchRef}
        />
        <PendingServices
          items={items}
          municipality={municipalityName(consultation.afiliado)}
          unrouted={summary.sinDireccionamiento}
          locked={busy}
          onRemove={acts.remove}
          onEdit={acts.edit}
          onKeep={favourites.keepItem}
          onSite={(item) => setDialog({ kind: 'pendingSite', item })}
          onRouteAll={() => setDialog({ kind: 'routeAll' })}
        />
      </Acting>
      <ActiveServices
        lines={active.lines}
        state={active.state}
        onRetry={active.onRetry}
        onState={(line) => setDialog({ kind: 'state', line })}
        onSite={(line) => setDialog({ kind: 'site', line })}
        onDownload={download}
      />
      {footSlot === null
        ? null
        : createPortal(
            done != null && items.length === 0 && order.busyText === null ? (
              <Suspense fallback={<FootBar summary={done.mensaje} />}>
                <ServicesDone consultation={consultation} done={done} />
              </Suspense>
            ) : (
              <OrderFoot
                nothing="Añada al menos un servicio"
                summary={summary}
                count={items.length}
                busyText={order.busyText}
                onOrder={placeOrder}
                onClear={() => setDialog({ kind: 'clear' })}
                onStopWaiting={() => order.send({ type: 'wait.cancelled' })}
              />
            ),
            footSlot,
          )}
      <DialogLayer>
        <Favourites
          tipo={OrderType.ownCodes}
          title="Favoritos de servicios"
          dialog={favourites.dialog}
          opened={favourites.opened}
          onUse={favourites.use}
          onUsed={() => searchRef.current?.focus()}
          onClose={favourites.close}
        />
        <ServiceDialogs dialog={dialog} order={order} consultaId={consultation.id} onClose={() => setDialog(null)} />
      </DialogLayer>
    </div>
  )
}
