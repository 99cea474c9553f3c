/** A running procedure order for the tests of its machine. */
import { createActor } from 'xstate'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { procedureConsentMachine } from '../procedure-consent.ts'
import { procedureOrderMachine } from '../procedure-order.ts'
import type { OrderPorts as P } from '../procedure-order/types.ts'
import { fakePort, settle } from './fake-port.ts'
import { accepted, hoy } from './ordering-samples.ts'

export const orderInput = {
  consultaId: 1,
  hoy,
  paciente: { edad: 54, tipoAfiliadoId: AffiliateType.contributor },
}

/** The ports of the ordering machine, each answered by hand. */
export const fakeOrderPorts = () => ({
  validateItem: fakePort<P['validateItem']['output'], P['validateItem']['input']>(),
  proposeRouting: fakePort<P['proposeRouting']['output'], P['proposeRouting']['input']>(),
  newKey: fakePort<string, undefined>(),
  generateOrder: fakePort<P['generateOrder']['output'], P['generateOrder']['input']>(),
  checkRecommendation: fakePort<boolean, P['checkRecommendation']['input']>(),
  printRecommendation: fakePort<void, P['printRecommendation']['input']>(),
  checkConsent: fakePort<boolean, P['checkConsent']['input']>(),
  refreshActive: fakePort<void, P['refreshActive']['input']>(),
})

export const providedOrder = (ports: ReturnType<typeof fakeOrderPorts>) =>
  procedureOrderMachine.provide({
    actors: {
      validateItem: ports.validateItem.logic,
      proposeRouting: ports.proposeRouting.logic,
      newKey: ports.newKey.logic,
      generateOrder: ports.generateOrder.logic,
      checkRecommendation: ports.checkRecommendation.logic,
      printRecommendation: ports.printRecommendation.logic,
      checkConsent: ports.checkConsent.logic,
      refreshActive: ports.refreshActive.logic,
    },
  })

/** A running flow of consultation 1 with its fake ports. */
export const startOrder = (procedureConsent = procedureConsentMachine) => {
  const ports = fakeOrderPorts()
  const machine = providedOrder(ports).provide({ actors: { procedureConsent } })
  const actor = createActor(machine, { input: orderInput }).start()
  const type = (procedimiento: Procedure) => {
    actor.send({ type: 'draft.changed', draft: { procedimiento, observacion: 'Control anual' } })
    actor.send({ type: 'item.add', hoy })
  }
  const add = async (procedure: Procedure) => {
    type(procedure)
    ports.validateItem.last().resolve(accepted(procedure))
    await settle()
    ports.proposeRouting.last().resolve([])
    await settle()
  }
  const order = async () => {
    actor.send({ type: 'order.requested', hoy })
    ports.newKey.last().resolve('clave-1')
    await settle()
  }
  return { ports, machine, actor, type, add, order, now: () => actor.getSnapshot() }
}
