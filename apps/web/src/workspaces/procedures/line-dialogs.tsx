/** Dialogs about a line of active orders. */
import type { Consultation } from '@cauce/domain/consultation/consultation'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { lazy, Suspense } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { useLast } from '../ordering/use-last.ts'
import { ChangeSiteDialog } from '../routing/change-site-dialog.tsx'
import { EmailDialog } from './email-dialog.tsx'

const LifeDialog = lazy(() => loadPage(async () => ({ default: (await import('./life-dialog.tsx')).LifeDialog })))
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
  const lineOf = (kind: LineDialog['kind']): ActiveProcedureLine | null => (dialog?.kind === kind ? dialog.line : null)
  const { afiliado } = consultation
  const signing = lineOf('consent')
  const explained = useLast(lineOf('state'))
  return (
    <>
      <ChangeSiteDialog line={lineOf('site')} consultaId={consultation.id} onClose={onClose} />
      <EmailDialog line={lineOf('email')} address={afiliado.correo1 ?? afiliado.correo2 ?? ''} onClose={onClose} />
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
