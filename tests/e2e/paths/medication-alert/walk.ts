/** What may happen to the alerts of a line, as a browser lets it happen: each question has answers of its own. */
import { failureOf } from '@cauce/machines/failure'
import { askedOf } from '@cauce/machines/medication-alert/asked'
import { isLeft } from '@cauce/machines/medication-alert/reasons'
import { STEPS, type CheckReply, type Step } from '@cauce/machines/medication-alert/types'
import * as sample from '@cauce/machines/testing/alert-samples'
import { medicationAlertWalk } from '@cauce/machines/walks/medication-alert'
import type { Walk, WalkEvent } from '@cauce/machines/walks/walk'
import type { Situation } from '../graph.ts'

/** What a check answers: something, a shortage that stops the order, nothing, that nobody knows, or another question. */
export type Said = 'finds' | 'blocks' | 'finds nothing' | 'nobody knows' | 'another question'

interface Reply {
  readonly step: Step
  readonly said: Said
}

const replies = (said: Said, ...answers: readonly CheckReply[]): readonly (readonly [unknown, Reply])[] =>
  answers.map((answer) => [answer, { step: answer.step, said }])

/** Every answer of the walk, and what it is. */
const REPLIES: ReadonlyMap<unknown, Reply> = new Map([
  ...replies('finds nothing', ...Object.values(sample.clean)),
  ...replies('another question', ...Object.values(sample.nonsense)),
  ...replies(
    'finds',
    sample.interactionsReply([sample.interaction]),
    sample.shortageReply(sample.shortage),
    sample.noticesReply([sample.overdose]),
  ),
  ...replies('blocks', sample.shortageReply(sample.blockingShortage)),
  ...replies('nobody knows', sample.allergyReply(null)),
])

/** @returns what is said by an answer of the walk; one that is none of them finds what there is */
export const saidBy = (answer: unknown): Said => REPLIES.get(answer)?.said ?? 'finds'

export const alertBrowserWalk: Walk = {
  ...medicationAlertWalk,
  ports: {
    ...medicationAlertWalk.ports,
    makeCheck: { done: [...REPLIES.keys()], error: medicationAlertWalk.ports['makeCheck']?.error ?? [] },
  },
}

/** Whether an error is the refusal with which the wire says that there is an allergy. */
export const isAllergy = (error: unknown): boolean => failureOf(error).codigo === 'alergia.encontrada'

/** The step that an event of a port answers; null: none. */
export const stepOfEvent = ({ actorId }: WalkEvent): Step | null =>
  STEPS.find((step) => String(actorId).includes(`checking.${step}.`)) ?? null

const isRecorded = ({ step, said }: Reply): boolean => step !== 'avisos' && (said === 'finds' || said === 'blocks')

/** Nothing that is recorded was found so far: each path has one record to hold. */
const recordsNothing = ({ context }: Situation): boolean =>
  !/"comprobacion":"(?:interacciones|desabastecimiento|alergia)"|"allergic"/u.test(
    JSON.stringify([context['ends'], context['findings']]),
  )

/** Each card has its own button, while its check is not left yet; what was found cannot be left. */
const mayLeave = ({ comprobacion }: WalkEvent, { context }: Situation): boolean =>
  askedOf(context).some(
    (asked) =>
      asked.checks.some((check) => check === comprobacion) && asked.findings.length === 0 && !isLeft(context, asked),
  )

/**
 * The calls are answered in the order in which they were made, each as what it is: nothing answers for another one. Going on is off
 * until the reasons say enough.
 */
export const possible = (event: WalkEvent, before: Situation): boolean => {
  const { type, output, error } = event
  if (type === 'line.confirmed' && before.matches('asking'))
    return before.context['motivo'] !== '' && JSON.stringify(before.context['left']) === '[]'
  if (type === 'check.left') return before.matches('asking') && mayLeave(event, before)
  if (type === 'line.mended') return false
  const step = stepOfEvent(event)
  if (step === null) return true
  const isEarlier = (one: Step): boolean => STEPS.indexOf(one) < STEPS.indexOf(step)
  if (STEPS.some((one) => isEarlier(one) && before.matches({ checking: { [one]: 'asking' } }))) return false
  if (isAllergy(error)) return step === 'alergia' && recordsNothing(before)
  const reply = REPLIES.get(output)
  if (reply === undefined) return true
  return reply.step === step && (!isRecorded(reply) || recordsNothing(before))
}
