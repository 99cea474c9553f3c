/** The verbs of each situation: the safe one filled, with the focus and Esc; the dangerous one quiet. @fuente UI, principio 5 */
import { RepeatIcon, SwapHorizontalIcon } from '@blueprintjs/icons'
import type { AlertEvent, Decision } from '@cauce/machines/medication-alert/types'
import { Action } from '@cauce/ui/action/action'
import { ModalFoot } from '@cauce/ui/modal/modal'
import { takeFocus } from '@cauce/ui/modal/take-focus'
import { gateOf, missingWords } from './alert-questions.ts'
import { situationOf, stepOf, verbsOf, type AlertSnapshot } from './alert-words.ts'

export interface AlertFootProps {
  readonly snapshot: AlertSnapshot
  readonly send: (event: AlertEvent) => void
}

const Answering = ({ snapshot, send }: AlertFootProps) => {
  const step = stepOf(snapshot)
  const { safe, goOn } = verbsOf(step)
  const recording = situationOf(snapshot) === 'recording'
  const { decision } = snapshot.context
  /** The verb that was chosen is under way, and keeps the focus; the others wait. */
  const state = (own: Decision) => ({ busy: recording && decision === own, disabled: recording && decision !== own })
  return (
    <ModalFoot note={recording ? 'Se registra su respuesta' : undefined}>
      <div className="alt-aside gate-go">
        <Action
          kind="danger"
          onClick={() => send({ type: 'line.confirmed' })}
          reason={recording ? null : missingWords(gateOf(snapshot.context).questions)}
          {...state('formular')}
        >
          {goOn}
        </Action>
      </div>
      {recording ? (
        <Action kind="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
          Dejar de esperar
        </Action>
      ) : null}
      {step === 'avisos' ? null : (
        <Action icon={<SwapHorizontalIcon />} onClick={() => send({ type: 'line.changed' })} {...state('cambiar')}>
          Cambiar por otro…
        </Action>
      )}
      <Action
        ref={takeFocus}
        kind="filled"
        keys="Esc"
        onClick={() => send({ type: 'line.rejected' })}
        {...state('no_formular')}
      >
        {safe}
      </Action>
    </ModalFoot>
  )
}

const NotMade = ({ send }: AlertFootProps) => (
  <ModalFoot>
    <div className="alt-aside">
      <Action kind="quiet" onClick={() => send({ type: 'line.rejected' })}>
        No formular
      </Action>
    </div>
    <Action kind="quiet" onClick={() => send({ type: 'check.left' })}>
      Seguir sin explicar
    </Action>
    <Action onClick={() => send({ type: 'line.confirmed' })}>Explicar y seguir</Action>
    <Action ref={takeFocus} kind="filled" icon={<RepeatIcon />} onClick={() => send({ type: 'check.again' })}>
      Comprobar de nuevo
    </Action>
  </ModalFoot>
)

/** Going on could not be written: not prescribing is written after it. A refusal that cannot be written either may be left. */
const RecordFailed = ({ snapshot, send }: AlertFootProps) => (
  <ModalFoot>
    <Action kind="quiet" onClick={() => send({ type: 'line.rejected' })}>
      {snapshot.context.decision === 'formular' ? 'No formular' : 'Cerrar sin registrar'}
    </Action>
    <Action ref={takeFocus} kind="filled" onClick={() => send({ type: 'retry' })}>
      Intentar de nuevo
    </Action>
  </ModalFoot>
)

/** What is short is taken away; what nobody orders so is corrected. */
const Blocked = ({ snapshot, send }: AlertFootProps) => {
  const isShort = stepOf(snapshot) === 'desabastecimiento'
  return (
    <ModalFoot note={isShort ? 'No se puede formular mientras dure' : 'Nadie puede ordenarlo así'}>
      <Action ref={takeFocus} kind="filled" onClick={() => send({ type: 'line.rejected' })}>
        {isShort ? 'Quitar el medicamento' : 'Corregir la línea'}
      </Action>
    </ModalFoot>
  )
}

export const AlertFoot = (props: AlertFootProps) => {
  const situation = situationOf(props.snapshot)
  if (situation === 'notMade') return <NotMade {...props} />
  if (situation === 'failed') return <RecordFailed {...props} />
  if (situation === 'blocked') return <Blocked {...props} />
  if (situation === 'checking')
    return (
      <ModalFoot>
        <Action ref={takeFocus} onClick={() => props.send({ type: 'wait.cancelled' })}>
          Dejar de esperar
        </Action>
      </ModalFoot>
    )
  return <Answering {...props} />
}
