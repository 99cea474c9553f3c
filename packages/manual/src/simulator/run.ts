/**
 * Runs a machine in the browser, without a server: the same code as the product, with ports that a person answers. A run is a list of
 * steps; to go back is to run it again with one step less.
 */
import { createActor } from 'xstate'
import { eventWords } from '@cauce/machines/event-words'
import { fakePort, settle } from '@cauce/machines/testing/fake-port'
import type { Walk } from '@cauce/machines/walks/walk'
import { PORT_WORDS } from '@cauce/machines/words/ports'
import { type Situation, situationOf } from './situation.ts'
import { detailOf, durationText, failureText, tellApart } from './summary.ts'
import { newTimers } from './timers.ts'

/** Time passes until what the machine waits for first. */
export const PASS_STEP = 't'

const EVENT_STEP = /^e(\d+)$/u
const ANSWER_STEP = /^([df])(\d+)\.(\w+)$/u

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
  const fakes = new Map(Object.keys(walk.ports).map((name) => [name, fakePort<unknown, unknown>()]))
  const timers = newTimers()
  const actor = createActor(
    walk.machine.provide({ actors: Object.fromEntries([...fakes].map(([name, { logic }]) => [name, logic])) }),
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
    const [, ending, place, port = ''] = ANSWER_STEP.exec(step) ?? []
    const answers = ending === 'd' ? walk.ports[port]?.done : walk.ports[port]?.error
    const call = fakes.get(port)?.calls.findLast(({ signal }) => !signal.aborted)
    if (answers === undefined || call === undefined || Number(place) >= answers.length) return null
    const value = answers[Number(place)]
    const what = PORT_WORDS[port] ?? port
    if (ending === 'd') {
      call.resolve(value)
      return `Responde ${what}: ${tellApart(answers)[Number(place)]}`
    }
    call.reject(value)
    return `Falla ${what}: ${failureText(value)}`
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
