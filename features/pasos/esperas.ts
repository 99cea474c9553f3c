/** What the shell does by itself as time passes: loading a page, its bar, the notice of the connection. A simulated clock. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { ReloadFacts } from '@cauce/domain/shell/page-load'
import { RELOAD_GUARD_MS } from '@cauce/domain/shell/shell-limits'
import { connectionMachine } from '@cauce/machines/connection'
import { loadingBarMachine } from '@cauce/machines/loading-bar'
import { lastingMachine } from '@cauce/machines/lasting'
import { createPageLoad } from '@cauce/machines/page-load'
import { type Actor, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Mundo } from '../soporte/mundo.ts'

const NOW = RELOAD_GUARD_MS * 10
const SECOND = 1_000

interface Waits {
  readonly clock: SimulatedClock
  facts: ReloadFacts
  reloads: number
  shown: string
  bar: Actor<typeof loadingBarMachine> | null
  moment: Actor<typeof lastingMachine> | null
  connection: Actor<typeof connectionMachine> | null
}

const known = new WeakMap<Mundo, Waits>()
const waitsOf = (world: Mundo): Waits => {
  const waits = known.get(world) ?? {
    clock: new SimulatedClock(),
    facts: { now: NOW, lastReload: null, online: true },
    reloads: 0,
    shown: '',
    bar: null,
    moment: null,
    connection: null,
  }
  known.set(world, waits)
  return waits
}

Given('que el producto se recargó hace {int} segundos', function (this: Mundo, seconds: number) {
  const waits = waitsOf(this)
  waits.facts = { ...waits.facts, lastReload: NOW - seconds * SECOND }
})

Given('que no hay conexión', function (this: Mundo) {
  const waits = waitsOf(this)
  waits.facts = { ...waits.facts, online: false }
})

When(/^se pide una página y (carga|falla)$/u, async function (this: Mundo, ending: string) {
  const waits = waitsOf(this)
  const actor = createActor(
    createPageLoad<string>().provide({
      actors: {
        load: fromPromise<string, undefined>(() =>
          ending === 'carga' ? Promise.resolve('página') : Promise.reject(new TypeError('sin archivo')),
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
})

Then('se ve la página', function (this: Mundo) {
  assert.equal(waitsOf(this).shown, 'loaded')
})

Then('se ve la página de error', function (this: Mundo) {
  assert.equal(waitsOf(this).shown, 'failed')
})

Then(/^el producto se recargó (\d+) (?:vez|veces)$/u, function (this: Mundo, times: string) {
  assert.equal(waitsOf(this).reloads, Number(times))
})

When('una página tarda {int} milisegundos', function (this: Mundo, ms: number) {
  const waits = waitsOf(this)
  waits.bar = createActor(loadingBarMachine, { clock: waits.clock }).start()
  waits.bar.send({ type: 'navigation.started' })
  waits.clock.increment(ms)
  waits.shown = waits.bar.getSnapshot().value
  waits.bar.send({ type: 'navigation.ended' })
})

When('pasan {int} milisegundos', function (this: Mundo, ms: number) {
  waitsOf(this).clock.increment(ms)
})

Then(/^la barra (se ve|no se ve)$/u, function (this: Mundo, seen: string) {
  assert.equal(waitsOf(this).shown, seen === 'se ve' ? 'running' : 'waiting')
})

Then('la barra se completa', function (this: Mundo) {
  assert.equal(waitsOf(this).bar?.getSnapshot().value, 'ending')
})

Then('la barra desaparece', function (this: Mundo) {
  assert.equal(waitsOf(this).bar?.getSnapshot().value, 'hidden')
})

When('lo que se pidió tarda {int} milisegundos', function (this: Mundo, ms: number) {
  const waits = waitsOf(this)
  waits.moment = createActor(lastingMachine, { clock: waits.clock }).start()
  waits.moment.send({ type: 'wait.started' })
  // One at a time: a delay that begins on the way counts from then.
  for (let passed = 0; passed < ms; passed += 1) waits.clock.increment(1)
  waits.shown = waits.moment.getSnapshot().value
  waits.moment.send({ type: 'wait.ended' })
})

Then(/^«Un momento…» (se dijo|no se dijo)$/u, function (this: Mundo, said: string) {
  assert.equal(waitsOf(this).shown, said === 'se dijo' ? 'shown' : 'holding')
})

Then('«Un momento…» sigue a la vista', function (this: Mundo) {
  assert.equal(waitsOf(this).moment?.getSnapshot().value, 'leaving')
})

Then('«Un momento…» ya no está', function (this: Mundo) {
  assert.equal(waitsOf(this).moment?.getSnapshot().value, 'hidden')
})

const connectionOf = (world: Mundo) => {
  const waits = waitsOf(world)
  waits.connection ??= createActor(connectionMachine, { clock: waits.clock }).start()
  return waits.connection
}

When('se pierde la conexión', function (this: Mundo) {
  connectionOf(this).send({ type: 'connection.lost' })
})

When('vuelve la conexión', function (this: Mundo) {
  connectionOf(this).send({ type: 'connection.back' })
})

Then('dice que no hay conexión', function (this: Mundo) {
  assert.equal(connectionOf(this).getSnapshot().value, 'offline')
})

Then('dice que volvió la conexión', function (this: Mundo) {
  assert.equal(connectionOf(this).getSnapshot().value, 'back')
})

Then('no dice nada de la conexión', function (this: Mundo) {
  assert.equal(connectionOf(this).getSnapshot().value, 'online')
})
