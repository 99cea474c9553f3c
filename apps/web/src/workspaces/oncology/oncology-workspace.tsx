/** Oncología, complete: the scheme in course, or the one that is arranged and ordered. @fuente spec 2 §2, §4 */
import { today } from '../../app/today.ts'
import { isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { schemeCount } from '@cauce/domain/oncology/line-words'
import { ACTIVE_SCHEME_ERROR, schemeName } from '@cauce/domain/oncology/names'
import type { ActiveSchemeLine, Scheme } from '@cauce/domain/oncology/scheme'
import { NOTHING_TO_ORDER } from '@cauce/domain/ordering/messages'
import { RECENT_WEIGHT_MISSING, surfaceWarning } from '@cauce/domain/oncology/surface-words'
import { asksForSurface, orderProblems, toOrder } from '@cauce/machines/scheme/rows'
import type { SchemeContext } from '@cauce/machines/scheme/types'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadPage } from '../../app/load-page.ts'
import { openPdf, savePdf } from '../../actors/open-pdf.ts'
import { schemeDocument, schemePreview } from '../../actors/scheme-documents.ts'
import { ReviewNotice } from '../medications/review-notice.tsx'
import { useDoneToast } from '../medications/use-done-toast.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { PaneSkeleton } from '../ordering/ordering-skeletons.tsx'
import type { PaneProps } from '../ordering/pane-props.ts'
import { useReadOnly } from '../ordering/read-only.tsx'
import { useRescuedFocus } from '../../kit/dialog/use-rescued-focus.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { useDocumentOnce } from '../orders/use-document-once.ts'
import { ActivePanel, dueLines } from './active-panel.tsx'
import { CalendarCard, orderedDays } from './calendar-card.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { HistoryAction } from './history-action.tsx'
import { SchemeDialogs, type SchemeDialogKind } from './scheme-dialogs.tsx'
import { SchemeFoot } from './scheme-foot.tsx'
import { useLimits, type DraftLimits } from './use-limits.ts'
import { useScheme } from './use-scheme.ts'
import './oncology.css'

const SchemeDone = lazy(() =>
  loadPage(async () => ({ default: (await import('../orders/done-orders.tsx')).SchemeDone })),
)

const NOTHING_CHOSEN = 'Escoja un esquema'

/** Why it cannot be ordered yet; null when it can. */
const whyNot = (context: SchemeContext, limits: DraftLimits): string | null => {
  if (context.scheme === null) return NOTHING_CHOSEN
  if (surfaceWarning(context.surface, context.hoy, asksForSurface(context)) !== null) return RECENT_WEIGHT_MISSING
  return orderProblems(context).mensaje ?? Object.values(limits.errores).flat()[0] ?? null
}

const cyclesOf = ({ header: { ciclo, ciclo_total } }: SchemeContext): number =>
  Math.max(0, (ciclo_total ?? 0) - (ciclo ?? 1) + 1)

export const OncologyWorkspace = ({ consultation, userId, footSlot, onPending }: PaneProps) => {
  const flow = useScheme(consultation, userId)
  const { snapshot, send, busyText, editable } = flow
  const { context } = snapshot
  const { scheme, active, notice, done } = context
  const placed = done != null && snapshot.matches('active') ? done : null
  const limits = useLimits(context)
  const [dialog, setDialog] = useState<SchemeDialogKind | null>(null)
  const partRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const fetchOnce = useDocumentOnce()
  useDoneToast(notice)
  const hasScheme = scheme !== null
  const inCourse = snapshot.matches('active') || snapshot.matches('cancelling')
  const looking = snapshot.matches('looking')
  const readOnly = useReadOnly() !== null
  const deceased = isDeceased(consultation.afiliado.tipo_afiliado_id)
  /** The key obeys what turns the button off. */
  const why = whyNot(context, limits)
  const mayOrder = editable && why === null && !deceased && !readOnly
  useShortcuts(partRef, { 'Ctrl Enter': mayOrder ? flow.place : undefined })
  useRescuedFocus((editable || snapshot.matches('choosing')) && dialog === null ? 'quiet' : null, searchRef)
  useEffect(() => onPending(hasScheme && !inCourse ? 1 : 0), [hasScheme, inCourse, onPending])
  const openHistory = (): void => setDialog({ kind: 'history' })
  /** What is arranged is not lost by picking another: that is asked first. */
  const pick = (picked: Scheme): void => {
    if (editable) setDialog({ kind: 'change', scheme: picked })
    else send({ type: 'scheme.chosen', scheme: picked, hoy: today() })
  }
  const download = ({ orden_id }: ActiveSchemeLine): void =>
    fetchOnce(`esquema_${orden_id}.pdf`, () => schemeDocument(orden_id), savePdf)
  const print = (): void =>
    fetchOnce('calendario_esquema.pdf', () => schemePreview(consultation.id, toOrder(context)), openPdf)
  return (
    <div className="onc" ref={partRef}>
      {snapshot.matches('unread') ? (
        <FailedState title={ACTIVE_SCHEME_ERROR} text={context.error ?? ''} onRetry={() => send({ type: 'retry' })} />
      ) : looking && !hasScheme && active.length === 0 ? (
        <PaneSkeleton />
      ) : inCourse || (looking && active.length > 0) ? (
        <>
          <ReviewNotice consultaId={consultation.id} />
          <ActivePanel
            lines={active}
            locked={!snapshot.matches('active')}
            onSite={(line) => setDialog({ kind: 'site', line })}
            onDownload={download}
            onHistory={openHistory}
            onCancel={() => send({ type: 'cancel.requested' })}
            onApply={() => setDialog({ kind: 'apply', lines: dueLines(active) })}
          />
          <CalendarCard name={active[0]?.nombre_esquema ?? ''} days={orderedDays(active)} />
        </>
      ) : readOnly ? (
        <Card title="Esquema en curso" actions={<HistoryAction onClick={openHistory} />}>
          <EmptyState title="Sin esquema en curso" text="En la historia de esquemas está lo que se ordenó antes." />
        </Card>
      ) : (
        <DraftPanel
          flow={flow}
          limits={limits}
          searchRef={searchRef}
          onPick={pick}
          onAdd={() => setDialog({ kind: 'add' })}
          onHistory={openHistory}
          onClear={() => setDialog({ kind: 'clear' })}
          onRemove={(row) => {
            send({ type: 'line.removed', key: row.key })
            searchRef.current?.focus()
          }}
        />
      )}
      {footSlot === null || placed === null
        ? null
        : createPortal(
            <Suspense fallback={<FootBar summary={placed.mensaje} />}>
              <SchemeDone
                consultation={consultation}
                done={placed}
                onAnnul={() => send({ type: 'cancel.requested' })}
              />
            </Suspense>,
            footSlot,
          )}
      {footSlot === null || inCourse
        ? null
        : createPortal(
            <SchemeFoot
              summary={hasScheme ? schemeCount(cyclesOf(context)) : NOTHING_TO_ORDER}
              reason={busyText === null ? why : null}
              busyText={busyText}
              hasScheme={hasScheme}
              printable={editable && why === null}
              onPrint={print}
              onOrder={flow.place}
              onStopWaiting={() => send({ type: 'wait.cancelled' })}
            />,
            footSlot,
          )}
      <DialogLayer>
        <SchemeDialogs
          dialog={dialog}
          flow={flow}
          consultation={consultation}
          schemeTitle={scheme === null ? '' : schemeName(scheme)}
          onClose={() => setDialog(null)}
        />
      </DialogLayer>
    </div>
  )
}
