/** Medicamentos, complete: the one-line entry, the form, the selected list, the history and the active orders. @fuente spec 2 §2, §4 */
import { today } from '../../app/today.ts'
import { isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { toWire } from '@cauce/machines/medication-order/outcome'
import type { MedicationItem } from '@cauce/machines/medication-order/types'
import { summaryLine, summaryOf } from '@cauce/machines/medication-order/list'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { loadPage } from '../../app/load-page.ts'
import { Favourites } from '../favourites/favourites.tsx'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import type { PaneProps } from '../ordering/pane-props.ts'
import { Acting, useReadOnly } from '../ordering/read-only.tsx'
import { useRescuedFocus } from '../../kit/dialog/use-rescued-focus.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { NoticeBanner } from '../procedures/notice-banner.tsx'
import '../procedures/procedures.css'
import type { MedicationDialog } from './medication-dialogs.tsx'
import { MedicationEntry } from './medication-entry.tsx'
import { MedicationFoot } from './medication-foot.tsx'
import { mendOf } from './mended-line.ts'
import './medications.css'
import './medications-narrow.css'
import { SelectedTable } from './selected-table.tsx'
import { useMedicationFavourites } from './use-medication-favourites.ts'
import { useMedicationActs } from './use-medication-acts.ts'
import { useSteadyActs } from './use-steady-acts.ts'
import { useMedicationOrder } from './use-medication-order.ts'

const AlertFlow = lazy(() => loadPage(async () => ({ default: (await import('./alert-flow.tsx')).AlertFlow })))
const MedicationsDone = lazy(() =>
  loadPage(async () => ({ default: (await import('../orders/done-orders.tsx')).MedicationsDone })),
)
const MedicationDialogs = lazy(() =>
  loadPage(async () => ({ default: (await import('./medication-dialogs.tsx')).MedicationDialogs })),
)
const ComingPanel = lazy(() => loadPage(async () => ({ default: (await import('./coming-panel.tsx')).ComingPanel })))
const PrescribedBefore = lazy(() =>
  loadPage(async () => ({ default: (await import('./prescribed-before.tsx')).PrescribedBefore })),
)

const namesOf = (items: readonly MedicationItem[]): ReadonlyMap<number, string> =>
  new Map(items.map(({ draft: { articulo } }) => [articulo?.codesumi.id ?? 0, articulo?.codesumi.nombre ?? '']))

export const MedicationsWorkspace = (props: PaneProps) => {
  const { consultation, userId, footSlot, onPending } = props
  const order = useMedicationOrder(consultation, userId)
  const { items, queue, draftErrors, notice, noticeRead, done } = order.snapshot.context
  const [dialog, setDialog] = useState<MedicationDialog | null>(null)
  const partRef = useRef<HTMLDivElement>(null)
  const entryRef = useRef<HTMLInputElement>(null)
  const drugRef = useRef<HTMLInputElement>(null)
  const formRef = useRef<HTMLElement>(null)
  const acts = useMedicationActs(order, { entryRef, drugRef, formRef })
  const { prescribe, change } = useSteadyActs(acts)
  const favourites = useMedicationFavourites(order)
  const summary = summaryOf(items)
  const busy = order.busyText !== null
  const readOnly = useReadOnly() !== null
  const blocked = readOnly || busy || isDeceased(consultation.afiliado.tipo_afiliado_id)
  useShortcuts(partRef, { 'Ctrl Enter': blocked ? undefined : acts.placeOrder })
  const isQuiet = order.snapshot.matches('collecting') && dialog === null && favourites.dialog === null
  useRescuedFocus(isQuiet ? 'quiet' : null, entryRef)
  useEffect(() => onPending(items.length), [items.length, onPending])
  return (
    <div className="med" ref={partRef}>
      <Acting>
        <NoticeBanner
          notice={notice === null || notice.tone === 'ok' || notice.seq <= noticeRead ? null : notice}
          isSaidElsewhere={Object.keys(draftErrors).length > 0}
        />
        <MedicationEntry
          consultation={consultation}
          order={order}
          acts={acts}
          onFavourites={favourites.pick}
          entryRef={entryRef}
          drugRef={drugRef}
          formRef={formRef}
        />
        <SelectedTable
          items={items}
          today={today()}
          locked={busy}
          onEdit={acts.edit}
          onKeep={favourites.keepItem}
          onRemove={acts.remove}
          onSite={(item) => setDialog({ kind: 'site', item })}
          onRecheck={(item) => acts.recheck(item.key)}
          onExplain={(item, entry) => setDialog({ kind: 'explain', item, entry })}
          onLedger={(item) => setDialog({ kind: 'ledger', item })}
        />
        {items.length === 0 || busy || summary.impedimento !== null ? null : (
          <Suspense fallback={<Skeleton lines={items.length + 2} />}>
            <ComingPanel consultaId={consultation.id} lines={toWire({ items })} names={namesOf(items)} />
          </Suspense>
        )}
      </Acting>
      <Suspense fallback={<Skeleton lines={6} />}>
        <PrescribedBefore
          consultation={consultation}
          consultaId={consultation.id}
          onPrescribe={prescribe}
          onChange={change}
        />
      </Suspense>
      {footSlot === null
        ? null
        : createPortal(
            done != null && items.length === 0 && queue.length === 0 && !busy ? (
              <Suspense fallback={<FootBar summary={done.mensaje} />}>
                <MedicationsDone consultation={consultation} done={done} />
              </Suspense>
            ) : (
              <MedicationFoot
                summary={summary}
                count={items.length}
                unchecked={items.some((item) => summaryLine(item).sinHacer > 0)}
                busyText={order.busyText}
                onOrder={acts.placeOrder}
                onClear={() => setDialog({ kind: 'clear' })}
                onStopWaiting={
                  order.snapshot.matches({ checking: 'alerting' }) ? null : () => order.send({ type: 'wait.cancelled' })
                }
              />
            ),
            footSlot,
          )}
      <DialogLayer>
        <Favourites
          tipo={OrderType.medications}
          title="Favoritos de medicamentos"
          dialog={favourites.dialog}
          opened={favourites.opened}
          onUse={favourites.use}
          onUsed={() => acts.toForm(null)}
          onClose={favourites.close}
        />
        {order.alert === null ? null : (
          <Suspense>
            <AlertFlow key={order.alert.sessionId} actor={order.alert} onMend={mendOf(order)} />
          </Suspense>
        )}
        <Suspense>
          <MedicationDialogs
            dialog={dialog}
            order={order}
            acts={acts}
            consultaId={consultation.id}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      </DialogLayer>
    </div>
  )
}
