/** What was found in the scheme and what could not be checked, with the reason for going on. @fuente spec 2 §4; ui 05, 06 */
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { entryLacks, NOT_CHECKED } from '@cauce/domain/medication/ledger'
import { worstOf, type ReasonFor } from '@cauce/domain/medication/reason'
import { SCHEME_FINDING_NOTICE } from '@cauce/domain/oncology/double-signature'
import { asksForReason, lastChecks, stopped, unexplained } from '@cauce/machines/scheme/checks'
import { Action } from '@cauce/ui/action/action'
import { CheckChip } from '@cauce/ui/check-chip/check-chip'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { takeFocus } from '@cauce/ui/modal/take-focus'
import { useRef, useState } from 'react'
import { AlertFinding } from '../medications/alert-finding.tsx'
import { AlertReason } from '../medications/alert-reason.tsx'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import type { SchemeFlow } from './use-scheme.ts'
import '../medications/alerts.css'

/** No drug of a scheme is the one that is being added. */
const NONE_ADDED = -1

/** Said where no reason lets the scheme be ordered as it is. */
const STOPPED = 'Un medicamento añadido no se puede ordenar: quítelo del esquema'

const reasonFor = ({ respuesta, comprobacion }: LedgerEntry): ReasonFor =>
  respuesta === 'no_verificada' ? 'no_verificada' : comprobacion

/** Another professional signs over it, unless the institution decided otherwise. */
const isGrave = ({ respuesta, hallazgos }: LedgerEntry): boolean =>
  respuesta === 'encontrada' && worstOf(hallazgos) === 'contraindicada'

const Check = ({
  entry,
  asked,
  onExplain,
}: {
  readonly entry: LedgerEntry
  readonly asked: boolean
  readonly onExplain: (motivo: string) => void
}) => (
  <section className="alt-body onc-check" aria-label={entry.comprobacion}>
    <div className="alt-not-made">
      <CheckChip entry={entry} />
      {entry.respuesta === 'no_verificada' || entry.por_que !== null ? <p>{entry.por_que ?? NOT_CHECKED}</p> : null}
    </div>
    {entry.hallazgos.map((finding) => (
      <AlertFinding key={finding.clave} finding={finding} addedId={NONE_ADDED} signing />
    ))}
    {isGrave(entry) ? <p className="alt-why">{SCHEME_FINDING_NOTICE}</p> : null}
    {asksForReason(entry) && !entry.hallazgos.some(({ bloquea }) => bloquea) ? (
      <AlertReason
        label="¿Por qué sigue? Queda en la orden y en la auditoría"
        reasonFor={isGrave(entry) ? [reasonFor(entry), 'segunda_firma'] : [reasonFor(entry)]}
        severity={entry.respuesta === 'encontrada' ? worstOf(entry.hallazgos) : 'moderada'}
        value={entry.motivo ?? ''}
        onChange={onExplain}
        error={asked ? entryLacks(entry) : null}
      />
    ) : null}
  </section>
)

export const ChecksDialog = ({ flow }: { readonly flow: SchemeFlow }) => {
  const { snapshot, send } = flow
  const isOpen = snapshot.matches('explaining')
  const context = useLast(isOpen ? snapshot.context : null)
  const [asked, setAsked] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  if (context === null) return null
  const shown = lastChecks(context).filter(({ respuesta }) => respuesta !== 'limpia')
  const blocked = stopped(context).length > 0
  const again = shown.some(({ respuesta }) => respuesta === 'no_verificada')
  const accept = (): void => {
    setAsked(true)
    if (unexplained(snapshot.context).length === 0) send({ type: 'checks.accepted' })
    else window.requestAnimationFrame(() => focusFirstWrong(body.current))
  }
  const leave = (): void => {
    setAsked(false)
    send({ type: 'checks.left' })
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={leave}
      role="alertdialog"
      size={640}
      title="Comprobaciones del esquema"
      foot={
        <ModalFoot note={blocked ? <span className="ca-field-error">{STOPPED}</span> : undefined}>
          {blocked ? null : (
            <Action kind="danger" onClick={accept}>
              Ordenar con estos motivos
            </Action>
          )}
          {again ? (
            <Action onClick={() => send({ type: 'checks.again', ahora: new Date().toISOString() })}>
              Comprobar de nuevo
            </Action>
          ) : null}
          <Action ref={takeFocus} kind="filled" onClick={leave}>
            Volver al esquema
          </Action>
        </ModalFoot>
      }
    >
      <div className="alt-body" ref={body}>
        {shown.map((entry) => (
          <Check
            key={entry.comprobacion}
            entry={entry}
            asked={asked}
            onExplain={(motivo) => send({ type: 'check.explained', comprobacion: entry.comprobacion, motivo })}
          />
        ))}
      </div>
    </Modal>
  )
}
