/** A running history of schemes, from which lines are suspended, for the tests of its machine. */
import { createActor } from 'xstate'
import { schemeSuspensionMachine } from '../scheme-suspension.ts'
import type { SuspensionPorts as P } from '../scheme-suspension/types.ts'
import { fakePort, settle } from './fake-port.ts'
import { historyRow } from './scheme-samples.ts'

/** Three lines, of which the first and the last are active. */
export const rows = [historyRow(1, 1), historyRow(2, 2), historyRow(3, 1)]

/** The history of affiliate 11 with its fake ports. */
export const startHistory = () => {
  const ports = {
    loadHistory: fakePort<P['loadHistory']['output'], P['loadHistory']['input']>(),
    newKey: fakePort<string, undefined>(),
    suspendLines: fakePort<P['suspendLines']['output'], P['suspendLines']['input']>(),
  }
  const machine = schemeSuspensionMachine.provide({
    actors: {
      loadHistory: ports.loadHistory.logic,
      newKey: ports.newKey.logic,
      suspendLines: ports.suspendLines.logic,
    },
  })
  const actor = createActor(machine, { input: { afiliadoId: 11 } }).start()
  const load = async () => {
    ports.loadHistory.last().resolve(rows)
    await settle()
  }
  const suspend = async () => {
    actor.send({ type: 'suspend.requested' })
    ports.newKey.last().resolve('clave-1')
    await settle()
  }
  return { ports, actor, load, suspend, now: () => actor.getSnapshot() }
}

/** Its lines are on the screen. */
export const openHistory = async () => {
  const history = startHistory()
  await history.load()
  return history
}

/** Two lines chosen and an observation written. */
export const writtenSuspension = async () => {
  const history = await openHistory()
  history.actor.send({ type: 'lines.chosen', ids: [1, 3] })
  history.actor.send({ type: 'observation.changed', observacion: 'Neutropenia febril' })
  return history
}

/** On its way to the server under `clave-1`. */
export const sentSuspension = async () => {
  const history = await writtenSuspension()
  await history.suspend()
  return history
}
