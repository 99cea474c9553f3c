/**
 * Drives the real application along the paths of a machine. The paths come from the machine (`graph.ts`); a driver says, in tables:
 *
 * - `does`: event type → what the person does on the page, or what happens around them (another tab, time, a message). Time that the
 *   machine itself counts goes by the name of the delay: `después de <nombre>`;
 * - `ports`: port → how the world answers. For a call of the server: `holdCalls` of `held-calls.ts`, made in `open`, which keeps the
 *   call waiting until the path answers it. `before` prepares the answer of a port that cannot be held;
 * - `shows`: id of a state (`secondFactor.waiting`) → what the screen must show then; every innermost state that a path
 *   reaches has an entry, its parents may have one. `passes` stands where a state is left before anybody can see it;
 * - `closed`: id of a transition (`transitionId` of `@cauce/machines/diagram`: `state | event | position`) → why no browser causes it.
 *
 * A machine whose input matters is driven in several `courses`. `provePaths(name, drive)` registers one test for each path and one
 * that says that every transition was taken or is explained. `possible` leaves out an event where a person cannot do it (a button
 * that is disabled) although the machine would take it.
 *
 * Waiting is Playwright's; whatever fails says the path so far. A driver's `open` makes a fresh situation for each path, through the
 * API, and may use one page for all of them.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { allTransitionsOf, transitionId } from '@cauce/machines/diagram'
import type { Walk, WalkEvent } from '@cauce/machines/walks/walk'
import { coverOf, type PortAnswer, portsAt, type Situation, type Step } from './graph.ts'

/** How the world takes part by one port. */
export interface PortDriver<World> {
  /** Prepares the answer, before the step that asks for it: for what cannot be held. */
  readonly before?: (world: World, answer: PortAnswer, step: Step) => Promise<unknown>
  /** Resolves when the application has asked. */
  readonly asked?: (world: World) => Promise<unknown>
  readonly answer: (world: World, answer: PortAnswer, step: Step) => Promise<unknown>
  /** The machine no longer waits for it. */
  readonly left?: (world: World) => Promise<unknown>
}

type Context = Readonly<Record<string, unknown>>

type Possible = (event: WalkEvent, before: Situation) => boolean

/** One input of the machine, or one way to come to it. */
interface Course<World> {
  readonly said: string
  readonly walk: Walk
  readonly open: () => Promise<World>
  /** Where it is not that of the driver. */
  readonly possible?: Possible
}

export interface Drive<World> {
  readonly courses: readonly Course<World>[]
  readonly does: Readonly<Record<string, (world: World, step: Step) => Promise<unknown>>>
  readonly ports: Readonly<Record<string, PortDriver<World>>>
  readonly shows: Readonly<Record<string, (world: World, context: Context, step: Step | null) => Promise<unknown>>>
  readonly closed: Readonly<Record<string, string>>
  readonly possible?: Possible
  readonly close: (world: World) => Promise<unknown>
  /** A path that is longer starts nothing new. */
  readonly longest?: number
}

const LONGEST = 60
const DELAY = /^xstate\.after\.([^.]+)\./u

/** Where a state is left before anybody can see it, or looks like the one around it. */
export const passes = (): Promise<void> => Promise.resolve()

const deedOf = ({ event }: Step): string => {
  const delay = DELAY.exec(event.type)?.[1]
  return delay === undefined ? event.type : `después de ${delay}`
}

const innermost = ({ _nodes }: Situation) => _nodes.filter((node) => Object.keys(node.states).length === 0)

/** A step as a reader follows it: what happened, and where that leads. */
const wordsOf = (step: Step, at: number): string => {
  const { answer, after } = step
  const what = answer === null ? deedOf(step) : `${answer.port} ${answer.ending === 'done' ? 'answers' : 'fails'}`
  const where = innermost(after).map((node) => `${node.path.join('.')} (${node.description ?? ''})`)
  return `  ${at + 1}. ${what} → ${where.join(' + ')}`
}

/** What the table has under that name; a missing entry is a mistake of the driver. */
const entry = <T>(table: Readonly<Record<string, T>>, name: string, kind: string): T => {
  const found = table[name]
  if (found === undefined) throw new Error(`the driver has no ${kind} for "${name}"`)
  return found
}

const look = async <World>({ shows }: Drive<World>, world: World, situation: Situation, step: Step | null) => {
  for (const node of innermost(situation)) entry(shows, node.path.join('.'), 'screen')
  for (const node of situation._nodes) await shows[node.path.join('.')]?.(world, situation.context, step)
}

const take = async <World>(drive: Drive<World>, world: World, step: Step, next: Step | undefined): Promise<void> => {
  const { does, ports } = drive
  const { answer, before, after } = step
  if (next?.answer) await ports[next.answer.port]?.before?.(world, next.answer, next)
  if (answer === null) await entry(does, deedOf(step), 'deed')(world, step)
  else await entry(ports, answer.port, 'port').answer(world, answer, step)
  const atWork = portsAt(after)
  for (const [id, port] of portsAt(before)) {
    if (!atWork.has(id) && step.event['actorId'] !== id) await ports[port]?.left?.(world)
  }
  for (const port of atWork.values()) await ports[port]?.asked?.(world)
  await look(drive, world, after, step)
}

interface Planned<World> {
  readonly course: Course<World>
  readonly start: Situation
  readonly starting: readonly string[]
  readonly path: readonly Step[]
}

const drivePath = async <World>(drive: Drive<World>, planned: Planned<World>, taken: Set<string>) => {
  const { course, start, starting, path } = planned
  const world = await course.open()
  let at = 0
  try {
    await look(drive, world, start, null)
    for (const id of starting) taken.add(id)
    for (const [index, step] of path.entries()) {
      at = index
      await take(drive, world, step, path[index + 1])
      for (const id of step.transitions) taken.add(id)
    }
  } catch (error) {
    const told = path.slice(0, at + 1).map(wordsOf)
    throw new Error(`${course.said}, by this path:\n${told.join('\n')}\n${String(error)}`, { cause: error })
  } finally {
    await drive.close(world)
  }
}

/** Registers the tests of a machine. */
export const provePaths = <World>(name: string, drive: Drive<World>): void => {
  const closed = new Set(Object.keys(drive.closed))
  const planned = new Set<string>()
  const plan = drive.courses.flatMap((course): readonly Planned<World>[] => {
    const possible = course.possible ?? drive.possible
    const walkable = { walk: course.walk, closed, ...(possible ? { possible } : {}) }
    const { start, starting, paths } = coverOf(walkable, planned, drive.longest ?? LONGEST)
    return paths.map((path) => ({ course, start, starting, path }))
  })
  const all = [
    ...new Set(drive.courses.flatMap(({ walk }) => allTransitionsOf(walk.machine).map(transitionId))),
  ].toSorted()
  const taken = new Set<string>()

  describe(name, () => {
    afterAll(() => {
      const steps = plan.reduce((sum, { path }) => sum + path.length, 0)
      console.log(
        `${name}: ${plan.length} paths, ${steps} steps, ${taken.size} transitions taken, ${closed.size} explained, ${all.length} in all`,
      )
    })

    test.each(plan.map((one, index) => ({ ...one, said: one.course.said, number: index + 1, steps: one.path.length })))(
      'camino $number ($said, $steps pasos)',
      (one) => drivePath(drive, one, taken),
    )

    test('every transition was taken in the browser, or why it cannot be is written down', () => {
      expect([...taken].filter((id) => closed.has(id))).toEqual([])
      expect([...new Set([...taken, ...closed])].toSorted()).toEqual(all)
    })
  })
}
