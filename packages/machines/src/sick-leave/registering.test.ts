import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { LEAVE_NOT_REGISTERED, LEAVE_UNANSWERED } from '@cauce/domain/sick-leave/screen-messages'
import { PortFailure } from '../failure.ts'
import { sickLeaveMachine } from '../sick-leave.ts'
import { fakePort, settle } from '../testing/fake-port.ts'
import { leaveBase, written } from '../testing/sick-leave-samples.ts'
import type { SickLeavePorts as P } from './types.ts'

/** A complete leave was written, and its registration was asked for. */
const registering = () => {
  const ports = {
    newKey: fakePort<string, undefined>(),
    register: fakePort<P['register']['output'], P['register']['input']>(),
  }
  const actors = { newKey: ports.newKey.logic, register: ports.register.logic }
  const actor = createActor(sickLeaveMachine.provide({ actors })).start()
  actor.send({ type: 'base.arrived', base: leaveBase() })
  actor.send({ type: 'draft.changed', draft: written })
  actor.send({ type: 'register.requested' })
  return { ports, actor, now: () => actor.getSnapshot() }
}

const sending = async () => {
  const flow = registering()
  flow.ports.newKey.last().resolve('clave-1')
  await settle()
  return flow
}

describe('the key of a leave', () => {
  it('that could not be made is told, and nothing was sent', async () => {
    const { ports, actor, now } = registering()
    expect(now()).toMatchObject({
      value: { registering: 'keying' },
      context: { tried: true, sent: { dias: 15 }, idempotencyKey: null },
    })
    ports.newKey.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({
      value: { registering: 'refused' },
      context: { dialog: { mensaje: LEAVE_NOT_REGISTERED, tipo: 'error' }, sent: null, idempotencyKey: null },
    })
    expect(ports.register.calls).toEqual([])
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'writing', context: { dialog: null, draft: { dias: 15 } } })
  })

  it('need not be waited for', () => {
    const { actor, now } = registering()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'writing', context: { dialog: null, idempotencyKey: null, touched: true } })
  })
})

describe('an answer that is waited for no longer', () => {
  it('is told as not known, and the same goes again', async () => {
    const { ports, actor, now } = await sending()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: { registering: 'interrupted' },
      context: { dialog: { mensaje: LEAVE_UNANSWERED }, idempotencyKey: 'clave-1', sent: { dias: 15 } },
    })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { registering: 'sending' }, context: { dialog: null } })
    const input = { form: now().context.sent, key: 'clave-1' }
    expect(ports.register.calls.map((call) => call.input)).toEqual([input, input])
  })

  it('left for later is told no more while it is written', async () => {
    const { ports, actor, now } = await sending()
    ports.register.last().reject(new PortFailure({ status: 500 }))
    await settle()
    actor.send({ type: 'register.postponed' })
    expect(now()).toMatchObject({ value: 'writing', context: { dialog: null, idempotencyKey: 'clave-1' } })
  })
})

describe('what is tried without being complete', () => {
  it('is not sent, and what was cleared is not put back any more', () => {
    const { ports, actor, now } = registering()
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'draft.cleared' })
    expect(now().context).toMatchObject({ cleared: { dias: 15 }, tried: false })
    actor.send({ type: 'register.requested' })
    expect(now()).toMatchObject({ value: 'writing', context: { tried: true, cleared: null } })
    expect(ports.newKey.calls).toHaveLength(1)
  })
})

describe('what the server knows', () => {
  it('may arrive while a leave is registered', async () => {
    const { actor, now } = await sending()
    actor.send({ type: 'base.arrived', base: leaveBase({ incapacidades: [] }) })
    expect(now()).toMatchObject({
      value: { registering: 'sending' },
      context: { base: { incapacidades: [] }, draft: { dias: 15 } },
    })
  })
})
