/** What may happen to the alerts of a line. */
import { PortFailure } from '../failure.ts'
import { medicationAlertMachine } from '../medication-alert.ts'
import { CHECK_TIMEOUT_MS, STEPS } from '../medication-alert/types.ts'
import * as sample from '../testing/alert-samples.ts'
import type { Walk } from './walk.ts'

const lost = new PortFailure({})

const answers = [
  ...Object.values(sample.clean),
  sample.nonsense.interacciones,
  sample.interactionsReply([sample.interaction]),
  sample.shortageReply(sample.shortage),
  sample.shortageReply(sample.blockingShortage),
  sample.allergyReply(null),
  sample.noticesReply([sample.overdose]),
  sample.noticesReply([sample.overCeiling]),
]

/** Checks that may be left pending: of a call that made one check, and of the one that makes several. */
const LEAVABLE = ['alergia', 'interacciones', 'dosis']

/** What was found so far, by the gravest of it: what blocks, what is recorded, what only asks. */
const GRAVEST = [
  /"bloquea":true/u,
  /"comprobacion":"(?:interacciones|desabastecimiento|alergia)"|"kind":"allergic"/u,
  /"bloquea":false/u,
]

const comesTo = ({ ends, findings }: Readonly<Record<string, unknown>>): number =>
  GRAVEST.findIndex((sign) => sign.test(JSON.stringify([ends, findings])))

/** An answer that is none: nobody answered, or of another check, or of another drug. */
const isNoAnswer = (step: string, end: unknown): boolean => {
  const said = JSON.stringify(end)
  return (
    end !== undefined && !(said.includes('"allergic"') || (said.includes(`"step":"${step}"`) && !NOTHING.test(said)))
  )
}
const NOTHING = /"alergico":null|"revisados":\[20\]/u

/** Which check has no answer: none of them, that one alone, or several. */
const unanswered = ({ ends, broken }: Readonly<Record<string, unknown>>): string => {
  const open = STEPS.filter((step) =>
    Object.entries(ends ?? {}).some(([at, end]) => at === step && isNoAnswer(step, end)),
  )
  const said = JSON.stringify(broken)
  const all = STEPS.filter((step) => open.includes(step) || said.includes(`"${step}"`))
  return all.length > 1 ? 'varias' : (all[0] ?? '')
}

export const medicationAlertWalk: Walk = {
  machine: medicationAlertMachine,
  input: sample.alertInput,
  events: () => [
    { type: 'reason.changed', motivo: sample.goodReason },
    ...LEAVABLE.map((comprobacion) => ({ type: 'check.left', comprobacion })),
    ...['line.confirmed', 'line.rejected', 'line.changed', 'line.mended', 'check.again', 'retry', 'wait.cancelled'].map(
      (type) => ({ type }),
    ),
  ],
  ports: {
    makeCheck: { done: answers, error: [lost, sample.isAllergic] },
    allergyDetail: {
      done: [
        { hallazgos: [sample.allergy], conocimiento: sample.knowledge },
        { hallazgos: [], conocimiento: sample.knowledge },
      ],
      error: [lost],
    },
    newKey: { done: ['k1'], error: [lost] },
    recordDecisions: { done: [undefined], error: [lost, sample.isAllergic] },
  },
  facts: (context) => [
    comesTo(context),
    unanswered(context),
    context['motivo'] !== '',
    JSON.stringify(context['left']) !== '[]',
    context['decision'],
    context['idempotencyKey'] !== null,
  ],
  delayMs: CHECK_TIMEOUT_MS,
}
