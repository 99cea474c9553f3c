import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { ALL_FIELDS_REQUIRED } from '@cauce/domain/procedure/draft'
import { ALREADY_ORDERED, CONSENT_CHECK_ERROR, ORDER_ERROR } from '@cauce/domain/procedure/messages'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { persistFlow, restoreFlow } from './persist.ts'
import { procedureOrderMachine } from './procedure-order.ts'
import type { OrderPorts as P } from './procedure-order/types.ts'
import { fakePort, settle } from './testing/fake-port.ts'
import { accepted, bloodCount, colonoscopy, hoy } from './testing/ordering-samples.ts'

const site = { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' }
const placed = { original: { 0: { id: 5 }, mensaje: 'Orden generada con éxito', type: 'success' } }

const fakePorts = () => ({
  validateItem: fakePort<P['validateItem']['output'], P['validateItem']['input']>(),
  proposeRouting: fakePort<P['proposeRouting']['output'], P['proposeRouting']['input']>(),
  newKey: fakePort<string, undefined>(),
  generateOrder: fakePort<P['generateOrder']['output'], P['generateOrder']['input']>(),
  checkRecommendation: fakePort<boolean, P['checkRecommendation']['input']>(),
  printRecommendation: fakePort<void, P['printRecommendation']['input']>(),
  checkConsent: fakePort<boolean, P['checkConsent']['input']>(),
  refreshActive: fakePort<void, P['refreshActive']['input']>(),
})

const provided = (ports: ReturnType<typeof fakePorts>) =>
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

const start = () => {
  const ports = fakePorts()
  const machine = provided(ports)
  const paciente = { edad: 54, tipoAfiliadoId: AffiliateType.contributor }
  const actor = createActor(machine, { input: { consultaId: 1, hoy, paciente } }).start()
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

describe('adding lines', () => {
  it('refuses an incomplete line and says that every field is required', () => {
    const { actor, now } = start()
    actor.send({ type: 'item.add', hoy })
    expect(now().value).toBe('collecting')
    expect(now().context.notice?.message).toBe(ALL_FIELDS_REQUIRED)
    expect(Object.keys(now().context.draftErrors)).toEqual(['procedimiento', 'observacion'])
  })

  it('validates the line, proposes its site and clears the form', async () => {
    const { ports, type, now } = start()
    type(bloodCount)
    expect(now().value).toEqual({ validating: 'checking' })
    expect(ports.validateItem.last().input.item).toMatchObject({ consulta_id: 1, observacion: 'Control anual' })
    ports.validateItem.last().resolve(accepted(bloodCount))
    await settle()
    const alternativas: never[] = []
    const motivo = 'Automático: IPS primaria del afiliado'
    ports.proposeRouting
      .last()
      .resolve([{ cup_id: 11, rep: site, regla: 'ips_primaria', automatico: true, motivo, alternativas }])
    await settle()
    expect(now().value).toBe('collecting')
    expect(now().context.items).toMatchObject([{ validado: hoy, consentimiento: false, routing: { motivo } }])
    expect(now().context.draft.procedimiento).toBeNull()
  })

  it('asks when the procedure was ordered before, and removes the line that is rejected', async () => {
    const { ports, actor, type, now } = start()
    type(colonoscopy)
    ports.validateItem.last().resolve(accepted(colonoscopy, 2))
    await settle()
    expect(now().value).toEqual({ validating: 'asking' })
    expect(now().context.history).toHaveLength(2)
    actor.send({ type: 'history.rejected' })
    expect(now().value).toBe('collecting')
    expect(now().context).toMatchObject({ items: [], history: [] })
  })

  it('sends the mark of the seen history once it is accepted', async () => {
    const { ports, actor, type, order } = start()
    type(colonoscopy)
    ports.validateItem.last().resolve(accepted(colonoscopy, 1))
    await settle()
    actor.send({ type: 'history.accepted' })
    ports.proposeRouting.last().resolve([])
    await settle()
    await order()
    expect(ports.generateOrder.last().input.items).toMatchObject([{ historico_id: true }])
  })

  it('returns a refused line to the form with its messages', async () => {
    const { ports, actor, type, now } = start()
    type(colonoscopy)
    const errores = { cantidad: ['La cantidad máxima de este procedimiento es 1'] }
    ports.validateItem.last().reject(new PortFailure({ status: 422, error: 'Revise la línea', errores }))
    await settle()
    expect(now().context.dialog).toMatchObject({ titulo: 'Error', mensaje: 'Revise la línea' })
    expect(now().context.draft.procedimiento).toEqual(colonoscopy)
    expect(now().context).toMatchObject({ items: [], draftErrors: errores })
    actor.send({ type: 'dialog.dismissed' })
    expect(now().value).toBe('collecting')
  })

  it('keeps a line whose validation got no answer, and validates it when ordering', async () => {
    const { ports, actor, type, now } = start()
    type(bloodCount)
    ports.validateItem.last().reject(new TypeError('network'))
    await settle()
    expect(now().context.dialog?.mensaje).toBe(CONNECTION_LOST)
    expect(now().context.items).toHaveLength(1)
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'order.requested', hoy })
    expect(ports.validateItem.calls).toHaveLength(2)
    ports.validateItem.last().resolve(accepted(bloodCount))
    await settle()
    ports.proposeRouting.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ ordering: 'keying' })
  })

  it('validates again on another day', async () => {
    const { ports, actor, add, now } = start()
    await add(bloodCount)
    actor.send({ type: 'order.requested', hoy: '2026-11-22' })
    expect(now().value).toEqual({ validating: 'checking' })
    expect(ports.validateItem.calls).toHaveLength(2)
  })
})

describe('sites', () => {
  it('fixes several unrouted lines in one event, with their reason', async () => {
    const { ports, actor, add, order } = start()
    await add(colonoscopy)
    await add(bloodCount)
    const motivo = 'Única sede con agenda'
    actor.send({ type: 'items.sites', sites: [0, 1].map((index) => ({ index, rep: site, motivo })) })
    await order()
    expect(ports.generateOrder.last().input.items).toMatchObject([
      { rep: { id: 7 }, motivo_rep: motivo },
      { rep: { id: 7 }, motivo_rep: motivo },
    ])
  })

  it('does not change the site of a line that was routed automatically', async () => {
    const { ports, actor, type, now } = start()
    type(bloodCount)
    ports.validateItem.last().resolve(accepted(bloodCount))
    await settle()
    ports.proposeRouting
      .last()
      .resolve([{ cup_id: 11, rep: site, regla: 'ips_primaria', automatico: true, motivo: 'x', alternativas: [] }])
    await settle()
    actor.send({ type: 'item.site', index: 0, rep: { ...site, id: 8 }, motivo: 'Otra' })
    expect(now().context.items[0]?.routing?.rep?.id).toBe(7)
  })
})

describe('ordering', () => {
  it('repeats a lost answer with the same key and the same body', async () => {
    const { ports, actor, add, order, now } = start()
    await add(bloodCount)
    await order()
    ports.generateOrder.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ ordering: 'interrupted' })
    actor.send({ type: 'order.postponed' })
    actor.send({ type: 'order.requested', hoy })
    const [first, second] = ports.generateOrder.calls
    expect(second?.input).toEqual(first?.input)
    expect(second?.input.key).toBe('clave-1')
    expect(ports.newKey.calls).toHaveLength(1)
  })

  it('keeps key and list through a reload in the middle of the sending', async () => {
    const { actor, add, order } = start()
    await add(bloodCount)
    await order()
    const stored: unknown = JSON.parse(JSON.stringify(persistFlow(actor)))
    actor.stop()
    const ports = fakePorts()
    const machine = provided(ports)
    const restored = restoreFlow(machine, stored)
    if (!restored.ok) throw new Error(restored.why)
    const paciente = { edad: 54, tipoAfiliadoId: AffiliateType.contributor }
    const again = createActor(machine, { snapshot: restored.snapshot, input: { consultaId: 1, hoy, paciente } }).start()
    expect(again.getSnapshot().value).toEqual({ ordering: 'sending' })
    expect(ports.newKey.calls).toHaveLength(0)
    expect(ports.generateOrder.last().input).toMatchObject({ key: 'clave-1', items: [{ cantidad: 1 }] })
  })

  it('shows the server message and forgets the key when the answer is an error', async () => {
    const { ports, actor, add, order, now } = start()
    await add(bloodCount)
    await order()
    ports.generateOrder.last().resolve({ original: { 0: { id: 0 }, mensaje: 'Sin contrato', type: 'error' } })
    await settle()
    expect(now().context).toMatchObject({ idempotencyKey: null, dialog: { mensaje: 'Sin contrato', tipo: 'error' } })
    actor.send({ type: 'dialog.dismissed' })
    expect(now().value).toBe('collecting')
    expect(now().context.items).toHaveLength(1)
  })

  it('says the general message when the refusal has no text, and puts field messages on their lines', async () => {
    const { ports, add, order, now } = start()
    await add(bloodCount)
    await order()
    const errores = { '0.cantidad': ['La cantidad debe ser al menos 1'] }
    ports.generateOrder.last().reject(new PortFailure({ status: 422, errores }))
    await settle()
    expect(now().context.dialog?.mensaje).toBe(ORDER_ERROR)
    expect(now().context.items[0]?.errores).toEqual({ cantidad: ['La cantidad debe ser al menos 1'] })
  })

  it('tells that an earlier try did order when the server refuses the key for another body', async () => {
    const { ports, actor, add, order, now } = start()
    await add(bloodCount)
    await order()
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    await settle()
    expect(now().context).toMatchObject({ idempotencyKey: null, dialog: { mensaje: ALREADY_ORDERED } })
    actor.send({ type: 'dialog.dismissed' })
    ports.refreshActive.last().resolve()
    await settle()
    expect(now().value).toBe('collecting')
    expect(now().context.items).toHaveLength(1)
  })
})

describe('after ordering', () => {
  const ordered = async (...procedures: readonly Procedure[]) => {
    const flow = start()
    for (const procedure of procedures) await flow.add(procedure)
    await flow.order()
    flow.ports.generateOrder.last().resolve(placed)
    await settle()
    flow.actor.send({ type: 'dialog.dismissed' })
    return flow
  }

  it('prints the recommendations, then clears list and form when no line asks for consent', async () => {
    const { ports, now } = await ordered(bloodCount)
    ports.checkRecommendation.last().resolve(true)
    await settle()
    expect(ports.printRecommendation.last().input).toEqual({ ordenId: 5, consultaId: 1 })
    ports.printRecommendation.last().resolve()
    await settle()
    expect(ports.checkConsent.last().input).toEqual({ cupId: 11, repId: 0 })
    ports.checkConsent.last().resolve(false)
    await settle()
    expect(now().value).toBe('refreshing')
    ports.refreshActive.last().resolve()
    await settle()
    expect(now().value).toBe('collecting')
    expect(now().context).toMatchObject({ items: [], placed: null, idempotencyKey: null })
  })

  it('goes on with the next line when a consent check fails', async () => {
    const { ports, actor, now } = await ordered(bloodCount, colonoscopy)
    ports.checkRecommendation.last().resolve(false)
    await settle()
    ports.checkConsent.last().reject(new PortFailure({ status: 500 }))
    await settle()
    expect(now().context.notice?.message).toBe(CONSENT_CHECK_ERROR)
    ports.checkConsent.last().resolve(true)
    await settle()
    expect(now().value).toEqual({ consenting: 'signing' })
    const child = now().children.consent
    expect(child?.getSnapshot().value).toBe('askingAuthorisation')
    expect(child?.getSnapshot().context).toMatchObject({ ordenId: 5, cup: { codigo: '452301' } })
    child?.send({ type: 'consent.postponed' })
    expect(now().value).toBe('refreshing')
    expect(now().context.placed?.consents).toEqual([{ cup_id: 10, result: 'pospuesto' }])
    actor.send({ type: 'wait.cancelled' })
    expect(now().context.items).toEqual([])
  })
})
