/** Once every call ended: what is written of each check, what was found, and what was answered of it before. */
import { CHECKS, type LedgerEntry } from '@cauce/domain/medication/check'
import {
  allergyWithoutDetail,
  findingsOfLine,
  notMade,
  readAllergyDetail,
  type CheckOutcome,
} from '@cauce/domain/medication/check-answers'
import { latestByCheck } from '@cauce/domain/medication/ledger'
import { reasonError } from '@cauce/domain/medication/reason'
import { whyNotMade, type CallEnd } from '@cauce/domain/medication/why-not-made'
import { askedOf, stepOf, type Asked } from './asked.ts'
import { readReply } from './questions.ts'
import { CHECKS_OF_STEP, STEPS, type AlertContext, type Step, type StepEnd } from './types.ts'

type Change = Partial<AlertContext>

/** Reasons that other lines already gave to these findings, as one text; null where one of them has none. */
const reasonGiven = ({ answered }: AlertContext, findings: LedgerEntry['hallazgos']): string | null => {
  const reasons = findings.map(({ clave }) => answered.find((one) => one.clave === clave)?.motivo ?? null)
  return reasons.length === 0 || reasons.includes(null) ? null : [...new Set(reasons)].join(' · ')
}

/** What a check comes to where all that it found is of other lines and was answered there. */
const emptied = ({ por_que }: CheckOutcome): LedgerEntry['respuesta'] => (por_que === null ? 'limpia' : 'no_verificada')

const entryOf = (context: AlertContext, outcome: CheckOutcome, hora: string): LedgerEntry => {
  const known = new Set(context.answered.map(({ clave }) => clave))
  const hallazgos = findingsOfLine(outcome.hallazgos, context.line.codesumi.id, known)
  return {
    ...outcome,
    hallazgos,
    respuesta: outcome.respuesta === 'encontrada' && hallazgos.length === 0 ? emptied(outcome) : outcome.respuesta,
    origen: 'profesional',
    hora,
    motivo: reasonGiven(context, hallazgos),
    operador: context.operador,
  }
}

interface Read {
  readonly outcomes: readonly CheckOutcome[]
  readonly failed: boolean
}

const unmade = (step: Step, { hora }: StepEnd, end: CallEnd, said: string | null = null): Read => ({
  outcomes: CHECKS_OF_STEP[step].map((check) => notMade(check, whyNotMade(end, hora, said))),
  failed: true,
})

/** What came of somebody else's allergy is as good as nothing: the sentence of the refusal stands. */
const allergic = (
  { line }: AlertContext,
  { refusal, detail }: Extract<StepEnd, { kind: 'allergic' }>,
): CheckOutcome => {
  const detailed = detail === null ? null : readAllergyDetail(detail)
  return detailed ?? allergyWithoutDetail(line.codesumi.id, line.codesumi.nombre, refusal)
}

/** An answer to another question is none. */
const readEnd = (context: AlertContext, step: Step, end: StepEnd): Read => {
  if (end.kind === 'lost') return unmade(step, end, end.end, end.said)
  if (end.kind === 'allergic') return { outcomes: [allergic(context, end)], failed: false }
  const outcomes = end.reply.step === step ? readReply(context, end.reply) : null
  return outcomes === null ? unmade(step, end, 'no_se_entiende') : { outcomes, failed: false }
}

const stepRead = (context: AlertContext, step: Step): AlertContext => {
  const end = context.ends[step]
  if (end === undefined || !context.asked.includes(step)) return context
  const { outcomes, failed } = readEnd(context, step, end)
  return {
    ...context,
    ledger: [...context.ledger, ...outcomes.map((outcome) => entryOf(context, outcome, end.hora))],
    broken: [...context.broken.filter((one) => one !== step), ...(failed ? [step] : [])],
  }
}

/** The reason that was given before to all of what is asked, where it says the same and the reason is still enough; null: none. */
const saidBefore = ({ before }: AlertContext, { comprobacion, findings, porQue, severidad }: Asked): string | null => {
  const rows = before.filter((entry) => entry.comprobacion === comprobacion)
  const serves = rows.findLast(
    ({ por_que, hallazgos, motivo }) =>
      reasonError(severidad, motivo) === null &&
      (porQue === null || porQue === por_que) &&
      findings.every(({ clave }) => hallazgos.some((seen) => seen.clave === clave)),
  )
  return serves?.motivo ?? null
}

/** Reasons of what was asked now begin with what was said before; those of what was not asked again stay. */
const motivosOf = (context: AlertContext): AlertContext['motivos'] => {
  const again = new Set<Step>(context.asked)
  const kept = CHECKS.flatMap((check) => {
    const motivo = context.motivos[check]
    return motivo === undefined || again.has(stepOf(check)) ? [] : [[check, motivo] as const]
  })
  const said = askedOf(context).flatMap((asked) => {
    const motivo = again.has(stepOf(asked.comprobacion)) ? saidBefore(context, asked) : null
    return motivo === null ? [] : asked.checks.map((check) => [check, motivo])
  })
  return Object.fromEntries([...kept, ...said])
}

/** Every call ended: their answers are written, in the order of the steps, and what was found stands together. */
export const answersRead = (context: AlertContext): Change => {
  const read = STEPS.reduce(stepRead, context)
  const given = new Set(context.answered.map(({ clave }) => clave))
  const findings = [...latestByCheck(read.ledger).values()]
    .flatMap(({ hallazgos }) => hallazgos)
    .filter(({ clave, bloquea }) => bloquea || !given.has(clave))
  const known = { ...read, findings }
  const again = new Set(context.asked)
  return {
    ledger: read.ledger,
    broken: read.broken,
    findings,
    ends: {},
    motivos: motivosOf(known),
    left: context.left.filter((check) => !again.has(stepOf(check))),
    reasonError: null,
  }
}
