import { describe, expect, it } from 'vitest'
import { CONSENT_CHECK_ERROR, RECOMMENDATION_ERROR } from '@cauce/domain/procedure/messages'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { PortFailure } from '../failure.ts'
import { procedureConsentMachine } from '../procedure-consent.ts'
import { settle } from '../testing/fake-port.ts'
import { orderInput, startOrder } from '../testing/order-flow.ts'
import { accepted, bloodCount, colonoscopy } from '../testing/ordering-samples.ts'
import { proposed } from '../testing/procedure-lines.ts'

const site = { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' }

type Flow = ReturnType<typeof startOrder>

/** Order 5 was placed. */
const orderedIn = async (flow: Flow, ...procedures: readonly Procedure[]) => {
  for (const procedure of procedures) await flow.add(procedure)
  flow.actor.send({ type: 'items.sites', sites: [{ index: 0, rep: site, motivo: 'Única sede con agenda' }] })
  await flow.order()
  flow.ports.generateOrder.last().resolve({ original: { 0: { id: 5 }, mensaje: 'Orden generada', type: 'success' } })
  await settle()
  return flow
}

const ordered = (...procedures: readonly Procedure[]) => orderedIn(startOrder(), ...procedures)

const noRecommendations = async (flow: Flow) => {
  flow.ports.checkRecommendation.last().resolve(false)
  await settle()
}

describe('the recommendations', () => {
  it('are looked for of that order at once', async () => {
    const { ports, now } = await ordered(bloodCount)
    expect(now()).toMatchObject({ value: { recommending: 'checking' }, context: { dialog: null } })
    expect(ports.checkRecommendation.last().input).toEqual({ ordenId: 5 })
    ports.checkRecommendation.last().resolve(true)
    await settle()
    expect(now().value).toEqual({ recommending: 'printing' })
    expect(ports.printRecommendation.last().input).toEqual({ ordenId: 5, consultaId: 1 })
  })

  it('that there are not are not printed, and nothing is said', async () => {
    const flow = await ordered(bloodCount)
    await noRecommendations(flow)
    expect(flow.now()).toMatchObject({ value: { consenting: 'checking' }, context: { notice: null } })
    expect(flow.ports.printRecommendation.calls).toEqual([])
  })

  it('that cannot be looked for or printed are told, and do not stop the consents', async () => {
    const looking = await ordered(bloodCount)
    looking.ports.checkRecommendation.last().reject(new PortFailure({ status: 500 }))
    await settle()
    const printing = await ordered(bloodCount)
    printing.ports.checkRecommendation.last().resolve(true)
    await settle()
    printing.ports.printRecommendation.last().reject(new PortFailure({}))
    await settle()
    for (const { now } of [looking, printing])
      expect(now()).toMatchObject({
        value: { consenting: 'checking' },
        context: { notice: { tone: 'error', message: RECOMMENDATION_ERROR } },
      })
  })

  it('need not be waited for', async () => {
    const looking = await ordered(bloodCount)
    looking.actor.send({ type: 'wait.cancelled' })
    expect(looking.now().value).toEqual({ consenting: 'checking' })
    const printing = await ordered(bloodCount)
    printing.ports.checkRecommendation.last().resolve(true)
    await settle()
    printing.actor.send({ type: 'wait.cancelled' })
    expect(printing.now()).toMatchObject({ value: { consenting: 'checking' }, context: { notice: null } })
  })
})

describe('the consent of each line', () => {
  it('is asked about with its site, and filled for that order, procedure and patient', async () => {
    const flow = await ordered(colonoscopy, bloodCount)
    await noRecommendations(flow)
    const { ports, now } = flow
    expect(ports.checkConsent.last().input).toEqual({ cupId: 10, repId: 7 })
    ports.checkConsent.last().resolve(true)
    await settle()
    expect(now().children.consent?.getSnapshot().context).toMatchObject({
      ordenId: 5,
      cup: { id: 10, codigo: '452301', nombre: 'Colonoscopia total' },
      paciente: orderInput.paciente,
    })
    now().children.consent?.send({ type: 'consent.postponed' })
    await settle()
    expect(ports.checkConsent.last().input).toEqual({ cupId: 11, repId: 0 })
    expect(now().context.placed).toMatchObject({ at: 1, consents: [{ cup_id: 10, result: 'pospuesto' }] })
  })

  it('is asked about of no site where the contracts give none', async () => {
    const flow = startOrder()
    const { ports, type, order } = flow
    type(bloodCount)
    ports.validateItem.last().resolve(accepted(bloodCount))
    await settle()
    ports.proposeRouting.last().resolve([{ ...proposed, item_id: 11, rep: null, regla: 'ninguna' }])
    await settle()
    await order()
    ports.generateOrder.last().resolve({ original: { 0: { id: 5 }, mensaje: 'Orden generada', type: 'success' } })
    await settle()
    await noRecommendations(flow)
    expect(ports.checkConsent.last().input).toEqual({ cupId: 11, repId: 0 })
  })

  it('that breaks is told, and the next one follows', async () => {
    const broken = procedureConsentMachine.provide({
      guards: {
        patientIsDeceased: () => {
          throw new Error('broken on purpose')
        },
      },
    })
    const flow = await orderedIn(startOrder(broken), colonoscopy, bloodCount)
    await noRecommendations(flow)
    flow.ports.checkConsent.last().resolve(true)
    await settle()
    expect(flow.now()).toMatchObject({
      value: { consenting: 'checking' },
      context: { notice: { tone: 'error', message: CONSENT_CHECK_ERROR }, placed: { at: 1, consents: [] } },
    })
    expect(flow.ports.checkConsent.last().input).toMatchObject({ cupId: 11 })
  })

  it('that a line does not ask for leaves no trace', async () => {
    const flow = await ordered(bloodCount, colonoscopy)
    await noRecommendations(flow)
    flow.ports.checkConsent.last().resolve(false)
    await settle()
    expect(flow.now()).toMatchObject({
      value: { consenting: 'checking' },
      context: { notice: null, placed: { at: 1, consents: [] } },
    })
    expect(flow.ports.checkConsent.last().input).toMatchObject({ cupId: 10 })
  })

  it('that cannot be looked at is told, and the next one follows', async () => {
    const flow = await ordered(bloodCount, colonoscopy)
    await noRecommendations(flow)
    flow.ports.checkConsent.last().reject(new PortFailure({}))
    await settle()
    expect(flow.now().context).toMatchObject({
      notice: { tone: 'error', message: CONSENT_CHECK_ERROR },
      placed: { at: 1, consents: [] },
    })
    flow.actor.send({ type: 'wait.cancelled' })
    expect(flow.now()).toMatchObject({ value: 'refreshing', context: { placed: { at: 2, consents: [] } } })
  })

  it('is followed by the active orders, and then list and form are empty', async () => {
    const flow = await ordered(bloodCount)
    await noRecommendations(flow)
    flow.ports.checkConsent.last().resolve(false)
    await settle()
    expect(flow.ports.refreshActive.last().input).toEqual({ consultaId: 1 })
    flow.ports.refreshActive.last().reject(new PortFailure({}))
    await settle()
    expect(flow.now()).toMatchObject({ value: 'collecting', context: { items: [], placed: null, history: [] } })
  })
})
