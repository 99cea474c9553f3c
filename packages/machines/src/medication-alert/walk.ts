/** The walk of a line through its checks: how it starts, how each call ends, how it is decided. Pure functions of the context. */
import { ALLERGIC_PATIENT, CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import type { CheckKind, Finding } from '@cauce/domain/medication/check'
import type { AllergyDetail } from '@cauce/domain/medication/check-answers'
import { worstOf } from '@cauce/domain/medication/reason'
import type { CallEnd } from '@cauce/domain/medication/why-not-made'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '../failure.ts'
import { askedOf, stepOf } from './asked.ts'
import { reasonOf } from './reasons.ts'
import {
  RECORDED_STEPS,
  STEPS,
  type AlertContext,
  type AlertInput,
  type AlertOutput,
  type CheckReply,
  type Decision,
  type DecisionRecord,
  type RecordedStep,
  type Step,
  type StepEnd,
} from './types.ts'

type Change = Partial<AlertContext>

const BAD_ANSWER = 'red.respuesta_no_valida'
/** It asks nothing of the form: nobody answered anything yet. */
const NOTHING_SAID: AlertOutput = { result: 'cancelled', mensaje: null, clearsForm: false }

export const newAlert = (input: AlertInput): AlertContext => ({
  consultaId: input.consultaId,
  afiliadoId: input.afiliadoId,
  line: input.line,
  selected: input.selected,
  answered: input.answered ?? [],
  before: input.before ?? [],
  operador: input.operador ?? null,
  now: '',
  asked: STEPS,
  ends: {},
  ledger: [],
  findings: [],
  broken: [],
  motivo: '',
  motivos: {},
  left: [],
  reasonError: null,
  decision: null,
  recordError: null,
  idempotencyKey: null,
  output: NOTHING_SAID,
})

const ended = ({ ends }: AlertContext, step: Step, end: StepEnd): Change => ({ ends: { ...ends, [step]: end } })

/** A check answered, whatever it says. */
export const checkAnswered = (context: AlertContext, step: Step, reply: CheckReply): Change =>
  ended(context, step, { kind: 'answered', hora: context.now, reply })

/** The call of a check failed. */
export const checkFailed = (context: AlertContext, step: Step, thrown: unknown): Change => {
  const { status, codigo, error: said } = failureOf(thrown)
  const known: CallEnd = status === null ? 'sin_respuesta' : 'rechazada'
  const end = codigo === BAD_ANSWER ? 'no_se_entiende' : known
  return ended(context, step, { kind: 'lost', hora: context.now, end, said: end === 'rechazada' ? said : null })
}

/** Nobody waits any longer: what has not ended was not checked, and what ended stays. */
export const checksLeft = (context: AlertContext, end: CallEnd): Change => {
  const { asked, ends, now: hora } = context
  const open = asked.filter((step) => ends[step] === undefined)
  return {
    ends: { ...Object.fromEntries(open.map((step) => [step, { kind: 'lost', hora, end, said: null }])), ...ends },
  }
}

/** The server refused with an allergy: it is known, with or without its details. */
export const allergyRefused = (context: AlertContext, thrown: unknown): Change =>
  ended(context, 'alergia', {
    kind: 'allergic',
    hora: context.now,
    refusal: failureOf(thrown).error ?? ALLERGIC_PATIENT,
    detail: null,
  })

export const allergyDetailed = (context: AlertContext, detail: AllergyDetail): Change => {
  const known = context.ends.alergia
  return known?.kind === 'allergic' ? ended(context, 'alergia', { ...known, hora: context.now, detail }) : {}
}

/** What was written of the checks that are not asked again, each as its own: the reason for all was of what was shown until now. */
const reasonsKept = (context: AlertContext, again: ReadonlySet<Step>): AlertContext['motivos'] =>
  Object.fromEntries(
    askedOf(context)
      .flatMap(({ checks }) => checks)
      .filter((check) => !again.has(stepOf(check)))
      .map((check) => [check, reasonOf(context, check)]),
  )

/**
 * Checks that could not be made are asked for again: with a check, only by the call that makes it. What they find then was seen by
 * nobody, and has no answer.
 */
export const askedAgain = (context: AlertContext, comprobacion: CheckKind | undefined): Change => {
  const open = askedOf(context).filter(({ porQue }) => porQue !== null)
  const chosen = comprobacion === undefined ? open : open.filter(({ checks }) => checks.includes(comprobacion))
  const steps = new Set(chosen.flatMap(({ checks }) => checks.map(stepOf)))
  return {
    asked: STEPS.filter((step) => steps.has(step)),
    ends: {},
    motivo: '',
    motivos: reasonsKept(context, steps),
    reasonError: null,
  }
}

const foundBy = ({ findings }: AlertContext, step: RecordedStep): readonly Finding[] =>
  findings.filter(({ comprobacion }) => comprobacion === step)

/** Steps that found something a person answers, and that is recorded. */
const recordedSteps = (context: AlertContext): readonly RecordedStep[] =>
  RECORDED_STEPS.filter((step) => worstOf(foundBy(context, step)) !== 'informativa')

export const hasRecords = (context: AlertContext): boolean => recordedSteps(context).length > 0

/** How the walk ends once the decision is recorded, or where there is nothing to record: then what was typed stays to be put right. */
export const decided = (context: AlertContext, decision: Decision): Change => {
  const steps = recordedSteps(context)
  return {
    decision,
    idempotencyKey: null,
    recordError: null,
    output: {
      result: 'cancelled',
      mensaje: steps.includes('alergia') ? CANCELLED_BY_ALLERGY : null,
      clearsForm: decision === 'no_formular' && steps.length > 0,
    },
  }
}

/** The walk came to its end. */
export const accepted = ({ ledger }: AlertContext): Change => ({
  output: { result: 'accepted', comprobaciones: ledger },
})

/** The answer could not be recorded: the server's sentence, or that nobody answered. */
export const recordFailed = (thrown: unknown): Change => ({ recordError: failureOf(thrown).error ?? CONNECTION_LOST })

/** The records of a decision, one for each step. The same decision always gives the same bodies: the keys are bound to them. */
export const recordsOf = (context: AlertContext): readonly DecisionRecord[] => {
  const goesOn = context.decision === 'formular'
  return recordedSteps(context).map((step) => ({
    step,
    consultaId: context.consultaId,
    codesumiId: context.line.codesumi.id,
    alertIds: [...new Set(foundBy(context, step).flatMap(({ alerta_detalle_id: id }) => (id === null ? [] : [id])))],
    acepto: goesOn ? 'Si' : 'No',
    motivo: goesOn ? reasonOf(context, step).trim() || null : null,
    key: `${context.idempotencyKey ?? ''}-${step}`,
  }))
}
