/** Turning the application of codes on, new recovery codes, turning it off: one dialog for each. @fuente spec 1 §4 */
import type { FactorInput } from '@cauce/machines/second-factor-setup/types'
import { Action } from '@cauce/ui/action/action'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { StepStrip } from '@cauce/ui/step-strip/step-strip'
import { TextField } from '@cauce/ui/text-field/text-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { webSecondFactor } from '../../actors/second-factor.ts'
import { useAppDispatch } from '../../store/store.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useRescuedFocus } from '../../kit/dialog/use-rescued-focus.ts'
import { useFocusBack } from '../ordering/use-focus-back.ts'
import { useConfirmed } from './confirm-session.tsx'
import { RecoveryCodesStep } from './recovery-codes-step.tsx'
import { SecretStep } from './secret-step.tsx'

type Machine = ReturnType<typeof webSecondFactor>
type Snapshot = SnapshotFrom<Machine>

const STEPS = ['Clave', 'Código', 'Recuperación']
const KEEP_FIRST = 'Marque que ya los guardó'
const DONE = {
  turnOn: 'Su segundo factor es ahora la aplicación de códigos',
  renewCodes: 'Los códigos de recuperación anteriores ya no sirven',
  turnOff: 'Su segundo factor es ahora el código por correo',
} as const

const stepOf = (snapshot: Snapshot): number => {
  if (snapshot.matches('showingCodes')) return 2
  return snapshot.matches('typingCode') || snapshot.matches('verifying') ? 1 : 0
}

const useFlow = (intent: FactorInput['intent'], onClose: () => void) => {
  const dispatch = useAppDispatch()
  const { run, dialog } = useConfirmed()
  const [machine] = useState(() => webSecondFactor(dispatch, run))
  const [snapshot, send] = useMachine(machine, { input: { intent } })
  const ended = snapshot.status === 'done'
  const done = snapshot.matches('done')
  useEffect(() => {
    if (!ended) return
    if (done) void showToast({ message: DONE[intent] })
    onClose()
  }, [ended, done, intent, onClose])
  return { snapshot, send, dialog }
}

interface FlowProps {
  readonly snapshot: Snapshot
  readonly send: ReturnType<typeof useFlow>['send']
  readonly email: string
}

const TurnOffQuestion = ({ snapshot, send }: FlowProps) => (
  <AskDialog
    isOpen={snapshot.status === 'active'}
    kind="warning"
    title="¿Volver al código por correo?"
    main={{ label: 'Seguir con la aplicación', onClick: () => send({ type: 'closed' }) }}
    other={{
      label: 'Volver al correo',
      onClick: () => send({ type: 'confirmed' }),
      busy: snapshot.matches('turningOff'),
    }}
  >
    <p>
      Los códigos de la aplicación y los de recuperación dejan de servir. Al ingresar le llegará un código al correo.
    </p>
    {snapshot.context.error === null ? null : <FailedState title={snapshot.context.error} />}
  </AskDialog>
)

const RenewalQuestion = ({ snapshot, send }: FlowProps) => (
  <AskDialog
    isOpen={snapshot.status === 'active'}
    kind="warning"
    title="¿Crear códigos de recuperación nuevos?"
    main={{ label: 'Seguir con los que tengo', onClick: () => send({ type: 'closed' }) }}
    other={{
      label: 'Crear códigos nuevos',
      onClick: () => send({ type: 'confirmed' }),
      busy: snapshot.matches('renewing'),
    }}
  >
    <p>Los códigos que guardó antes dejan de servir.</p>
    {snapshot.context.error === null ? null : <FailedState title={snapshot.context.error} />}
  </AskDialog>
)

const CodeStep = ({ snapshot, send }: FlowProps) => {
  const { codigo, codeError, error } = snapshot.context
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (codeError !== null) focusFirstWrong(part.current)
  }, [codeError])
  return (
    <div ref={part} className="acc-code">
      {error === null ? null : <FailedState title={error} text="Escriba otro código y envíelo de nuevo." />}
      <TextField
        label="Código de la aplicación"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        value={codigo}
        error={codeError}
        hint="6 dígitos; cambian cada 30 segundos"
        onChange={(next) => send({ type: 'code.changed', codigo: next })}
        onEnter={() => send({ type: 'code.sent' })}
      />
    </div>
  )
}

const Body = (props: FlowProps) => {
  const { snapshot, send, email } = props
  const { secreto, uri, codigos, kept, error } = snapshot.context
  if (snapshot.matches('failed')) {
    return (
      <FailedState title={error ?? ''} text="Su segundo factor sigue igual." onRetry={() => send({ type: 'retry' })} />
    )
  }
  if (snapshot.matches('showingSecret')) return <SecretStep secret={secreto} uri={uri} />
  if (snapshot.matches('typingCode') || snapshot.matches('verifying')) return <CodeStep {...props} />
  if (snapshot.matches('showingCodes')) {
    return (
      <RecoveryCodesStep
        codes={codigos}
        email={email}
        kept={kept}
        onKept={(next) => send({ type: 'codes.kept', kept: next })}
      />
    )
  }
  return null
}

const Foot = ({ snapshot, send }: FlowProps) => {
  if (snapshot.matches('showingCodes')) {
    return (
      <ModalFoot>
        <Action
          kind="filled"
          reason={snapshot.context.kept ? null : KEEP_FIRST}
          onClick={() => send({ type: 'closed' })}
        >
          Terminar
        </Action>
      </ModalFoot>
    )
  }
  if (snapshot.matches('typingCode') || snapshot.matches('verifying')) {
    return (
      <ModalFoot>
        <Action kind="quiet" onClick={() => send({ type: 'back' })}>
          Volver
        </Action>
        <Action kind="filled" busy={snapshot.matches('verifying')} onClick={() => send({ type: 'code.sent' })}>
          Activar la aplicación
        </Action>
      </ModalFoot>
    )
  }
  return (
    <ModalFoot>
      <Action kind="quiet" onClick={() => send({ type: 'closed' })}>
        Cancelar
      </Action>
      {snapshot.matches('failed') ? null : (
        <Action kind="filled" onClick={() => send({ type: 'secret.added' })}>
          Ya la agregué
        </Action>
      )}
    </ModalFoot>
  )
}

const Steps = (props: FlowProps) => {
  const { snapshot, send } = props
  const frame = useRef<HTMLDivElement>(null)
  const step = stepOf(snapshot)
  useRescuedFocus(snapshot.context.secreto === '' && snapshot.context.codigos.length === 0 ? null : String(step), frame)
  const renewed = snapshot.context.intent === 'renewCodes'
  const leave = snapshot.matches('verifying') ? ({ type: 'back' } as const) : ({ type: 'closed' } as const)
  return (
    <Modal
      isOpen={snapshot.status === 'active' && !snapshot.matches('starting')}
      onClose={snapshot.matches('showingCodes') ? undefined : () => send(leave)}
      closeLabel={snapshot.matches('verifying') ? 'Dejar de esperar' : 'Cancelar'}
      size={640}
      title={renewed ? 'Códigos de recuperación nuevos' : 'Activar la aplicación de códigos'}
      band={renewed ? undefined : <StepStrip label="Activar la aplicación de códigos" steps={STEPS} current={step} />}
      foot={<Foot {...props} />}
    >
      <div ref={frame} className="acc-step" tabIndex={-1}>
        <Body {...props} />
      </div>
    </Modal>
  )
}

export interface SecondFactorDialogProps {
  readonly intent: FactorInput['intent']
  /** Whose account it is, written on the file of codes. */
  readonly email: string
  readonly onClose: () => void
}

/** To be mounted when something is to be changed, and taken away when it says so. */
export const SecondFactorDialog = ({ intent, email, onClose }: SecondFactorDialogProps) => {
  useFocusBack()
  const { snapshot, send, dialog } = useFlow(intent, onClose)
  const flow: FlowProps = { snapshot, send, email }
  const asksOff = snapshot.matches('askingOff') || snapshot.matches('turningOff')
  const asksRenewal = snapshot.matches('askingRenewal') || snapshot.matches('renewing')
  return (
    <>
      {asksOff ? <TurnOffQuestion {...flow} /> : asksRenewal ? <RenewalQuestion {...flow} /> : <Steps {...flow} />}
      {dialog}
    </>
  )
}
