/** Dialogs about a line of active orders. */
import type { Consultation } from '@cauce/domain/consultation/consultation'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { lazy, Suspense, useMemo } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { addressesOf } from '../orders/addresses-of.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { EmailDialog } from '../orders/email-dialog.tsx'
import { orderedLine } from '../orders/ordered-line.ts'
import { ChangeSiteDialog } from '../routing/change-site-dialog.tsx'

const LifeDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../orders/life-dialog.tsx')).LifeDialog })),
)
const LineConsentFlow = lazy(() =>
  loadPage(async () => ({ default: (await import('../consent/line-consent-flow.tsx')).LineConsentFlow })),
)

export interface LineDialog {
  readonly kind: 'state' | 'site' | 'consent' | 'email'
  readonly line: ActiveProcedureLine
}

export interface LineDialogsProps {
  readonly dialog: LineDialog | null
  readonly consultation: Consultation
  readonly userId: number
  readonly today: string
  readonly onClose: () => void
  /** The consent of a line may have changed. */
  readonly onChanged: () => void
}

export const LineDialogs = ({ dialog, consultation, userId, today, onClose, onChanged }: LineDialogsProps) => {
  const about = useMemo(
    () => (dialog === null ? null : orderedLine(OrderType.procedures, dialog.line, dialog.line.cup)),
    [dialog],
  )
  const lineOf = (kind: LineDialog['kind']) => (dialog?.kind === kind ? about : null)
  const { afiliado } = consultation
  const signing = dialog?.kind === 'consent' ? dialog.line : null
  const explained = useLast(lineOf('state'))
  return (
    <>
      <ChangeSiteDialog line={lineOf('site')} consultaId={consultation.id} onClose={onClose} />
      <EmailDialog line={lineOf('email')} addresses={addressesOf(afiliado)} onClose={onClose} />
      {explained === null ? null : (
        <Suspense>
          <LifeDialog line={lineOf('state')} today={today} onClose={onClose} />
        </Suspense>
      )}
      {signing === null ? null : (
        <Suspense>
          <LineConsentFlow
            line={signing}
            affiliate={afiliado}
            userId={userId}
            consultaId={consultation.id}
            onEnd={() => {
              onChanged()
              onClose()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
