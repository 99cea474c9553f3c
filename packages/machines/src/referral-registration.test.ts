import { describe, expect, it } from 'vitest'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { EMPTY_REGISTRATION, NOT_REGISTERED, registrationToSend } from '@cauce/domain/referral/registration'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { preeclampsia, sendRegistration, startRegistration } from './testing/registration-flow.ts'

const answer = { id: 9, mensaje: 'Remisión registrada', estado: 'Pendiente', codigo_remision: null }

const lost = new PortFailure({})

const notRegistered = { titulo: ERROR_TITLE, mensaje: NOT_REGISTERED, tipo: 'error' }

describe('registering a referral', () => {
  it('sends it once, says which one it is, and leaves the form empty', async () => {
    const { ports, actor, now } = await sendRegistration()
    expect(now()).toMatchObject({ value: { registering: 'sending' }, context: { tried: true, cleared: null } })
    expect(ports.register.last().input).toEqual({ form: registrationToSend(preeclampsia), key: 'clave-1' })
    ports.register.last().resolve(answer)
    await settle()
    expect(now()).toMatchObject({ value: 'registered' })
    expect(now().context).toEqual({
      draft: EMPTY_REGISTRATION,
      touched: false,
      tried: false,
      serverErrors: {},
      cleared: null,
      idempotencyKey: null,
      sent: null,
      dialog: null,
      registered: answer,
    })
    actor.send({ type: 'confirmation.closed' })
    expect(now()).toMatchObject({ value: 'writing', context: { registered: null } })
  })

  it('of the type that closes at once warns first, and may be declined', () => {
    const { ports, actor, now, write } = startRegistration()
    write({ ...preeclampsia, tipoAnexo: 1 })
    actor.send({ type: 'register.requested' })
    expect(now()).toMatchObject({ value: 'warning', context: { tried: true, sent: null } })
    actor.send({ type: 'warning.declined' })
    expect(now()).toMatchObject({ value: 'writing', context: { draft: { tipoAnexo: 1 } } })
    actor.send({ type: 'register.requested' })
    actor.send({ type: 'warning.accepted' })
    expect(now()).toMatchObject({
      value: { registering: 'keying' },
      context: { sent: { tipo_anexo_id: 1, confirma_cierre: true } },
    })
    expect(ports.newKey.calls).toHaveLength(1)
  })

  it('of the type that closes does not warn while something is missing', () => {
    const { actor, now, write } = startRegistration()
    write({ ...preeclampsia, tipoAnexo: 1, descripcion: ' ' })
    actor.send({ type: 'register.requested' })
    expect(now()).toMatchObject({ value: 'writing', context: { tried: true, sent: null } })
  })

  it('without a key sends nothing and says so', async () => {
    const { ports, actor, now, write } = startRegistration()
    write(preeclampsia)
    actor.send({ type: 'register.requested' })
    expect(now().value).toEqual({ registering: 'keying' })
    ports.newKey.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({
      value: { registering: 'refused' },
      context: { dialog: notRegistered, sent: null, idempotencyKey: null },
    })
    expect(ports.register.calls).toEqual([])
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'writing', context: { dialog: null, draft: preeclampsia } })
  })

  it('need not wait for the key', () => {
    const { actor, now, write } = startRegistration()
    write(preeclampsia)
    actor.send({ type: 'register.requested' })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'writing', context: { idempotencyKey: null, draft: preeclampsia } })
  })
})
