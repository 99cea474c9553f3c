import { describe, expect, it } from 'vitest'
import { PASSWORDS_DIFFER } from '@cauce/domain/session/password-change'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { form, laura, startRecovery } from './testing/password-recovery-flow.ts'

describe('getting back in step by step', () => {
  const refused = new PortFailure({ status: 422, error: 'Revise', errores: { numero_documento: ['No'] } })

  it('begins with the document that was brought and nothing said', () => {
    expect(startRecovery(null).now().context).toEqual({ ...laura, token: null, errores: {}, error: null })
    expect(startRecovery('enlace').now().context).toEqual({ ...laura, token: 'enlace', errores: {}, error: null })
  })

  it('says what the server found wrong with the document until it changes', async () => {
    const { ask, actor, now } = startRecovery(null)
    actor.send({ type: 'link.requested' })
    expect(now().value).toBe('requesting')
    ask.last().reject(refused)
    await settle()
    expect(now()).toMatchObject({
      value: 'asking',
      context: { error: 'Revise', errores: { numero_documento: ['No'] } },
    })
    actor.send({ type: 'document.changed', request: { ...laura, numero_documento: '1' } })
    expect(now().context).toEqual({ ...laura, numero_documento: '1', token: null, errores: {}, error: null })
    actor.send({ type: 'link.requested' })
    ask.last().reject(refused)
    await settle()
    actor.send({ type: 'link.requested' })
    expect(now()).toMatchObject({ value: 'requesting', context: { error: null, errores: {} } })
  })

  it('says what is missing instead of the failure of before', async () => {
    const { ask, actor, now } = startRecovery(null)
    actor.send({ type: 'link.requested' })
    ask.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'document.changed', request: { ...laura, numero_documento: ' ' } })
    actor.send({ type: 'link.requested' })
    expect(now()).toMatchObject({
      value: 'asking',
      context: { error: null, errores: { numero_documento: [REQUIRED_FIELD] } },
    })
  })

  it('asks for another link after one was sent', async () => {
    const { ask, actor, now } = startRecovery(null)
    actor.send({ type: 'link.requested' })
    ask.last().resolve()
    await settle()
    actor.send({ type: 'link.again' })
    expect(now()).toMatchObject({ value: 'asking', context: laura })
  })

  it('leaves a link that could not be checked for another one, with nothing said and without its token', async () => {
    const { check, actor, now } = startRecovery('enlace')
    check.last().reject(new PortFailure({ status: 503, error: 'Sin servicio' }))
    await settle()
    expect(now()).toMatchObject({ value: 'unchecked', context: { error: 'Sin servicio', token: 'enlace' } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: 'checking', context: { error: null } })
    check.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'link.again' })
    expect(now()).toMatchObject({ value: 'asking', context: { error: null, token: null } })
  })

  it('forgives each field of the new password by itself', async () => {
    const { reset, actor, toChoosing, now } = startRecovery('enlace')
    await toChoosing()
    actor.send({ type: 'password.sent', form })
    const errores = { password: ['Muy común'], confirmacion: ['No'] }
    reset.last().reject(new PortFailure({ status: 422, error: 'Revise', errores }))
    await settle()
    expect(now().context).toMatchObject({ error: 'Revise', errores })
    actor.send({ type: 'field.changed', field: 'password' })
    expect(now().context.errores).toEqual({ confirmacion: ['No'] })
    actor.send({ type: 'password.sent', form: { ...form, confirmacion: 'otra' } })
    expect(now()).toMatchObject({
      value: 'choosing',
      context: { error: null, errores: { confirmacion: [PASSWORDS_DIFFER] } },
    })
    actor.send({ type: 'password.sent', form })
    expect(now()).toMatchObject({ value: 'saving', context: { error: null } })
    expect(now().context.errores).toEqual({})
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'choosing', context: { error: CONNECTION_LOST, errores: {} } })
  })
})
