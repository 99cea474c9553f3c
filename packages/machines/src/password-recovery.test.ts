import { describe, expect, it } from 'vitest'
import { PASSWORDS_DIFFER } from '@cauce/domain/session/password-change'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { form, laura, startRecovery } from './testing/password-recovery-flow.ts'

describe('asking for a link', () => {
  it('wants kind and number of document', () => {
    const { ask, actor, now } = startRecovery(null, { tipo_documento: '', numero_documento: '' })
    actor.send({ type: 'link.requested' })
    expect(now().context.errores).toEqual({ tipo_documento: [REQUIRED_FIELD], numero_documento: [REQUIRED_FIELD] })
    actor.send({ type: 'document.changed', request: laura })
    expect(now().context).toMatchObject({ errores: {}, ...laura })
    expect(ask.calls).toEqual([])
  })

  it('ends the same whoever asked', async () => {
    const { ask, actor, now } = startRecovery(null, { ...laura, numero_documento: ' 1037580214 ' })
    actor.send({ type: 'link.requested' })
    expect(ask.last().input).toEqual(laura)
    ask.last().resolve()
    await settle()
    expect(now().value).toBe('sent')
  })

  it('keeps what was typed when nobody answers, and when the person stops waiting', async () => {
    const { ask, actor, now } = startRecovery(null)
    actor.send({ type: 'link.requested' })
    ask.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'asking', context: { error: CONNECTION_LOST, ...laura } })
    actor.send({ type: 'link.requested' })
    actor.send({ type: 'wait.cancelled' })
    ask.last().resolve()
    await settle()
    expect(now().value).toBe('asking')
  })
})

describe('bringing a link', () => {
  it('checks it first, and takes the new password only with its confirmation', async () => {
    const { check, reset, actor, toChoosing, now } = startRecovery('enlace')
    expect(check.last().input).toEqual({ token: 'enlace' })
    await toChoosing()
    actor.send({ type: 'password.sent', form: { ...form, confirmacion: 'otra' } })
    expect(now()).toMatchObject({ value: 'choosing', context: { errores: { confirmacion: [PASSWORDS_DIFFER] } } })
    actor.send({ type: 'password.sent', form })
    expect(reset.last().input).toEqual({ token: 'enlace', password: form.password })
    reset.last().resolve()
    await settle()
    expect(now()).toMatchObject({ value: 'done', status: 'done', context: { token: null } })
  })

  it('that does not serve, at once or by the time it is used, offers another and forgets the token', async () => {
    const dead = startRecovery('enlace')
    dead.check.last().resolve({ vigente: false })
    await settle()
    expect(dead.now()).toMatchObject({ value: 'expired', context: { token: null } })
    const late = startRecovery('enlace')
    await late.toChoosing()
    late.actor.send({ type: 'password.sent', form })
    late.reset.last().reject(new PortFailure({ status: 410, codigo: 'recuperacion.vencida' }))
    await settle()
    expect(late.now()).toMatchObject({ value: 'expired', context: { token: null } })
    late.actor.send({ type: 'link.again' })
    expect(late.now()).toMatchObject({ value: 'asking', context: laura })
  })

  it('is not lost when nobody answers', async () => {
    const { check, reset, actor, toChoosing, now } = startRecovery('enlace')
    check.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toBe('unchecked')
    actor.send({ type: 'retry' })
    await toChoosing()
    actor.send({ type: 'password.sent', form })
    reset.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'choosing', context: { error: CONNECTION_LOST, token: 'enlace' } })
  })

  it('does not have to wait for an answer that does not come', async () => {
    const { actor, toChoosing, now } = startRecovery('enlace')
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'unchecked', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'retry' })
    await toChoosing()
    actor.send({ type: 'password.sent', form })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'choosing', context: { token: 'enlace' } })
  })

  it('shows what the server says of the new password, and never keeps one', async () => {
    const { reset, actor, toChoosing, now } = startRecovery('enlace')
    await toChoosing()
    actor.send({ type: 'password.sent', form })
    reset.last().reject(new PortFailure({ status: 422, error: 'Revise', errores: { password: ['Muy común'] } }))
    await settle()
    expect(now()).toMatchObject({ value: 'choosing', context: { errores: { password: ['Muy común'] } } })
    actor.send({ type: 'field.changed', field: 'password' })
    expect(now().context.errores).toEqual({})
    expect(JSON.stringify(now().context)).not.toContain('Rio7')
  })
})
