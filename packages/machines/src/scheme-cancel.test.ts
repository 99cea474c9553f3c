import { describe, expect, it } from 'vitest'
import { CANCEL_QUESTION } from '@cauce/domain/oncology/names'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { activeLine, fresh } from './testing/scheme-samples.ts'
import { startScheme } from './testing/scheme-flow.ts'

const inCourse = async () => {
  const flow = startScheme()
  await flow.look(fresh, [activeLine])
  flow.actor.send({ type: 'cancel.requested' })
  return flow
}

describe('cancelling the scheme in course', () => {
  it('asks first, and may be left', async () => {
    const { actor, now } = await inCourse()
    expect(CANCEL_QUESTION).toBe('¿Segur@ que desea cancelar este esquema?')
    expect(now().value).toEqual({ cancelling: 'asking' })
    actor.send({ type: 'cancel.left' })
    expect(now().value).toBe('active')
  })

  it('cancels the whole order once and looks again', async () => {
    const { ports, actor, now, look } = await inCourse()
    actor.send({ type: 'cancel.confirmed' })
    ports.newKey.last().resolve('clave-2')
    await settle()
    ports.cancelScheme.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ cancelling: 'interrupted' })
    actor.send({ type: 'retry' })
    expect(ports.cancelScheme.calls.map(({ input }) => input)).toEqual([
      { ordenId: 40_300, key: 'clave-2' },
      { ordenId: 40_300, key: 'clave-2' },
    ])
    ports.cancelScheme.last().resolve({ mensaje: 'Esquema cancelado con exito' })
    await settle()
    expect(now().context.notice?.message).toBe('Esquema cancelado con exito')
    await look()
    expect(now().value).toBe('choosing')
  })

  it('says why it was not cancelled', async () => {
    const { ports, actor, now } = await inCourse()
    actor.send({ type: 'cancel.confirmed' })
    ports.newKey.last().resolve('clave-2')
    await settle()
    ports.cancelScheme.last().reject(new PortFailure({ status: 409, error: 'La orden no admite ese cambio' }))
    await settle()
    expect(now().context.dialog?.mensaje).toBe('La orden no admite ese cambio')
    actor.send({ type: 'dialog.dismissed' })
    expect(now().value).toEqual({ looking: 'asking' })
  })
})
