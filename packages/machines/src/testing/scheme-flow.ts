/** A running scheme flow for the tests of its machine. */
import { createActor, SimulatedClock } from 'xstate'
import type { Measures } from '@cauce/domain/consultation/consultation'
import type { SchemeCreatinine } from '@cauce/domain/oncology/creatinine'
import type { ActiveSchemeLine, SchemeDrug } from '@cauce/domain/oncology/scheme'
import { lastChecks } from '../scheme/checks.ts'
import { schemeMachine } from '../scheme.ts'
import type { SchemePorts as P } from '../scheme/types.ts'
import { fakePort, settle } from './fake-port.ts'
import {
  ahora,
  type checked,
  fresh,
  hoy,
  noCreatinine,
  prednisone,
  rchop,
  rituximab,
  vincristine,
} from './scheme-samples.ts'

/** The day after the one on which the flow begins. */
export const tomorrow = '2026-11-22'

export const schemeInput = { consultaId: 1, hoy, paciente: { edad: 54, sexo: 'F' } }

/** The ports of the scheme machine, each answered by hand. */
const fakeSchemePorts = () => ({
  loadSituation: fakePort<P['loadSituation']['output'], P['loadSituation']['input']>(),
  loadDrugs: fakePort<P['loadDrugs']['output'], P['loadDrugs']['input']>(),
  newKey: fakePort<string, undefined>(),
  saveMeasures: fakePort<P['saveMeasures']['output'], P['saveMeasures']['input']>(),
  checkScheme: fakePort<P['checkScheme']['output'], P['checkScheme']['input']>(),
  orderScheme: fakePort<P['orderScheme']['output'], P['orderScheme']['input']>(),
  cancelScheme: fakePort<P['cancelScheme']['output'], P['cancelScheme']['input']>(),
})

/** A flow of consultation 1 with its fake ports. */
export const startScheme = () => {
  const ports = fakeSchemePorts()
  const machine = schemeMachine.provide({
    actors: {
      loadSituation: ports.loadSituation.logic,
      loadDrugs: ports.loadDrugs.logic,
      newKey: ports.newKey.logic,
      saveMeasures: ports.saveMeasures.logic,
      checkScheme: ports.checkScheme.logic,
      orderScheme: ports.orderScheme.logic,
      cancelScheme: ports.cancelScheme.logic,
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: schemeInput, clock }).start()
  const look = async (
    medidas: Measures | null = fresh,
    active: readonly ActiveSchemeLine[] = [],
    creatinina: SchemeCreatinine = noCreatinine,
  ) => {
    ports.loadSituation.last().resolve({ active, medidas, creatinina })
    await settle()
  }
  const choose = async (...drugs: readonly SchemeDrug[]) => {
    actor.send({ type: 'scheme.chosen', scheme: rchop, hoy })
    ports.loadDrugs.last().resolve(drugs)
    await settle()
  }
  const measure = async (peso: number, medidas: Measures) => {
    actor.send({ type: 'measures.changed', measures: { peso, talla: 162, confirmado: true } })
    actor.send({ type: 'measures.saved', hoy })
    ports.newKey.last().resolve('clave-medidas')
    await settle()
    ports.saveMeasures.last().resolve({ medidas, mensaje: 'Medidas registradas con éxito' })
    await settle()
  }
  const request = () => actor.send({ type: 'order.requested', hoy, ahora })
  return { ports, machine, actor, clock, look, choose, measure, request, now: () => actor.getSnapshot() }
}

/** The checks of a scheme of rituximab alone were asked for. */
export const startChecking = async () => {
  const flow = startScheme()
  await flow.look()
  await flow.choose(rituximab)
  flow.request()
  const last = () => lastChecks(flow.now().context)
  const answer = async (told: ReturnType<typeof checked>) => {
    flow.ports.checkScheme.last().resolve(told)
    await settle()
  }
  return { ...flow, last, answer }
}

/** Weight and height of today are being asked for. */
export const startMeasuring = async () => {
  const flow = startScheme()
  await flow.look()
  await flow.choose(rituximab, vincristine, prednisone)
  flow.actor.send({ type: 'measures.opened' })
  const save = async (key = 'k1') => {
    flow.actor.send({ type: 'measures.saved', hoy: tomorrow })
    flow.ports.newKey.last().resolve(key)
    await settle()
  }
  const refuse = async (error: unknown) => {
    flow.ports.saveMeasures.last().reject(error)
    await settle()
  }
  return { ...flow, save, refuse }
}

/** A flow with the drugs of the scheme on the screen. */
export const startEditing = async () => {
  const flow = startScheme()
  await flow.look()
  await flow.choose(rituximab, vincristine, prednisone)
  return flow
}
