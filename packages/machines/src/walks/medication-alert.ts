/** What may happen to the alerts of a line. */
import { PortFailure } from '../failure.ts'
import { medicationAlertMachine } from '../medication-alert.ts'
import { CHECK_TIMEOUT_MS } from '../medication-alert/types.ts'
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

/** What was answered so far, by the gravest of it: what blocks, what is recorded, what only asks, what was not looked at. */
const GRAVEST = [
  /"bloquea":true/u,
  /"comprobacion":"(?:interacciones|desabastecimiento|alergia)"|"kind":"allergic"/u,
  /"bloquea":false/u,
  /"kind":"lost"|"alergico":null|"revisados":\[20\]|"interacciones"\]|"avisos"\]/u,
]

const comesTo = ({ ends, findings, broken }: Readonly<Record<string, unknown>>): number =>
  GRAVEST.findIndex((sign) => sign.test(JSON.stringify([ends, findings, broken])))

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
    recordDecisions: { done: [undefined], error: [lost] },
  },
  facts: (context) => [
    comesTo(context),
    context['motivo'] !== '',
    JSON.stringify(context['left']) !== '[]',
    context['decision'],
    context['idempotencyKey'] !== null,
  ],
  delayMs: CHECK_TIMEOUT_MS,
}
