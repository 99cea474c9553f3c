/** The walk of a line through its checks: pure functions from a fact to what changes in the context. */
import { ALLERGIC_PATIENT, CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import type { Finding, LedgerEntry } from '@cauce/domain/medication/check'
import {
  allergyWithoutDetail,
  findingsOfLine,
  notMade,
  readAllergyDetail,
  type AllergyDetail,
  type CheckOutcome,
} from '@cauce/domain/medication/check-answers'
import { latestByCheck } from '@cauce/domain/medication/ledger'
import { worstOf } from '@cauce/domain/medication/reason'
import { whyNotMade, type CallEnd } from '@cauce/domain/medication/why-not-made'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '../failure.ts'
import { readReply } from './questions.ts'
import { reasonOf } from './reasons.ts'
import {
  CHECKS_OF_STEP,
  type AlertContext,
  type AlertInput,
  type AlertOutput,
  type CheckReply,
  type Decision,
  type DecisionRecord,
  type RecordedStep,
  type Step,
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
  operador: input.operador ?? null,
  now: '',
  ledger: [],
  findings: [],
  notMade: null,
  motivo: '',
  motivos: {},
  reasonError: null,
  decision: null,
  refusal: null,
  recordError: null,
  idempotencyKey: null,
  output: NOTHING_SAID,
})

/** Reasons that other lines already gave to these findings, as one text; null where one of them has none. */
const reasonGiven = ({ answered }: AlertContext, findings: readonly Finding[]): string | null => {
  const reasons = findings.map(({ clave }) => answered.find((one) => one.clave === clave)?.motivo ?? null)
  return reasons.length === 0 || reasons.includes(null) ? null : [...new Set(reasons)].join(' · ')
}

/** What a check comes to where all that it found is of other lines and was answered there. */
const emptied = ({ por_que }: CheckOutcome): LedgerEntry['respuesta'] => (por_que === null ? 'limpia' : 'no_verificada')

/** What was found beside a gap asks for a reason that answers the gap too, but where it only informs. */
const isGap = ({ respuesta, por_que, hallazgos }: LedgerEntry): boolean =>
  respuesta === 'no_verificada' ||
  (respuesta === 'encontrada' && por_que !== null && worstOf(hallazgos) === 'informativa')

const entryOf = (context: AlertContext, outcome: CheckOutcome): LedgerEntry => {
  const known = new Set(context.answered.map(({ clave }) => clave))
  const hallazgos = findingsOfLine(outcome.hallazgos, context.line.codesumi.id, known)
  return {
    ...outcome,
    hallazgos,
    respuesta: outcome.respuesta === 'encontrada' && hallazgos.length === 0 ? emptied(outcome) : outcome.respuesta,
    origen: 'profesional',
    hora: context.now,
    motivo:
      outcome.comprobacion === 'alergia_cruzada' && outcome.respuesta === 'no_verificada'
        ? (latestByCheck(context.ledger).get('alergia')?.motivo ?? null)
        : reasonGiven(context, hallazgos),
    operador: context.operador,
  }
}

const outcomesKnown = (context: AlertContext, outcomes: readonly CheckOutcome[], failed = false): Change => {
  const entries = outcomes.map((outcome) => entryOf(context, outcome))
  const missing = entries.find((entry) => isGap(entry) && entry.motivo === null)
  const given = new Set(context.answered.map(({ clave }) => clave))
  return {
    ledger: [...context.ledger, ...entries],
    findings: entries
      .flatMap(({ hallazgos }) => hallazgos)
      .filter(({ clave, bloquea }) => bloquea || !given.has(clave)),
    notMade: missing === undefined ? null : { porQue: missing.por_que ?? '', failed },
    motivo: '',
    motivos: {},
    reasonError: null,
    decision: null,
    recordError: null,
    idempotencyKey: null,
  }
}

/** The check of a step was not made: what was known of it stays in the ledger, under this. */
export const checkNotMade = (context: AlertContext, step: Step, end: CallEnd, said: string | null = null): Change => {
  const porQue = whyNotMade(end, context.now, said)
  return outcomesKnown(
    context,
    CHECKS_OF_STEP[step].map((check) => notMade(check, porQue)),
    true,
  )
}

/** The call of a check failed. */
export const checkFailed = (context: AlertContext, step: Step, thrown: unknown): Change => {
  const { status, codigo, error } = failureOf(thrown)
  if (codigo === BAD_ANSWER) return checkNotMade(context, step, 'no_se_entiende')
  return checkNotMade(context, step, status === null ? 'sin_respuesta' : 'rechazada', error)
}

/** A check answered; an answer to another question is none. */
export const checkAnswered = (context: AlertContext, step: Step, reply: CheckReply): Change => {
  const outcomes = reply.step === step ? readReply(context, reply) : null
  return outcomes === null ? checkNotMade(context, step, 'no_se_entiende') : outcomesKnown(context, outcomes)
}

/** The server refused with an allergy, and its details came. What came of somebody else's is as good as nothing. */
export const allergyDetailed = (context: AlertContext, detail: AllergyDetail): Change => {
  const outcome = readAllergyDetail(detail)
  return outcome === null ? allergyUndetailed(context) : outcomesKnown(context, [outcome])
}

/** The details did not come: the finding stands with the sentence of the refusal. */
export const allergyUndetailed = (context: AlertContext): Change => {
  const { id, nombre } = context.line.codesumi
  return outcomesKnown(context, [allergyWithoutDetail(id, nombre, context.refusal ?? ALLERGIC_PATIENT)])
}

/** The sentence of the refusal is kept while its details are asked for. */
export const allergyRefused = (thrown: unknown): Change => ({ refusal: failureOf(thrown).error ?? ALLERGIC_PATIENT })

const MESSAGES: Readonly<Record<Step, string | null>> = {
  interacciones: null,
  desabastecimiento: null,
  alergia: CANCELLED_BY_ALLERGY,
  avisos: null,
}

/** How the walk ends once the decision is recorded, or where there is nothing to record. */
export const decided = (step: Step, decision: Decision): Change => ({
  decision,
  idempotencyKey: null,
  output: { result: 'cancelled', mensaje: MESSAGES[step], clearsForm: decision === 'no_formular' },
})

/** The walk came to its end. */
export const accepted = ({ ledger }: AlertContext): Change => ({
  output: { result: 'accepted', comprobaciones: ledger },
})

/** The answer could not be recorded: the server's sentence, or that nobody answered. */
export const recordFailed = (thrown: unknown): Change => ({ recordError: failureOf(thrown).error ?? CONNECTION_LOST })

/** The record of a decision. The same decision always gives the same body: the key is bound to it. */
export const recordOf = (context: AlertContext, step: RecordedStep): DecisionRecord => {
  const goesOn = context.decision === 'formular'
  return {
    step,
    consultaId: context.consultaId,
    codesumiId: context.line.codesumi.id,
    alertIds: [...new Set(context.findings.flatMap(({ alerta_detalle_id: id }) => (id === null ? [] : [id])))],
    acepto: goesOn ? 'Si' : 'No',
    motivo: goesOn ? reasonOf(context, step).trim() || null : null,
    key: context.idempotencyKey ?? '',
  }
}
