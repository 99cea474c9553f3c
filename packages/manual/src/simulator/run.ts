/**
 * Runs a machine in the browser, without a server: the same code as the product, with ports that a person answers. A run is a list of
 * steps; to go back is to run it again with one step less.
 */
import { createActor, fromPromise } from 'xstate'
import { eventWords } from '@cauce/machines/event-words'
import { settle } from '@cauce/machines/testing/fake-port'
import type { Walk } from '@cauce/machines/walks/walk'
import { callsOf, openCalls } from './answers.ts'
import { type Situation, situationOf } from './situation.ts'
import { detailOf, durationText } from './summary.ts'
import { newTimers } from './timers.ts'

/** Time passes until what the machine waits for first. */
export const PASS_STEP = 't'

const EVENT_STEP = /^e(\d+)$/u
/** Answer, port and, where several calls of one port wait, which of them. */
const ANSWER_STEP = /^([df])(\d+)\.(\w+)(?:\.(\d+))?$/u

export interface Run {
  readonly situation: Situation
  /** Each step in words. */
  readonly told: readonly string[]
  /** Steps that were taken: fewer than asked where one no longer fits. */
  readonly steps: readonly string[]
}

const withDetail = (words: string, detail: string): string => (detail === '' ? words : `${words}: ${detail}`)

/** Takes the steps one after another, from the start. */
export const runSteps = async (walk: Walk, steps: readonly string[]): Promise<Run> => {
  /** How each invocation is answered, by its id: the last one that was made. */
  const waiting = new Map<
    string,
    { readonly resolve: (value: unknown) => void; readonly reject: (why: unknown) => void }
  >()
  const port = fromPromise<unknown, unknown>(
    ({ self }) =>
      new Promise((resolve, reject) => {
        waiting.set(self.id, { resolve, reject })
      }),
  )
  const timers = newTimers()
  const actor = createActor(
    walk.machine.provide({ actors: Object.fromEntries(Object.keys(walk.ports).map((name) => [name, port])) }),
    { input: walk.input, clock: timers.clock },
  )
  // What breaks the machine shows in its snapshot; without a listener it would end up as an error of the page.
  actor.subscribe({ error: () => undefined })
  actor.start()
  await settle()

  const take = (step: string): string | null => {
    const snapshot = actor.getSnapshot()
    if (snapshot.status !== 'active') return null
    if (step === PASS_STEP) {
      const ms = timers.untilNext()
      if (ms === null) return null
      timers.pass()
      const heard = walk.clock?.(snapshot.context, ms)
      if (heard !== undefined && actor.getSnapshot().can(heard)) actor.send(heard)
      return `Pasa el tiempo (${durationText(ms)})`
    }
    const [, at] = EVENT_STEP.exec(step) ?? []
    const events = walk.events(snapshot.context)
    const event = at === undefined ? undefined : events[Number(at)]
    if (event !== undefined) {
      if (!snapshot.can(event)) return null
      actor.send(event)
      return withDetail(eventWords(event.type), detailOf(event, events))
    }
    const [, ending, place, name = '', which = '0'] = ANSWER_STEP.exec(step) ?? []
    const values = ending === 'd' ? walk.ports[name]?.done : walk.ports[name]?.error
    const open = openCalls(snapshot).find((one) => one.port === name && one.at === Number(which))
    const call = callsOf(snapshot, walk).find(({ id }) => id === open?.id)
    const answer = call?.answers.find((one) => one.step === step)
    const answered = waiting.get(open?.id ?? '')
    if (values === undefined || call === undefined || answer === undefined || answered === undefined) return null
    if (ending === 'd') answered.resolve(values[Number(place)])
    else answered.reject(values[Number(place)])
    return `${call.words}: ${answer.text}`
  }

  const told: string[] = []
  for (const step of steps) {
    const words = take(step)
    if (words === null) break
    told.push(words)
    await settle()
  }
  const situation = situationOf(walk, actor.getSnapshot(), timers.untilNext())
  actor.stop()
  return { situation, told, steps: steps.slice(0, told.length) }
}
