import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import { LOCK_FAILED, PASSWORD_CHANGE_FAILED, PASSWORDS_DIFFER } from '@cauce/domain/session/password-change'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { passwordChangeMachine } from './password-change.ts'
import type { PasswordChangePorts as P } from './password-change/types.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const form = { password_current: 'Cauce.2026*', password: 'Rio7*Casa+Luz', confirmacion: 'Rio7*Casa+Luz' }
const WRONG = 'La contraseña actual no es correcta'
const wrong = (...texts: readonly string[]) =>
  new PortFailure({ status: 422, error: WRONG, errores: { password_current: [WRONG, ...texts] } })

const known = { userId: 7, email: 'medico@cauce.demo' }

const start = () => {
  const change = fakePort<void, P['changePassword']['input']>()
  const lock = fakePort<void, P['lockUser']['input']>()
  const machine = passwordChangeMachine.provide({ actors: { changePassword: change.logic, lockUser: lock.logic } })
  const actor = createActor(machine, { input: known }).start()
  const answer = async (failure: PortFailure) => {
    actor.send({ type: 'change.sent', form })
    change.last().reject(failure)
    await settle()
  }
  return { change, lock, actor, answer, now: () => actor.getSnapshot() }
}

it('starts with nothing said and no failure', () => {
  const { now } = start()
  expect(now()).toMatchObject({ value: 'editing' })
  expect(now().context).toEqual({ ...known, failures: 0, errores: {}, error: null })
})

describe('a refusal', () => {
  it('without a field counts as one of the current password', async () => {
    const { answer, now } = start()
    await answer(new PortFailure({ status: 422, error: WRONG }))
    expect(now().context).toEqual({ ...known, failures: 1, errores: {}, error: WRONG })
  })

  it('of the new password alone does not count, of both it does', async () => {
    const { actor, answer, now } = start()
    const errores = { password: ['Muy común'] }
    await answer(new PortFailure({ status: 422, error: 'Muy común', errores }))
    expect(now().context).toEqual({ ...known, failures: 0, errores, error: 'Muy común' })
    actor.send({ type: 'rejection.read' })
    await answer(new PortFailure({ status: 422, errores: { ...errores, password_current: [WRONG] } }))
    expect(now().context).toMatchObject({ failures: 1, error: null })
  })

  it('is read before another one is sent, and its field is put right', async () => {
    const { change, actor, answer, now } = start()
    await answer(wrong())
    actor.send({ type: 'change.sent', form })
    expect([now().value, change.calls.length]).toEqual(['rejected', 1])
    actor.send({ type: 'rejection.read' })
    actor.send({ type: 'field.changed', field: 'password_current' })
    expect(now().context).toEqual({ ...known, failures: 1, errores: {}, error: null })
  })

  it('is forgotten while the next one is on its way, and its count is not', async () => {
    const { actor, answer, now } = start()
    await answer(wrong())
    actor.send({ type: 'rejection.read' })
    actor.send({ type: 'change.sent', form })
    expect(now()).toMatchObject({ value: 'submitting' })
    expect(now().context).toEqual({ ...known, failures: 1, errores: {}, error: null })
  })

  it('that tells what is left is believed, also where fewer were counted here, and said in one place', async () => {
    const { answer, actor, now } = start()
    await answer(wrong('Le quedan 2 intentos'))
    expect(now().context).toEqual({ ...known, failures: 3, errores: { password_current: [WRONG] }, error: WRONG })
    actor.send({ type: 'rejection.read' })
    await answer(wrong())
    expect(now()).toMatchObject({ value: 'rejected', context: { failures: 4 } })
    actor.send({ type: 'rejection.read' })
    await answer(wrong('Le queda 1 intento'))
    expect(now()).toMatchObject({ value: 'rejected', context: { failures: 4 } })
  })

  it('of the new password after four failures does not lock', async () => {
    const { answer, actor, lock, now } = start()
    await answer(wrong('Le queda 1 intento'))
    actor.send({ type: 'rejection.read' })
    await answer(new PortFailure({ status: 422, error: 'Muy común', errores: { password: ['Muy común'] } }))
    expect(now()).toMatchObject({ value: 'rejected', context: { failures: 4 } })
    expect(lock.calls).toEqual([])
  })
})

describe('what could not be saved', () => {
  it('does not lock after four failures: a fault of the server is no failed attempt', async () => {
    const { answer, actor, lock, now } = start()
    await answer(wrong('Le queda 1 intento'))
    actor.send({ type: 'rejection.read' })
    await answer(new PortFailure({ status: 500, error: 'Interno' }))
    expect(now()).toMatchObject({ value: 'failed', context: { failures: 4, error: PASSWORD_CHANGE_FAILED } })
    expect(lock.calls).toEqual([])
  })

  it('is told, and what is put right takes it back to the form', async () => {
    const { actor, answer, now } = start()
    await answer(new PortFailure({ status: 500, error: 'Interno', errores: { password: ['x'] } }))
    expect(now()).toMatchObject({ value: 'failed' })
    expect(now().context).toEqual({ ...known, failures: 0, errores: {}, error: PASSWORD_CHANGE_FAILED })
    actor.send({ type: 'field.changed', field: 'password' })
    expect(now().value).toBe('editing')
  })

  it('is not sent again while it is incomplete, and says what is missing instead', async () => {
    const { change, actor, answer, now } = start()
    await answer(new PortFailure({}))
    actor.send({ type: 'change.sent', form: { ...form, password_current: '', confirmacion: 'otra' } })
    expect(now()).toMatchObject({ value: 'editing' })
    expect(now().context).toEqual({
      ...known,
      failures: 0,
      errores: { password_current: [REQUIRED_FIELD], confirmacion: [PASSWORDS_DIFFER] },
      error: null,
    })
    expect(change.calls).toHaveLength(1)
    actor.send({ type: 'change.sent', form })
    expect(now()).toMatchObject({ value: 'submitting', context: { errores: {} } })
  })

  it('sends both passwords again as they are then', async () => {
    const { change, actor, answer } = start()
    await answer(new PortFailure({}))
    actor.send({ type: 'change.sent', form: { ...form, password: 'Otra7*Casa+Luz', confirmacion: 'Otra7*Casa+Luz' } })
    expect(change.last().input).toEqual({ userId: 7, password_current: 'Cauce.2026*', password: 'Otra7*Casa+Luz' })
  })
})

const fifthFailure = async () => {
  const flow = start()
  await flow.answer(wrong('Le queda 1 intento'))
  flow.actor.send({ type: 'rejection.read' })
  await flow.answer(wrong())
  return flow
}

describe('the lock', () => {
  it('is asked for at the fifth failure, whose text is not read any more', async () => {
    const { lock, now } = await fifthFailure()
    expect(now()).toMatchObject({ value: 'locking', context: { failures: 5, error: WRONG } })
    expect(lock.calls.map(({ input }) => input)).toEqual([{ email: 'medico@cauce.demo' }])
    lock.last().resolve()
    await settle()
    expect(now()).toMatchObject({ status: 'done', value: 'locked' })
    expect(now().context).toEqual({ ...known, failures: 5, errores: {}, error: LOCKED_OUT })
  })

  it('need not be waited for: the session ends without it', async () => {
    const { actor, now } = await fifthFailure()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'lockFailed', context: { error: LOCK_FAILED, failures: 5 } })
    actor.send({ type: 'end.accepted' })
    expect(now()).toMatchObject({ status: 'done', value: 'closed', context: { error: LOCK_FAILED } })
  })

  it('of the server is told without its own text', async () => {
    const { answer, now } = start()
    await answer(new PortFailure({ status: 423, error: 'Bloqueado', errores: { password_current: ['x'] } }))
    expect(now().context).toEqual({ ...known, failures: 0, errores: {}, error: LOCKED_OUT })
  })
})
