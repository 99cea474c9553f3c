/** What may happen to the alerts of a line. */
import { PortFailure } from '../failure.ts'
import { medicationAlertMachine } from '../medication-alert.ts'
import { CHECK_TIMEOUT_MS } from '../medication-alert/types.ts'
import * as sample from '../testing/alert-samples.ts'
import type { Walk } from './walk.ts'

const lost = new PortFailure({})

const answers = [
  ...Object.values(sample.clean),
  ...Object.values(sample.nonsense),
  sample.interactionsReply([sample.interaction]),
  sample.shortageReply(sample.shortage),
  sample.shortageReply(sample.blockingShortage),
  sample.allergyReply(null),
  sample.noticesReply([sample.overdose]),
  sample.noticesReply([sample.overCeiling]),
]

export const medicationAlertWalk: Walk = {
  machine: medicationAlertMachine,
  input: sample.alertInput,
  events: () => [
    { type: 'reason.changed', motivo: sample.goodReason },
    ...['line.confirmed', 'line.rejected', 'line.changed', 'check.again', 'check.left', 'retry', 'wait.cancelled'].map(
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
    recordDecision: { done: [undefined], error: [lost] },
  },
  facts: ({ motivo, decision, idempotencyKey }) => [motivo !== '', decision, idempotencyKey !== null],
  delayMs: CHECK_TIMEOUT_MS,
}
