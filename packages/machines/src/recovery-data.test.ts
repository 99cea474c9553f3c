import { describe, expect, it } from 'vitest'
import {
  AFFILIATE_UPDATE_FAILED,
  INVALID_PHONE,
  OPERATOR_UPDATE_FAILED,
  REQUIRED_RECOVERY,
  UPDATE_YOUR_DATA,
} from '@cauce/domain/session/recovery-data'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { settle } from './testing/fake-port.ts'
import { startRecoveryData } from './testing/recovery-data-flow.ts'

describe('recovery data', () => {
  it('saves mail and cell phone without the blanks around them, and closes by its own event', async () => {
    const { save, actor, now } = startRecoveryData('affiliate')
    actor.send({ type: 'update.closed' })
    actor.send({ type: 'data.sent' })
    expect(save.last().input).toEqual({
      kind: 'affiliate',
      ownerId: 11,
      form: { correo: 'maria@correo.co', celular: '3005550101' },
    })
    save.last().resolve({ saved: true })
    await settle()
    expect(now().value).toBe('saved')
    actor.send({ type: 'update.closed' })
    expect(now()).toMatchObject({ value: 'closed', status: 'done' })
  })

  it('says what is wrong under the names of each kind of user, and to affiliates what to do', () => {
    const affiliate = startRecoveryData('affiliate', { correo: '', celular: '300' })
    affiliate.actor.send({ type: 'data.sent' })
    expect(affiliate.now().context).toMatchObject({
      errores: { correo1: [REQUIRED_RECOVERY], celular1: [INVALID_PHONE] },
      aviso: UPDATE_YOUR_DATA,
    })
    affiliate.actor.send({ type: 'form.changed', form: { celular: '3005550101' } })
    expect(affiliate.now().context.errores).toEqual({ correo1: [REQUIRED_RECOVERY] })
    const operator = startRecoveryData('operator', { correo: '', celular: '3005550101' })
    operator.actor.send({ type: 'data.sent' })
    expect(operator.now().context).toMatchObject({
      errores: { email_recuperacion: [REQUIRED_RECOVERY] },
      aviso: null,
    })
    operator.actor.send({ type: 'form.changed', form: { correo: 'l' } })
    expect(operator.now().context.errores).toEqual({})
  })

  it('has a sentence for each kind of user when it fails, and keeps what was typed', async () => {
    for (const [kind, error] of [
      ['affiliate', AFFILIATE_UPDATE_FAILED],
      ['operator', OPERATOR_UPDATE_FAILED],
    ] as const) {
      const { fail, now } = startRecoveryData(kind)
      await fail({})
      expect(now()).toMatchObject({
        value: 'editing',
        context: { error, detail: CONNECTION_LOST, form: { celular: '3005550101' } },
      })
    }
  })

  it('shows what the server finds wrong', async () => {
    const { fail, now } = startRecoveryData('affiliate')
    await fail({ status: 422, error: 'Revise los datos', errores: { correo1: ['No'] } })
    expect(now().context).toMatchObject({
      error: AFFILIATE_UPDATE_FAILED,
      aviso: UPDATE_YOUR_DATA,
      errores: { correo1: ['No'] },
      serverFailures: 0,
    })
  })

  it('goes back to the form when the person does not confirm who they are', async () => {
    const { save, actor, now } = startRecoveryData('operator')
    actor.send({ type: 'data.sent' })
    save.last().resolve({ saved: false })
    await settle()
    expect(now()).toMatchObject({ value: 'editing', context: { error: null } })
  })
})

describe('leaving it for later', () => {
  it('is offered when the server fails twice in a row, and not before', async () => {
    const { actor, fail, now } = startRecoveryData('affiliate')
    await fail({ status: 500 })
    actor.send({ type: 'update.postponed' })
    expect(now().value).toBe('editing')
    await fail({})
    actor.send({ type: 'update.postponed' })
    expect(now()).toMatchObject({ value: 'postponed', status: 'done' })
  })

  it('counts a wait that the person gave up', async () => {
    const { actor, fail, now } = startRecoveryData('affiliate')
    await fail({})
    actor.send({ type: 'data.sent' })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'editing', context: { error: AFFILIATE_UPDATE_FAILED, serverFailures: 2 } })
  })

  it('is not for what the person can correct, nor for a session that ended', async () => {
    const { actor, fail, now } = startRecoveryData('affiliate')
    await fail({ status: 500 })
    await fail({ status: 422, errores: { correo1: ['No'] } })
    await fail({ status: 401 })
    await fail({ status: 500 })
    actor.send({ type: 'update.postponed' })
    expect(now()).toMatchObject({ value: 'editing', context: { serverFailures: 1 } })
  })
})
