/** The state of a line's consent, and the way to sign one that is still to be signed. */
import { isVoid, OrderStatus } from '@cauce/domain/ordering/order-status'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useReadOnly } from '../ordering/read-only.tsx'
import { CONSENT_STATE } from './line-texts.ts'

const isEnded = (estado_id: number): boolean => isVoid(estado_id) || estado_id === OrderStatus.done

export interface LineConsentProps {
  readonly line: ActiveProcedureLine
  readonly onSign: () => void
  /** Opens the document that was kept. */
  readonly onOpen: () => void
}

export const LineConsent = ({ line, onSign, onOpen }: LineConsentProps) => {
  const readOnly = useReadOnly() !== null
  const state = CONSENT_STATE[line.consentimiento]
  if (state === null) return null
  const toSign = line.consentimiento === 'por_firmar' || line.consentimiento === 'impreso'
  const open = !readOnly && !isEnded(line.estado_id) && toSign
  return (
    <p className="pro-consent">
      <StatusChip tone={state.tone} label={state.label} />
      {open ? (
        <button
          type="button"
          className="ca-link"
          aria-label={`Firmar el consentimiento de ${line.cup.nombre}, orden ${line.orden_id}`}
          onClick={onSign}
        >
          Firmar
        </button>
      ) : null}
      {line.consentimiento_documento === null ? null : (
        <button
          type="button"
          className="ca-link"
          aria-label={`Ver el consentimiento de ${line.cup.nombre}, orden ${line.orden_id}`}
          onClick={onOpen}
        >
          Ver
        </button>
      )}
    </p>
  )
}
