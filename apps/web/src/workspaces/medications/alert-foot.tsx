/** The verbs of each situation: the safe one filled, with the focus and Esc; the dangerous one quiet, off until everything is answered. @fuente UI, principio 5; ui 22 */
import { RepeatIcon, SwapHorizontalIcon } from '@blueprintjs/icons'
import type { AlertEvent, Decision } from '@cauce/machines/medication-alert/types'
import { Action } from '@cauce/ui/action/action'
import { ModalFoot } from '@cauce/ui/modal/modal'
import { takeFocus } from '@cauce/ui/modal/take-focus'
import { missingWords, type Gate } from './alert-questions.ts'
import { safeVerb, situationOf, type AlertSnapshot } from './alert-words.ts'

export interface AlertFootProps {
  readonly snapshot: AlertSnapshot
  readonly gate: Gate
  readonly send: (event: AlertEvent) => void
}

const Answering = ({ snapshot, gate, send }: AlertFootProps) => {
  const recording = situationOf(snapshot) === 'recording'
  const { decision, line } = snapshot.context
  const gaps = gate.items.filter((item) => 'gap' in item).length
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
          Formular de todos modos
        </Action>
      </div>
      {recording ? (
        <Action kind="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
          Dejar de esperar
        </Action>
      ) : null}
      {gaps > 1 && !recording ? (
        <Action icon={<RepeatIcon />} onClick={() => send({ type: 'check.again' })}>
          Volver a comprobar todo
        </Action>
      ) : null}
      <Action icon={<SwapHorizontalIcon />} onClick={() => send({ type: 'line.changed' })} {...state('cambiar')}>
        Cambiar por otro…
      </Action>
      <Action
        ref={takeFocus}
        kind="filled"
        keys="Esc"
        onClick={() => send({ type: 'line.rejected' })}
        {...state('no_formular')}
      >
        {safeVerb(line)}
      </Action>
    </ModalFoot>
  )
}

/** Going on could not be written: not prescribing is written after it. A refusal that cannot be written either may be left. */
const RecordFailed = ({ snapshot, send }: AlertFootProps) => (
  <ModalFoot>
    <Action kind="quiet" onClick={() => send({ type: 'line.rejected' })}>
      {snapshot.context.decision === 'formular' ? safeVerb(snapshot.context.line) : 'Cerrar sin registrar'}
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
