/** The alerts of a line, walked in one dialog: interactions, shortage, allergy, notices. @fuente spec 2 §4; ui 05, 06 */
import type { CheckKind, Finding } from '@cauce/domain/medication/check'
import { severityWord } from '@cauce/domain/medication/check-words'
import type { DoseProposal } from '@cauce/domain/medication/dose-proposal'
import { worstOf } from '@cauce/domain/medication/reason'
import type { medicationAlertMachine } from '@cauce/machines/medication-alert'
import type { AlertEvent } from '@cauce/machines/medication-alert/types'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { StepStrip } from '@cauce/ui/step-strip/step-strip'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { AlertAnswer } from './alert-answer.tsx'
import { AlertFinding } from './alert-finding.tsx'
import { AlertFindings } from './alert-findings.tsx'
import { AlertFoot } from './alert-foot.tsx'
import { gateOf, type Question } from './alert-questions.ts'
import { AlertReason } from './alert-reason.tsx'
import { endsOf, situationOf, stepOf, stripOf, titleOf, type AlertSnapshot, type Situation } from './alert-words.ts'
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
  readonly send: (event: AlertEvent) => void
  readonly onMend?: AlertFlowProps['onMend']
}

/** Checks of what was found, each once: their usual reasons are offered. */
const checksOf = (findings: readonly Finding[]): readonly CheckKind[] => [
  ...new Set(findings.map(({ comprobacion }) => comprobacion)),
]

/** The answer of one check, or of everything where only one found something. */
const writtenFor = (questions: readonly Question[], { comprobacion }: Question, motivo: string): AlertEvent =>
  questions.length > 1 ? { type: 'reason.changed', comprobacion, motivo } : { type: 'reason.changed', motivo }

const Found = ({ snapshot, send, onMend }: PartProps) => {
  const [writing, setWriting] = useState<CheckKind | null>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { line } = snapshot.context
  const situation = situationOf(snapshot)
  const gate = gateOf(snapshot.context)
  const { asks, questions } = gate
  const asking = situation === 'asking'
  const chosen = questions.find(({ comprobacion }) => comprobacion === writing) ?? questions[0]
  const current = situation === 'blocked' || chosen === undefined ? null : chosen
  const write = ({ comprobacion }: Question): void => {
    setWriting(comprobacion)
    // After it is drawn: the reason of another finding is another field.
    requestAnimationFrame(() => answer.current?.querySelector('textarea')?.focus())
  }
  const mends = onMend !== undefined && stepOf(snapshot) === 'avisos' ? onMend : undefined
  useAlertKeys(asking, {
    write: (numero) => {
      const question = questions.find(({ numeros }) => numeros.includes(numero))
      if (question !== undefined) write(question)
    },
    mend: () => {
      const propuesta = asks.map(({ finding }) => finding.propuesta).find((each) => each !== undefined)
      if (propuesta !== undefined) mends?.(propuesta)
    },
  })
  return (
    <div className={`gate${current === null ? ' gate-alone' : ''}`} ref={answer}>
      {situation === 'failed' ? (
        <div className="gate-failed">
          <FailedState title={snapshot.context.recordError ?? ''} />
        </div>
      ) : null}
      <AlertFindings
        gate={gate}
        line={line}
        said={titleOf(snapshot)}
        current={current}
        disabled={!asking}
        onWrite={write}
        onMend={mends}
      />
      {current === null ? null : (
        <AlertAnswer
          questions={questions}
          current={current}
          disabled={!asking}
          onChange={(question, motivo) => send(writtenFor(questions, question, motivo))}
        />
      )}
    </div>
  )
}

const NotMade = ({ snapshot, send }: PartProps) => {
  const { notMade, motivo, reasonError, ledger, findings, line } = snapshot.context
  const worst = worstOf(findings)
  return (
    <>
      {findings.map((finding) => (
        <AlertFinding key={finding.clave} finding={finding} addedId={line.codesumi.id} />
      ))}
      <div className="alt-not-made" role="alert">
        <StatusChip tone="unknown" label="No verificado" />
        <p>{notMade?.porQue}</p>
        <p className="ca-second">
          No se sabe si hay algo que advertir. Sin explicar queda pendiente en la línea y la orden no se puede generar.
        </p>
      </div>
      <AlertReason
        key={ledger.length}
        label="¿Por qué sigue sin comprobarlo? Queda en la orden y en la auditoría"
        reasonFor={['no_verificada', ...checksOf(findings)]}
        severity={worst === 'informativa' ? 'moderada' : worst}
        value={motivo}
        onChange={(text) => send({ type: 'reason.changed', motivo: text })}
        error={reasonError}
      />
    </>
  )
}

const Waiting = ({ snapshot }: Pick<PartProps, 'snapshot'>) => (
  <output aria-label={snapshot._nodes.at(-1)?.description ?? ''}>
    <p className="ca-second">{snapshot._nodes.at(-1)?.description}…</p>
    <Skeleton lines={3} height="18px" />
  </output>
)

const Body = (props: PartProps) => {
  const situation = situationOf(props.snapshot)
  if (situation === 'checking') return <Waiting snapshot={props.snapshot} />
  return situation === 'notMade' ? <NotMade {...props} /> : <Found key={stepOf(props.snapshot)} {...props} />
}

/** Situations that show the findings, with their answers beside them. */
const isGate = (situation: Situation): boolean => situation !== 'checking' && situation !== 'notMade'

/** What stands under the title: the drug, and how many findings there are. */
const noteOf = (snapshot: AlertSnapshot): string => {
  const { line, findings } = snapshot.context
  const { nombre } = line.codesumi
  if (!isGate(situationOf(snapshot))) return nombre
  const { asks } = gateOf({ findings, motivo: '', motivos: {} })
  return asks.length === 1 ? nombre : `${nombre}: ${asks.length} hallazgos, primero lo más grave`
}

const toneOf = (snapshot: AlertSnapshot): 'bad' | 'waiting' | undefined => {
  if (!isGate(situationOf(snapshot))) return undefined
  const { tone } = severityWord(worstOf(snapshot.context.findings))
  return tone === 'bad' || tone === 'waiting' ? tone : undefined
}

/** What Esc does: the safe answer, or to stop waiting. */
const escapeOf = (situation: Situation): AlertEvent =>
  situation === 'checking' || situation === 'recording' ? { type: 'wait.cancelled' } : { type: 'line.rejected' }

export const AlertFlow = ({ actor, onMend }: AlertFlowProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const body = useRef<HTMLDivElement>(null)
  const [situation, step] = [situationOf(snapshot), stepOf(snapshot)]
  const isOpen = useAlertDialog(situation)
  const send = (event: AlertEvent): void => {
    actor.send(event)
    if (event.type === 'line.confirmed') focusFirstWrong(body.current)
  }
  const strip = stripOf(step)
  const answering = situation === 'recording' ? 'asking' : situation
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => send(escapeOf(situation))}
      size={isGate(situation) ? 1080 : 640}
      tone={toneOf(snapshot)}
      flush={isGate(situation)}
      role="alertdialog"
      title={titleOf(snapshot)}
      note={noteOf(snapshot)}
      band={
        <StepStrip
          label="Comprobaciones del medicamento"
          steps={strip}
          current={Math.max(['interacciones', 'desabastecimiento', 'alergia', 'avisos'].indexOf(step), 0)}
          ends={endsOf(snapshot)}
          tone={step === 'alergia' && answering === 'asking' ? 'bad' : 'info'}
        />
      }
      foot={
        <AlertFoot key={`${step} ${answering} ${snapshot.context.ledger.length}`} snapshot={snapshot} send={send} />
      }
    >
      <div className={isGate(situation) ? 'gate-frame' : 'alt-body'} ref={body}>
        <Body snapshot={snapshot} send={send} onMend={onMend} />
      </div>
    </Modal>
  )
}
