/** The verbs of each situation: the safe one filled, with Esc; the dangerous one quiet, off until everything is answered. @fuente UI, principio 5; ui 22 */
import { SwapHorizontalIcon } from '@blueprintjs/icons'
import type { AlertEvent, Decision } from '@cauce/machines/medication-alert/types'
import { Action } from '@cauce/ui/action/action'
import { ModalFoot } from '@cauce/ui/modal/modal'
import { takeFocus } from '@cauce/ui/modal/take-focus'
import { missingWords, type Gate } from './alert-questions.ts'
import { situationOf, type AlertSnapshot } from './alert-words.ts'

export interface AlertFootProps {
  readonly snapshot: AlertSnapshot
  readonly gate: Gate
  readonly send: (event: AlertEvent) => void
}

const Answering = ({ snapshot, gate, send }: AlertFootProps) => {
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
          reason={recording ? null : missingWords(gate.questions)}
          {...state('formular')}
        >
          Ordenar de todos modos
        </Action>
      </div>
      {recording ? (
        <Action kind="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
          Dejar de esperar
        </Action>
      ) : null}
      <Action icon={<SwapHorizontalIcon />} onClick={() => send({ type: 'line.changed' })} {...state('cambiar')}>
        Cambiar por otro…
      </Action>
      <Action kind="filled" keys="Esc" onClick={() => send({ type: 'line.rejected' })} {...state('no_formular')}>
        Cancelar línea
      </Action>
    </ModalFoot>
  )
}

/** Going on could not be written: not prescribing is written after it. A refusal that cannot be written either may be left. */
const RecordFailed = ({ snapshot, send }: AlertFootProps) => (
  <ModalFoot>
    <Action kind="quiet" onClick={() => send({ type: 'line.rejected' })}>
      {snapshot.context.decision === 'formular' ? 'Cancelar línea' : 'Cerrar sin registrar'}
    </Action>
    <Action ref={takeFocus} kind="filled" onClick={() => send({ type: 'retry' })}>
      Intentar de nuevo
    </Action>
  </ModalFoot>
)

/** What is short is taken away; what nobody orders so is corrected. */
const Blocked = ({ snapshot, send }: AlertFootProps) => {
  const isShort = snapshot.context.findings.find(({ bloquea }) => bloquea)?.comprobacion === 'desabastecimiento'
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
