/** The alerts of a line, all of them in one dialog: what was found, what could not be checked, and the answer to each. @fuente spec 2 §4; ui 22 */
import { AUDIT_FAILED } from '@cauce/domain/medication/alert-messages'
import type { CheckKind } from '@cauce/domain/medication/check'
import { severityWord } from '@cauce/domain/medication/check-words'
import type { DoseProposal } from '@cauce/domain/medication/dose-proposal'
import { worstOf } from '@cauce/domain/medication/reason'
import type { medicationAlertMachine } from '@cauce/machines/medication-alert'
import type { AlertEvent } from '@cauce/machines/medication-alert/types'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { AlertAnswer } from './alert-answer.tsx'
import { AlertFindings } from './alert-findings.tsx'
import { AlertFoot } from './alert-foot.tsx'
import { gateOf, type Gate, type Question } from './alert-questions.ts'
import { cleanWords, noteOf, situationOf, titleOf, type AlertSnapshot, type Situation } from './alert-words.ts'
import { useAlertDialog } from './use-alert-dialog.ts'
import { useAlertKeys } from './use-alert-keys.ts'
import './alerts.css'
import './gate.css'

export interface AlertFlowProps {
  readonly actor: ActorRefFrom<typeof medicationAlertMachine>
  /** Takes what is proposed for the dose: the line is changed and checked again. Left out: it cannot be changed from here. */
  readonly onMend?: ((proposal: DoseProposal) => void) | undefined
}

interface PartProps {
  readonly snapshot: AlertSnapshot
  readonly gate: Gate
  readonly send: (event: AlertEvent) => void
  readonly onMend: AlertFlowProps['onMend']
}

/** The answer of one check, or of everything where only one thing is asked. */
const writtenFor = (questions: readonly Question[], { comprobacion }: Question, motivo: string): AlertEvent =>
  questions.length > 1 ? { type: 'reason.changed', comprobacion, motivo } : { type: 'reason.changed', motivo }

const Found = ({ snapshot, gate, send, onMend }: PartProps) => {
  const [writing, setWriting] = useState<CheckKind | null>(null)
  const answer = useRef<HTMLDivElement>(null)
  const situation = situationOf(snapshot)
  const { items, questions } = gate
  const asking = situation === 'asking'
  const chosen = questions.find(({ comprobacion }) => comprobacion === writing) ?? questions[0]
  const current = situation === 'blocked' || chosen === undefined ? null : chosen
  const write = ({ comprobacion }: Question): void => {
    setWriting(comprobacion)
    // After it is drawn: the reason of another finding is another field.
    requestAnimationFrame(() => answer.current?.querySelector('textarea')?.focus())
  }
  useAlertKeys(asking, {
    write: (numero) => {
      const question = questions.find(({ numeros }) => numeros.includes(numero))
      if (question !== undefined) write(question)
    },
    mend: () => {
      const propuesta = items.map((item) => ('finding' in item ? item.finding.propuesta : undefined))
      const first = propuesta.find((each) => each !== undefined)
      if (first !== undefined) onMend?.(first)
    },
  })
  const written =
    current === null ? null : (
      <AlertAnswer
        questions={questions}
        current={current}
        disabled={!asking}
        onChange={(question, motivo) => send(writtenFor(questions, question, motivo))}
      />
    )
  return (
    <div className={`gate${written === null ? ' gate-alone' : ''}`} ref={answer}>
      {situation === 'failed' ? (
        <div className="gate-failed">
          <FailedState title={AUDIT_FAILED} text={snapshot.context.recordError} />
        </div>
      ) : null}
      <AlertFindings
        gate={gate}
        line={snapshot.context.line}
        clean={cleanWords(snapshot)}
        current={current}
        disabled={!asking}
        onWrite={write}
        onAgain={(comprobacion) => send({ type: 'check.again', comprobacion })}
        onLeave={(comprobacion) => send({ type: 'check.left', comprobacion })}
        onMend={onMend}
      />
      {written}
    </div>
  )
}

const Waiting = () => (
  <output aria-label="Se comprueba la línea">
    <p className="ca-second">Interacciones, desabastecimiento, alergia y avisos…</p>
    <Skeleton lines={3} height="18px" />
  </output>
)

const toneOf = ({ context }: AlertSnapshot): 'bad' | 'waiting' | undefined => {
  const { tone } = severityWord(worstOf(context.findings))
  return tone === 'bad' || tone === 'waiting' ? tone : undefined
}

/** What Esc does: the safe answer, or to stop waiting. */
const escapeOf = (situation: Situation): AlertEvent =>
  situation === 'checking' || situation === 'recording' ? { type: 'wait.cancelled' } : { type: 'line.rejected' }

export const AlertFlow = ({ actor, onMend }: AlertFlowProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const situation = situationOf(snapshot)
  const isOpen = useAlertDialog(situation)
  const { line } = snapshot.context
  const gate = gateOf(snapshot.context)
  const isGate = situation !== 'checking'
  const send = (event: AlertEvent): void => actor.send(event)
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => send(escapeOf(situation))}
      size={isGate ? 1080 : 640}
      {...(isGate ? { tone: toneOf(snapshot) } : {})}
      flush={isGate}
      role="alertdialog"
      {...(situation === 'asking' || situation === 'blocked' ? { closeLabel: 'Cerrar sin formular' } : {})}
      title={titleOf(gate, line, situation)}
      note={noteOf(gate, line, situation)}
      foot={<AlertFoot snapshot={snapshot} gate={gate} send={send} />}
    >
      <div className={isGate ? 'gate-frame' : 'alt-body'}>
        {isGate ? <Found snapshot={snapshot} gate={gate} send={send} onMend={onMend} /> : <Waiting />}
      </div>
    </Modal>
  )
}
