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
const wrongCurrent = new PortFailure({ status: 422, error: WRONG, errores: { password_current: [WRONG] } })

const start = () => {
  const change = fakePort<void, P['changePassword']['input']>()
  const lock = fakePort<void, P['lockUser']['input']>()
  const machine = passwordChangeMachine.provide({ actors: { changePassword: change.logic, lockUser: lock.logic } })
  const actor = createActor(machine, { input: { userId: 7, email: 'medico@cauce.demo' } }).start()
  const send = async (answer: PortFailure | 'saved') => {
    actor.send({ type: 'change.sent', form })
    if (answer === 'saved') change.last().resolve()
    else change.last().reject(answer)
    await settle()
  }
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await send(wrongCurrent)
      actor.send({ type: 'rejection.read' })
    }
  }
  return { change, lock, actor, send, fail, now: () => actor.getSnapshot() }
}

describe('password change', () => {
  it('asks for all three before it sends anything, and forgives a field that is being corrected', () => {
    const { change, actor, now } = start()
    actor.send({ type: 'change.sent', form: { password_current: '', password: form.password, confirmacion: 'otra' } })
    expect(now().context.errores).toEqual({ password_current: [REQUIRED_FIELD], confirmacion: [PASSWORDS_DIFFER] })
    actor.send({ type: 'field.changed', field: 'confirmacion' })
    expect(now().context.errores).toEqual({ password_current: [REQUIRED_FIELD] })
    expect(change.calls).toEqual([])
  })

  it('sends the current and the new one, and is done', async () => {
    const { change, send, now } = start()
    await send('saved')
    expect(change.last().input).toEqual({ userId: 7, password_current: 'Cauce.2026*', password: 'Rio7*Casa+Luz' })
    expect(now()).toMatchObject({ value: 'done', status: 'done' })
  })

  it('never has a password in its context', async () => {
    const { send, now } = start()
    await send(wrongCurrent)
    expect(JSON.stringify(now().context)).not.toMatch(/Cauce\.2026|Rio7/u)
  })

  it('shows the text of the server, counts the failure, and goes on with the error at its field', async () => {
    const { actor, send, now } = start()
    await send(wrongCurrent)
    expect(now()).toMatchObject({ value: 'rejected', context: { error: WRONG, failures: 1 } })
    actor.send({ type: 'rejection.read' })
    expect(now()).toMatchObject({ value: 'editing', context: { error: null, errores: { password_current: [WRONG] } } })
  })

  it('believes the server on how many attempts are left, and says it once', async () => {
    const { send, now } = start()
    const texts = [WRONG, 'Le quedan 2 intentos']
    await send(new PortFailure({ status: 422, error: WRONG, errores: { password_current: texts } }))
    expect(now().context).toMatchObject({ failures: 3, errores: { password_current: [WRONG] } })
  })

  it('does not count what is wrong with the new one', async () => {
    const { send, now } = start()
    await send(new PortFailure({ status: 422, error: 'Muy común', errores: { password: ['Muy común'] } }))
    expect(now()).toMatchObject({ value: 'rejected', context: { failures: 0 } })
  })

  it('says its own sentence for any other failure, and can be sent again', async () => {
    for (const failure of [new PortFailure({}), new PortFailure({ status: 503, error: 'Mantenimiento' })]) {
      const { send, now } = start()
      await send(failure)
      expect(now()).toMatchObject({ value: 'failed', context: { error: PASSWORD_CHANGE_FAILED, failures: 0 } })
      await send('saved')
      expect(now().value).toBe('done')
    }
  })
})

it('can stop waiting: whether it was saved is not known', async () => {
  const { change, actor, send, now } = start()
  actor.send({ type: 'change.sent', form })
  actor.send({ type: 'wait.cancelled' })
  expect(now()).toMatchObject({ value: 'failed', context: { error: PASSWORD_CHANGE_FAILED } })
  change.last().resolve()
  await settle()
  expect(now().value).toBe('failed')
  await send('saved')
  expect(now().value).toBe('done')
})

describe('the lock', () => {
  it('is the server’s when it says 423: nothing more is called', async () => {
    const { lock, send, now } = start()
    await send(new PortFailure({ status: 423, codigo: 'usuario.bloqueado' }))
    expect(now()).toMatchObject({ value: 'locked', status: 'done', context: { error: LOCKED_OUT } })
    expect(lock.calls).toEqual([])
  })

  it('is asked for with the own mail after five failures that the server only refused', async () => {
    const { lock, fail, send, now } = start()
    await fail(4)
    expect(now()).toMatchObject({ value: 'editing', context: { failures: 4 } })
    await send(wrongCurrent)
    expect(lock.last().input).toEqual({ email: 'medico@cauce.demo' })
    lock.last().resolve()
    await settle()
    expect(now()).toMatchObject({ value: 'locked', context: { error: LOCKED_OUT } })
  })

  it('that cannot be made is said, and the session ends all the same', async () => {
    const { lock, actor, fail, now } = start()
    await fail(5)
    lock.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'lockFailed', context: { error: LOCK_FAILED } })
    actor.send({ type: 'change.sent', form })
    expect(now().value).toBe('lockFailed')
    actor.send({ type: 'end.accepted' })
    expect(now()).toMatchObject({ value: 'closed', status: 'done' })
  })
})
