/** A running scheme flow for the tests of its machine. */
import { createActor, SimulatedClock } from 'xstate'
import type { Measures } from '@cauce/domain/consultation/consultation'
import type { ActiveSchemeLine, SchemeDrug } from '@cauce/domain/oncology/scheme'
import { schemeMachine } from '../scheme.ts'
import type { SchemePorts as P } from '../scheme/types.ts'
import { fakePort, settle } from './fake-port.ts'
import { ahora, fresh, hoy, rchop } from './scheme-samples.ts'

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
  const look = async (medidas: Measures | null = fresh, active: readonly ActiveSchemeLine[] = []) => {
    ports.loadSituation.last().resolve({ active, medidas })
    await settle()
  }
  const choose = async (...drugs: readonly SchemeDrug[]) => {
    actor.send({ type: 'scheme.chosen', scheme: rchop, hoy })
    ports.loadDrugs.last().resolve(drugs)
    await settle()
  }
  const measure = async (peso: number, medidas: Measures) => {
    actor.send({ type: 'measures.changed', measures: { peso, talla: 162 } })
    actor.send({ type: 'measures.saved', hoy })
    ports.newKey.last().resolve('clave-medidas')
    await settle()
    ports.saveMeasures.last().resolve({ medidas, mensaje: 'Medidas registradas con éxito' })
    await settle()
  }
  const request = () => actor.send({ type: 'order.requested', hoy, ahora })
  return { ports, machine, actor, clock, look, choose, measure, request, now: () => actor.getSnapshot() }
}
