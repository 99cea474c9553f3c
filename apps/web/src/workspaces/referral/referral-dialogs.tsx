/** What the panel asks and tells: the warning of the type that closes, the observation, a refusal, a lost answer, and the orders. */
import { ORDERING_WORD } from '@cauce/domain/ordering/order-address'
import type { OrderingOption } from '@cauce/domain/ordering/order-type'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import {
  CLOSING_CAUSE_CODES,
  CLOSING_CAUSE_LABEL,
  CLOSING_CAUSES,
  isClosingCause,
} from '@cauce/domain/referral/closing-cause'
import { EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import { MAX_REFERRAL_TEXT } from '@cauce/domain/referral/referral'
import { NO_ARRIVAL_YET, REFERRAL_NOT_SAVED, REFERRAL_SAVED_ONCE } from '@cauce/domain/referral/screen-messages'
import { asksCause, causeError, observationError } from '@cauce/machines/referral/flow'
import { Action } from '@cauce/ui/action/action'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { MessageDialog } from '@cauce/ui/message-dialog/message-dialog'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { lazy, Suspense, useRef, useState } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import type { ReferralPanelState } from './use-referral.ts'

const OrderingDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../ordering/ordering-dialog.tsx')).OrderingDialog })),
)

interface PartProps {
  readonly panel: ReferralPanelState
}

const ClosingWarning = ({ panel: { snapshot, send } }: PartProps) => (
  <AskDialog
    isOpen={snapshot.matches('warning')}
    kind="warning"
    title="Cerrar la referencia"
    main={{ label: 'Dejar el tipo como estaba', onClick: () => send({ type: 'warning.declined' }) }}
    other={{ label: 'Generar el código y cerrar', onClick: () => send({ type: 'warning.accepted' }) }}
  >
    <p>{EMERGENCY_REPORT_WARNING}</p>
  </AskDialog>
)

const CAUSES = CLOSING_CAUSE_CODES.map((value) => ({ value, label: CLOSING_CAUSES[value] }))

const takeFocus = (control: HTMLElement | null): void => control?.focus()

const Observation = ({ panel: { snapshot, send } }: PartProps) => {
  const body = useRef<HTMLDivElement>(null)
  const { context } = snapshot
  const open = snapshot.matches('observing')
  const confirm = (): void => {
    send({ type: 'finalise.confirmed' })
    focusFirstWrong(body.current)
  }
  useShortcuts(body, { 'Ctrl Enter': open ? confirm : undefined })
  const arrived = (context.draft?.hora_traslado ?? '') !== ''
  return (
    <Modal
      isOpen={open}
      size={560}
      title="Finalizar la referencia"
      onClose={() => send({ type: 'finalise.cancelled' })}
      foot={
        <ModalFoot>
          <Action kind="quiet" onClick={() => send({ type: 'finalise.cancelled' })}>
            Seguir sin finalizar
          </Action>
          <Action kind="filled" keys="Ctrl Enter" onClick={confirm}>
            Finalizar la referencia
          </Action>
        </ModalFoot>
      }
    >
      <div ref={body} className="ref-closing">
        {arrived ? null : <p>{NO_ARRIVAL_YET}</p>}
        {asksCause(context) ? (
          <SelectField
            label={CLOSING_CAUSE_LABEL}
            options={CAUSES}
            placeholder="Elija la causa"
            value={context.cause ?? ''}
            onChange={(causa) => {
              if (isClosingCause(causa)) send({ type: 'cause.changed', causa })
            }}
            error={causeError(context)}
          />
        ) : null}
        <TextAreaField
          ref={takeFocus}
          label="Observación de la finalización"
          value={context.observation}
          onChange={(texto) => send({ type: 'observation.changed', texto })}
          error={observationError(context)}
          maxLength={MAX_REFERRAL_TEXT}
          rows={4}
        />
      </div>
    </Modal>
  )
}

interface TellingProps extends PartProps {
  /** A refusal was read: the cursor goes to what it was about. */
  readonly onRefusalRead: () => void
}

const Telling = ({ panel: { snapshot, send }, onRefusalRead }: TellingProps) => {
  const { dialog } = snapshot.context
  const lost = snapshot.matches({ saving: 'interrupted' }) || snapshot.matches({ ordering: 'failed' })
  const saving = snapshot.matches('saving')
  const refused = snapshot.matches({ saving: 'refused' }) ? dialog : null
  const shown = useLast(refused)
  const missing = useLast(lost ? dialog : null)
  return (
    <>
      <MessageDialog
        isOpen={refused !== null}
        title={shown?.titulo ?? ERROR_TITLE}
        message={shown?.mensaje ?? REFERRAL_NOT_SAVED}
        type="error"
        onClose={() => send({ type: 'dialog.dismissed' })}
        onClosed={onRefusalRead}
      />
      <AskDialog
        isOpen={lost}
        title={missing?.titulo ?? ERROR_TITLE}
        main={{ label: 'Intentar de nuevo', onClick: () => send({ type: 'retry' }) }}
        other={{
          label: 'Dejarlo para después',
          onClick: () => send({ type: saving ? 'save.postponed' : 'dialog.dismissed' }),
        }}
      >
        <p>{missing?.mensaje ?? REFERRAL_NOT_SAVED}</p>
        {saving ? <p>{REFERRAL_SAVED_ONCE}</p> : null}
      </AskDialog>
    </>
  )
}

/** The address of a referral says nothing of the kind that is ordered: the window keeps it. */
const Ordering = ({ consultaId, onClose }: { readonly consultaId: number; readonly onClose: () => void }) => {
  const [shown, setShown] = useState<OrderingOption | null>(null)
  const asked = shown === null ? '' : ORDERING_WORD[shown]
  return <OrderingDialog consultaId={consultaId} asked={asked} onShow={setShown} onClose={onClose} />
}

export const ReferralDialogs = (props: TellingProps) => {
  const { snapshot, send } = props.panel
  const { consultaId } = snapshot.context
  return (
    <>
      <ClosingWarning panel={props.panel} />
      <Observation panel={props.panel} />
      <Telling {...props} />
      {consultaId === null ? null : (
        <Suspense>
          <Ordering consultaId={consultaId} onClose={() => send({ type: 'order.closed' })} />
        </Suspense>
      )}
    </>
  )
}
