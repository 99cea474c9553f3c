/** Dialogs about a line of the active medications. */
import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { lazy, Suspense, useMemo } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { useConsultaQuery } from '../../store/api.ts'
import { addressesOf } from '../orders/addresses-of.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { EmailDialog } from '../orders/email-dialog.tsx'
import { orderedLine } from '../orders/ordered-line.ts'
import { ChangeSiteDialog } from '../routing/change-site-dialog.tsx'
import { LedgerDialog } from './ledger-dialog.tsx'
import { StopDialog } from './stop-dialog.tsx'

const LifeDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../orders/life-dialog.tsx')).LifeDialog })),
)

export interface ActiveDialog {
  readonly kind: 'state' | 'site' | 'email' | 'stop' | 'checks'
  readonly line: ActiveMedicationLine
}

/** A drug is known by its name: the code of the catalogue says nothing to a person. */
const named = ({ codesumi: { id, nombre } }: ActiveMedicationLine) => ({ id, nombre })

export interface ActiveDialogsProps {
  readonly dialog: ActiveDialog | null
  readonly consultaId: number
  readonly today: string
  readonly onClose: () => void
}

export const ActiveDialogs = ({ dialog, consultaId, today, onClose }: ActiveDialogsProps) => {
  const { data: consultation } = useConsultaQuery({ params: { id: consultaId } })
  const about = useMemo(
    () => (dialog === null ? null : orderedLine(OrderType.medications, dialog.line, named(dialog.line))),
    [dialog],
  )
  const aboutFor = (kind: ActiveDialog['kind']) => (dialog?.kind === kind ? about : null)
  const lineFor = (kind: ActiveDialog['kind']) => (dialog?.kind === kind ? dialog.line : null)
  const explained = useLast(aboutFor('state'))
  const { correo1 = null, correo2 = null } = consultation?.afiliado ?? {}
  return (
    <>
      <ChangeSiteDialog line={aboutFor('site')} consultaId={consultaId} onClose={onClose} />
      <EmailDialog line={aboutFor('email')} addresses={addressesOf({ correo1, correo2 })} onClose={onClose} />
      <StopDialog line={lineFor('stop')} onClose={onClose} />
      <LedgerDialog line={lineFor('checks')} onClose={onClose} />
      {explained === null ? null : (
        <Suspense>
          <LifeDialog line={aboutFor('state')} today={today} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
