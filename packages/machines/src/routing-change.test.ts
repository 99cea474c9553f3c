import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { OrderType } from '@cauce/domain/ordering/order-type'
import {
  AUTOMATIC_ROUTING,
  PROVIDER_REQUIRED,
  REASON_REQUIRED,
  ROUTING_FAILED,
  SITE_REQUIRED,
} from '@cauce/domain/ordering/routing-change'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { routingChangeMachine, type AssignRouting } from './routing-change.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const rep = { id: 7, nombre: 'Sede Laureles' }

const start = (automatico = false, tipo: OrderType = OrderType.procedures) => {
  const newKey = fakePort<string, undefined>()
  const assignRouting = fakePort<AssignRouting['output'], AssignRouting['input']>()
  const machine = routingChangeMachine.provide({
    actors: { newKey: newKey.logic, assignRouting: assignRouting.logic },
  })
  const actor = createActor(machine, { input: { tipo, lineId: 31, rep: null, automatico } }).start()
  const save = async () => {
    actor.send({ type: 'site.chosen', rep })
    actor.send({ type: 'reason.changed', motivo: ' Queda cerca de su casa ' })
    actor.send({ type: 'change.confirmed' })
    newKey.last().resolve('clave-1')
    await settle()
  }
  return { assignRouting, newKey, actor, save, now: () => actor.getSnapshot() }
}

describe('routing change', () => {
  it('asks for the site and for the reason', () => {
    const { actor, now } = start()
    actor.send({ type: 'change.confirmed' })
    expect(now().context.errores).toEqual({ rep_id: [SITE_REQUIRED], motivo: [REASON_REQUIRED] })
    actor.send({ type: 'site.chosen', rep })
    expect(now().context.errores).toEqual({ motivo: [REASON_REQUIRED] })
  })

  it('asks a service only for its provider and fails in its own words', async () => {
    const { assignRouting, actor, save, now } = start(false, OrderType.ownCodes)
    actor.send({ type: 'change.confirmed' })
    expect(now().context.errores).toEqual({ rep_id: [PROVIDER_REQUIRED] })
    await save()
    expect(assignRouting.last().input).toMatchObject({ tipo: OrderType.ownCodes, lineId: 31 })
    assignRouting.last().reject(new PortFailure({}))
    await settle()
    expect(now().context.error).toBe('Ocurrió un error al cambiar el direccionamiento.')
  })

  it('sends what is answered of a medication, and keeps the code of the refusal', async () => {
    const { assignRouting, newKey, actor, now } = start(false, OrderType.medications)
    const comprobaciones = [{ comprobacion: 'alergia' as const, respuesta: 'encontrada' as const, motivo: 'Lo tolera' }]
    actor.send({ type: 'site.chosen', rep })
    actor.send({ type: 'reason.changed', motivo: 'Queda cerca' })
    actor.send({ type: 'change.confirmed', comprobaciones })
    newKey.last().resolve('clave-1')
    await settle()
    expect(assignRouting.last().input).toMatchObject({ comprobaciones })
    assignRouting.last().reject(new PortFailure({ status: 409, codigo: 'alertas.sin_responder' }))
    await settle()
    expect(now()).toMatchObject({ value: 'refused', context: { codigo: 'alertas.sin_responder' } })
  })

  it('does not touch a line that was routed automatically', () => {
    const { actor, now } = start(true)
    expect(now()).toMatchObject({ value: 'blocked', context: { error: AUTOMATIC_ROUTING } })
    actor.send({ type: 'closed' })
    expect(now().output).toEqual({ changed: false })
  })

  it('saves site and reason and says that it changed', async () => {
    const { assignRouting, save, now } = start()
    await save()
    expect(assignRouting.last().input).toEqual({
      tipo: OrderType.procedures,
      lineId: 31,
      repId: 7,
      motivo: 'Queda cerca de su casa',
      comprobaciones: [],
      key: 'clave-1',
    })
    assignRouting.last().resolve({ mensaje: 'Orden direccionada con exito.', rep })
    await settle()
    expect(now().output).toEqual({ changed: true })
  })

  it('repeats a lost answer with the same key', async () => {
    const { assignRouting, actor, save, now } = start()
    await save()
    assignRouting.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'failed', context: { error: ROUTING_FAILED } })
    actor.send({ type: 'retry' })
    expect(assignRouting.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
  })

  it('shows why the server refused and keeps what was typed', async () => {
    const { assignRouting, actor, save, now } = start()
    await save()
    assignRouting.last().reject(new PortFailure({ status: 409, error: 'La orden ya se agendó' }))
    await settle()
    expect(now()).toMatchObject({
      value: 'refused',
      context: { error: ROUTING_FAILED, detail: 'La orden ya se agendó' },
    })
    actor.send({ type: 'change.resumed' })
    expect(now()).toMatchObject({ value: 'choosing', context: { rep, idempotencyKey: null } })
    actor.send({ type: 'closed' })
    expect(now().output).toEqual({ changed: false })
  })
})

describe('a change of site whose answer does not come', () => {
  it('has no key, no site and no reason until they are given', () => {
    const { now } = start()
    expect(now()).toMatchObject({ value: 'choosing' })
    expect(now().context).toEqual({
      tipo: OrderType.procedures,
      lineId: 31,
      rep: null,
      automatico: false,
      motivo: '',
      errores: {},
      error: null,
      detail: null,
      comprobaciones: [],
      codigo: null,
      idempotencyKey: null,
    })
  })

  it('is asked again under its key, left to be changed, or closed without it', async () => {
    const { assignRouting, actor, save, now } = start()
    await save()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: 'failed',
      context: { error: ROUTING_FAILED, detail: CONNECTION_LOST, idempotencyKey: 'clave-1' },
    })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { saving: 'sending' }, context: { error: null, detail: null } })
    assignRouting.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'change.resumed' })
    expect(now()).toMatchObject({ value: 'choosing', context: { rep, idempotencyKey: null } })
    await save()
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'closed' })
    expect(now()).toMatchObject({ value: 'cancelled', output: { changed: false } })
  })

  it('without a key is not asked for', async () => {
    const { assignRouting, newKey, actor, now } = start()
    actor.send({ type: 'site.chosen', rep })
    actor.send({ type: 'reason.changed', motivo: 'Queda cerca' })
    actor.send({ type: 'change.confirmed' })
    expect(now().value).toEqual({ saving: 'keying' })
    newKey.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'refused', context: { error: ROUTING_FAILED, detail: CONNECTION_LOST } })
    actor.send({ type: 'closed' })
    expect(now().output).toEqual({ changed: false })
    expect(assignRouting.calls).toEqual([])
  })

  it('need not wait for the key', () => {
    const { actor, now } = start()
    actor.send({ type: 'site.chosen', rep })
    actor.send({ type: 'reason.changed', motivo: 'Queda cerca' })
    actor.send({ type: 'change.confirmed' })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'choosing', context: { rep, motivo: 'Queda cerca' } })
    actor.send({ type: 'closed' })
    expect(now()).toMatchObject({ value: 'cancelled', output: { changed: false } })
  })

  it('that is refused says what is wrong, and each field is forgiven when it changes', async () => {
    const { assignRouting, actor, save, now } = start()
    await save()
    const errores = { rep_id: ['No atiende este código'], motivo: ['Muy corto'] }
    assignRouting.last().reject(new PortFailure({ status: 422, error: 'Revise', errores }))
    await settle()
    expect(now()).toMatchObject({ value: 'refused', context: { detail: 'Revise', errores } })
    actor.send({ type: 'change.resumed' })
    actor.send({ type: 'reason.changed', motivo: 'Queda cerca de su casa' })
    expect(now().context).toMatchObject({ motivo: 'Queda cerca de su casa', errores: { rep_id: errores.rep_id } })
    expect(Object.keys(now().context.errores)).toEqual(['rep_id'])
    actor.send({ type: 'site.chosen', rep: null })
    expect(now().context).toMatchObject({ rep: null, errores: {} })
  })
})
