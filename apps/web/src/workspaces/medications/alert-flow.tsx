/** The alerts of a line, walked in one dialog: interactions, shortage, allergy, notices. @fuente spec 2 §4; ui 05, 06 */
import type { CheckKind, Finding } from '@cauce/domain/medication/check'
import { worstOf } from '@cauce/domain/medication/reason'
import type { medicationAlertMachine } from '@cauce/machines/medication-alert'
import type { AlertEvent, Step } from '@cauce/machines/medication-alert/types'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { StepStrip } from '@cauce/ui/step-strip/step-strip'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { focusFirstWrong } from '../ordering/focus-first-wrong.ts'
import { AlertFinding } from './alert-finding.tsx'
import { AlertFoot } from './alert-foot.tsx'
import { AlertReason } from './alert-reason.tsx'
import { endsOf, situationOf, stepOf, stripOf, titleOf, type AlertSnapshot, type Situation } from './alert-words.ts'
import { useAlertDialog } from './use-alert-dialog.ts'
import './alerts.css'

export interface AlertFlowProps {
  readonly actor: ActorRefFrom<typeof medicationAlertMachine>
}

interface PartProps {
  readonly snapshot: AlertSnapshot
  readonly send: (event: AlertEvent) => void
}

const LABELS: Readonly<Record<Step, string>> = {
  interacciones: '¿Por qué sigue? Queda en la orden y en la auditoría',
  desabastecimiento: '¿Por qué sigue? Queda en la orden y en la auditoría',
  alergia: 'Si lo ordena, explique por qué. Queda en la orden y en la auditoría',
  avisos: '¿Por qué sigue? Queda en la orden y en la auditoría',
}

/** Checks of what was found, each once: their usual reasons are offered. */
const checksOf = (findings: readonly Finding[]): readonly CheckKind[] => [
  ...new Set(findings.map(({ comprobacion }) => comprobacion)),
]

const Found = ({ snapshot, send }: PartProps) => {
  const { findings, line, motivo, reasonError } = snapshot.context
  const step = stepOf(snapshot)
  const situation = situationOf(snapshot)
  return (
    <>
      {situation === 'failed' ? <FailedState title={snapshot.context.recordError ?? ''} /> : null}
      {findings.map((finding) => (
        <AlertFinding key={finding.clave} finding={finding} addedId={line.codesumi.id} said={titleOf(snapshot)} />
      ))}
      {worstOf(findings) === 'informativa' || situation === 'blocked' ? null : (
        <AlertReason
          label={LABELS[step]}
          reasonFor={checksOf(findings)}
          severity={worstOf(findings)}
          value={motivo}
          onChange={(text) => send({ type: 'reason.changed', motivo: text })}
          error={reasonError}
          disabled={situation !== 'asking'}
        />
      )}
    </>
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
  return situation === 'notMade' ? <NotMade {...props} /> : <Found {...props} />
}

/** What Esc does: the safe answer, or to stop waiting. */
const escapeOf = (situation: Situation): AlertEvent =>
  situation === 'checking' || situation === 'recording' ? { type: 'wait.cancelled' } : { type: 'line.rejected' }

export const AlertFlow = ({ actor }: AlertFlowProps) => {
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
      size={640}
      role="alertdialog"
      title={titleOf(snapshot)}
      note={snapshot.context.line.codesumi.nombre}
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
      <div className="alt-body" ref={body}>
        <Body snapshot={snapshot} send={send} />
      </div>
    </Modal>
  )
}
