/** What may be done with the referral now. @fuente spec 2 §4, §6 */
import { PlusIcon } from '@blueprintjs/icons'
import { PANEL_ACTIONS } from '@cauce/domain/referral/panel-actions'
import { Action } from '@cauce/ui/action/action'
import { showToast } from '@cauce/ui/toaster/toaster'
import { today } from '../../app/today.ts'
import type { ReferralPanelState } from './use-referral.ts'

const MAIN_KEYS = 'Ctrl Enter'

export interface PanelFootProps {
  readonly panel: ReferralPanelState
  readonly onSave: () => void
  readonly onFinalise: () => void
}

/** What was written and is not saved may be given up, and taken back. */
const Unsaved = ({ panel: { snapshot, send } }: Pick<PanelFootProps, 'panel'>) => {
  const { draft } = snapshot.context
  const discard = (): void => {
    send({ type: 'draft.reset' })
    if (draft === null) return
    void showToast({
      message: 'Se descartó lo que no estaba guardado',
      tone: 'information',
      action: { label: 'Deshacer', onClick: () => send({ type: 'draft.changed', draft, hoy: today() }) },
    })
  }
  return (
    <div className="ref-unsaved">
      <span className="ca-second">Cambios sin guardar</span>
      <Action kind="quiet" small onClick={discard}>
        Descartar
      </Action>
    </div>
  )
}

const Buttons = ({ panel, onSave, onFinalise }: PanelFootProps) => {
  const { actions, noOrders, send } = panel
  return (
    <>
      {actions.includes('ordenar') && noOrders === null ? (
        <Action kind="quiet" icon={<PlusIcon />} hasPopup="dialog" onClick={() => send({ type: 'order.requested' })}>
          {PANEL_ACTIONS.ordenar}
        </Action>
      ) : null}
      <span className="ref-foot-space" />
      {actions.includes('finalizar') ? (
        <Action hasPopup="dialog" onClick={onFinalise}>
          {`${PANEL_ACTIONS.finalizar}…`}
        </Action>
      ) : null}
      {actions.includes('actualizar') ? (
        <Action kind="filled" keys={MAIN_KEYS} onClick={onSave}>
          {PANEL_ACTIONS.actualizar}
        </Action>
      ) : null}
      {actions.includes('gestionar') ? (
        <Action kind="filled" keys={MAIN_KEYS} onClick={onSave}>
          {PANEL_ACTIONS.gestionar}
        </Action>
      ) : null}
    </>
  )
}

export const PanelFoot = (props: PanelFootProps) => {
  const { busyText, touched, actions, noOrders, send } = props.panel
  if (actions.length === 0) return null
  return (
    <div className="ref-foot">
      {busyText === null ? (
        <>
          {touched ? <Unsaved panel={props.panel} /> : null}
          {actions.includes('ordenar') && noOrders !== null ? (
            <p className="ca-second ref-foot-note" role="note">
              {noOrders}
            </p>
          ) : null}
          <div className="ref-foot-row">
            <Buttons {...props} />
          </div>
        </>
      ) : (
        <div className="ref-foot-row">
          <output className="ref-foot-busy">{busyText}…</output>
          <Action kind="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
            Dejar de esperar
          </Action>
        </div>
      )}
    </div>
  )
}
