import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { base, draft, impact, startRoleEdit } from './testing/role-edit-flow.ts'

describe('the review of a role', () => {
  const lost = new PortFailure({})
  const changedByOther = new PortFailure({ status: 409, codigo: 'rol.cambio', error: 'Otra persona cambió este rol' })

  it('is of what is stored and what is written, and may be left while it is made', () => {
    const { actor, now, preview } = startRoleEdit()
    actor.send({ type: 'name.changed', nombre: 'Citas' })
    actor.send({ type: 'review.asked' })
    expect(now().value).toBe('previewing')
    expect(preview.last().input).toEqual({ role: base, form: { ...draft, nombre: 'Citas' } })
    actor.send({ type: 'review.left' })
    expect(now()).toMatchObject({ value: 'editing', context: { impact: null, draft: { nombre: 'Citas' } } })
  })

  it('shows whom it concerns, and may be left with what was said forgotten', async () => {
    const { actor, now, review, send, save } = startRoleEdit()
    await review()
    expect(now()).toMatchObject({ value: 'reviewing', context: { impact } })
    await send()
    save.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'reviewing', context: { error: expect.stringContaining('No hay respuesta') } })
    actor.send({ type: 'save.confirmed' })
    expect(now().context.error).toBeNull()
    save.last().reject(lost)
    await settle()
    actor.send({ type: 'review.left' })
    expect(now()).toMatchObject({ value: 'editing', context: { error: null, errores: {} } })
  })

  it('that could not be made says why', async () => {
    const { actor, now, preview } = startRoleEdit()
    actor.send({ type: 'name.changed', nombre: 'Citas' })
    actor.send({ type: 'review.asked' })
    preview.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'editing', context: { error: expect.stringContaining('No hay respuesta') } })
    actor.send({ type: 'review.asked' })
    expect(now()).toMatchObject({ value: 'previewing', context: { error: null } })
    preview.last().reject(changedByOther)
    await settle()
    expect(now()).toMatchObject({ value: 'conflict', context: { error: 'Otra persona cambió este rol' } })
    actor.send({ type: 'review.left' })
    expect(now()).toMatchObject({ value: 'editing', context: { draft: { nombre: 'Citas' } } })
  })

  it('of what another person saved is made anew', async () => {
    const { actor, now, load, save, review, send } = startRoleEdit()
    await review()
    await send()
    save.last().reject(changedByOther)
    await settle()
    expect(now()).toMatchObject({
      value: 'conflict',
      context: { impact: null, idempotencyKey: null, error: 'Otra persona cambió este rol' },
    })
    actor.send({ type: 'theirs.asked' })
    expect(load.last().input).toEqual({ id: 5 })
    load.last().reject(new PortFailure({ status: 503, error: 'Sin servicio' }))
    await settle()
    expect(now()).toMatchObject({ value: 'conflict', context: { error: 'Sin servicio' } })
    actor.send({ type: 'theirs.asked' })
    load.last().resolve({ ...base, version: 4 })
    await settle()
    expect(now()).toMatchObject({ value: 'editing', context: { error: null, errores: {}, base: { version: 4 } } })
  })

  it('without a key goes nowhere, and says so', async () => {
    const { actor, now, key, save, review } = startRoleEdit()
    await review()
    actor.send({ type: 'save.confirmed' })
    key.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'reviewing', context: { error: expect.stringContaining('No hay respuesta') } })
    expect(save.calls).toEqual([])
  })

  it('needs a name that is not blank', () => {
    const { actor, now, preview } = startRoleEdit()
    actor.send({ type: 'name.changed', nombre: ' ' })
    actor.send({ type: 'review.asked' })
    expect(now().context.errores).toEqual({ nombre: [REQUIRED_FIELD] })
    expect(preview.calls).toEqual([])
  })
})
