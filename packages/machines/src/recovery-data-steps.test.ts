import { describe, expect, it } from 'vitest'
import { OPERATOR_UPDATE_FAILED, REQUIRED_RECOVERY, UPDATE_YOUR_DATA } from '@cauce/domain/session/recovery-data'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { startRecoveryData } from './testing/recovery-data-flow.ts'

describe('what is told while the data are written', () => {
  const lost = new PortFailure({})

  it('is nothing at the beginning', () => {
    const { now } = startRecoveryData('operator')
    expect(now()).toMatchObject({ value: 'editing' })
    expect(now().context).toEqual({
      kind: 'operator',
      ownerId: 11,
      form: { correo: ' maria@correo.co ', celular: '3005550101' },
      errores: {},
      error: null,
      detail: null,
      aviso: null,
      serverFailures: 0,
    })
  })

  it('is no longer the failure of before when something is missing, nor when it is sent again', async () => {
    const { actor, fail, now } = startRecoveryData('affiliate')
    await fail({})
    actor.send({ type: 'form.changed', form: { correo: '' } })
    actor.send({ type: 'data.sent' })
    expect(now().context).toMatchObject({
      error: null,
      detail: null,
      aviso: UPDATE_YOUR_DATA,
      errores: { correo1: [REQUIRED_RECOVERY] },
    })
    actor.send({ type: 'form.changed', form: { correo: 'maria@correo.co' } })
    expect(now().context).toMatchObject({ errores: {}, form: { correo: 'maria@correo.co', celular: '3005550101' } })
    actor.send({ type: 'data.sent' })
    expect(now()).toMatchObject({ value: 'saving', context: { error: null, detail: null, aviso: null, errores: {} } })
  })

  it('forgives the field that changed and leaves the other', async () => {
    const { actor, fail, now } = startRecoveryData('affiliate')
    await fail({ status: 422, errores: { correo1: ['No'], celular1: ['No'] } })
    actor.send({ type: 'form.changed', form: { correo: 'otra@correo.co' } })
    expect(now().context.errores).toEqual({ celular1: ['No'] })
    await fail({ status: 422, errores: { correo1: ['No'], celular1: ['No'] } })
    actor.send({ type: 'form.changed', form: { celular: '3005550102' } })
    expect(now().context.errores).toEqual({ correo1: ['No'] })
  })

  it('has no notice when nothing is wrong in the fields', async () => {
    const { fail, now } = startRecoveryData('affiliate')
    await fail({ status: 403, error: 'No tiene permiso' })
    expect(now().context).toMatchObject({ aviso: null, detail: 'No tiene permiso', errores: {} })
  })

  it('is written again after it was saved, with the failures of the server forgotten', async () => {
    const { save, actor, fail, now } = startRecoveryData('operator')
    await fail({ status: 500 })
    actor.send({ type: 'data.sent' })
    save.last().resolve({ saved: true })
    await settle()
    expect(now()).toMatchObject({ value: 'saved', context: { serverFailures: 0 } })
    actor.send({ type: 'form.changed', form: { correo: 'otra@correo.co' } })
    expect(now()).toMatchObject({ value: 'editing', context: { form: { correo: 'otra@correo.co' } } })
  })

  it('says that the wait was given up', () => {
    const { actor, now } = startRecoveryData('operator')
    actor.send({ type: 'data.sent' })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: 'editing',
      context: { error: OPERATOR_UPDATE_FAILED, detail: CONNECTION_LOST, serverFailures: 1 },
    })
  })

  it('is not closed as done before it was saved', async () => {
    const { actor, now, save } = startRecoveryData('operator')
    actor.send({ type: 'data.sent' })
    save.last().reject(lost)
    await settle()
    actor.send({ type: 'update.closed' })
    expect(now().value).toBe('editing')
  })
})
