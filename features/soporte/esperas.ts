/** What the shell does by itself as time passes, on a simulated clock: loading a page, its bar, the notice of the connection. */
import type { ReloadFacts } from '@cauce/domain/shell/page-load'
import { RELOAD_GUARD_MS } from '@cauce/domain/shell/shell-limits'
import { connectionMachine } from '@cauce/machines/connection'
import { lastingMachine } from '@cauce/machines/lasting'
import { loadingBarMachine } from '@cauce/machines/loading-bar'
import { createPageLoad } from '@cauce/machines/page-load'
import { type Actor, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Mundo } from './mundo.ts'

const NOW = RELOAD_GUARD_MS * 10
const SECOND = 1_000

interface Waits {
  readonly clock: SimulatedClock
  facts: ReloadFacts
  reloads: number
  /** How things were when what was awaited arrived. */
  shown: string
  readonly bar: Actor<typeof loadingBarMachine>
  readonly moment: Actor<typeof lastingMachine>
  readonly connection: Actor<typeof connectionMachine>
}

const startWaits = (): Waits => {
  const clock = new SimulatedClock()
  return {
    clock,
    facts: { now: NOW, lastReload: null, online: true },
    reloads: 0,
    shown: '',
    bar: createActor(loadingBarMachine, { clock }).start(),
    moment: createActor(lastingMachine, { clock }).start(),
    connection: createActor(connectionMachine, { clock }).start(),
  }
}

const known = new WeakMap<Mundo, Waits>()
export const waitsOf = (world: Mundo): Waits => {
  const waits = known.get(world) ?? startWaits()
  known.set(world, waits)
  return waits
}

export const reloadedAgo = (world: Mundo, seconds: number): void => {
  const waits = waitsOf(world)
  waits.facts = { ...waits.facts, lastReload: NOW - seconds * SECOND }
}

export const goOffline = (world: Mundo): void => {
  const waits = waitsOf(world)
  waits.facts = { ...waits.facts, online: false }
}

/** Asks for a page whose file is there or not; what is left is what the person sees. */
export const loadPage = async (world: Mundo, isThere: boolean): Promise<void> => {
  const waits = waitsOf(world)
  const actor = createActor(
    createPageLoad<string>().provide({
      actors: {
        load: fromPromise<string, undefined>(() =>
          isThere ? Promise.resolve('página') : Promise.reject(new TypeError('sin archivo')),
        ),
        readFacts: fromPromise<ReloadFacts, undefined>(() => Promise.resolve(waits.facts)),
        reload: fromPromise<void, undefined>(() => {
          waits.reloads += 1
          return Promise.resolve()
        }),
      },
    }),
    { clock: waits.clock },
  ).start()
  const { value } = await waitFor(actor, (state) => state.status === 'done' || state.matches('reloading'))
  waits.shown = value
}

/** A page that takes its time, with its bar. */
export const openSlowly = (world: Mundo, ms: number): void => {
  const waits = waitsOf(world)
  waits.bar.send({ type: 'navigation.started' })
  waits.clock.increment(ms)
  waits.shown = waits.bar.getSnapshot().value
  waits.bar.send({ type: 'navigation.ended' })
}

/** Something that was asked for and takes its time, with its «Un momento…». */
export const askSlowly = (world: Mundo, ms: number): void => {
  const waits = waitsOf(world)
  waits.moment.send({ type: 'wait.started' })
  // One at a time: a delay that begins on the way counts from then.
  for (let passed = 0; passed < ms; passed += 1) waits.clock.increment(1)
  waits.shown = waits.moment.getSnapshot().value
  waits.moment.send({ type: 'wait.ended' })
}

const shown = ({ shown: then }: Waits): string => then
const bar = (waits: Waits): string => waits.bar.getSnapshot().value
const moment = (waits: Waits): string => waits.moment.getSnapshot().value
const connection = (waits: Waits): string => waits.connection.getSnapshot().value

/** What a person may see as time passes: what tells it, and what it tells then. */
export const SIGHTS: Readonly<Record<string, readonly [(waits: Waits) => string, string]>> = {
  'se ve la página': [shown, 'loaded'],
  'se ve la página de error': [shown, 'failed'],
  'la barra se ve': [shown, 'running'],
  'la barra no se ve': [shown, 'waiting'],
  'la barra se completa': [bar, 'ending'],
  'la barra desaparece': [bar, 'hidden'],
  '«Un momento…» se dijo': [shown, 'shown'],
  '«Un momento…» no se dijo': [shown, 'holding'],
  '«Un momento…» sigue a la vista': [moment, 'leaving'],
  '«Un momento…» ya no está': [moment, 'hidden'],
  'dice que no hay conexión': [connection, 'offline'],
  'dice que volvió la conexión': [connection, 'back'],
  'no dice nada de la conexión': [connection, 'online'],
}
