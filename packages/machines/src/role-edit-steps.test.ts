import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { base, draft, impact, startRoleEdit } from './testing/role-edit-flow.ts'

describe('what is written of a role', () => {
  const lost = new PortFailure({})

  it('begins with what is stored, and nothing said', () => {
    const { now } = startRoleEdit()
    expect(now().context).toEqual({
      base,
      draft,
      impact: null,
      errores: {},
      error: null,
      idempotencyKey: null,
      saved: null,
    })
  })

  it.each([
    ['name', { type: 'name.changed', nombre: 'Otro' }, 'nombre'],
    ['description', { type: 'description.changed', descripcion: 'Otra' }, 'descripcion'],
    ['keys', { type: 'keys.changed', claves: ['cita.reporte'], tiene: false }, 'permisos'],
  ] as const)('is reviewed again when its %s changes, and is forgiven there alone', async (_, event, field) => {
    const { actor, now, preview, review, send, save } = startRoleEdit()
    await review()
    await send()
    const errores = { nombre: ['No'], descripcion: ['No'], permisos: ['No'] }
    save.last().reject(new PortFailure({ status: 422, error: 'Revise', errores }))
    await settle()
    expect(now()).toMatchObject({
      value: 'editing',
      context: { impact: null, idempotencyKey: null, error: 'Revise', errores },
    })
    actor.send({ type: 'review.asked' })
    preview.last().resolve(impact)
    await settle()
    await send()
    save.last().reject(lost)
    await settle()
    actor.send({ type: 'review.left' })
    actor.send({ type: 'review.asked' })
    preview.last().reject(new PortFailure({ status: 422, error: 'Revise', errores }))
    await settle()
    actor.send(event)
    expect(now().context).toMatchObject({ impact: null, idempotencyKey: null })
    expect(Object.keys(now().context.errores)).toEqual(Object.keys(errores).filter((name) => name !== field))
  })

  it('is what was ticked and what was unticked, each key once', () => {
    const { actor, now } = startRoleEdit()
    actor.send({ type: 'keys.changed', claves: ['cita.reporte', 'farmacia.kardex'], tiene: true })
    expect(now().context.draft.permisos).toEqual(['cita.afiliados', 'cita.reporte', 'farmacia.kardex'])
    actor.send({ type: 'keys.changed', claves: ['cita.reporte', 'farmacia.kardex'], tiene: false })
    expect(now().context.draft.permisos).toEqual(['cita.afiliados'])
    actor.send({ type: 'name.changed', nombre: 'Citas' })
    actor.send({ type: 'description.changed', descripcion: 'Agenda' })
    expect(now().context.draft).toEqual({ nombre: 'Citas', descripcion: 'Agenda', permisos: ['cita.afiliados'] })
    actor.send({ type: 'draft.dropped' })
    expect(now().context.draft).toEqual(draft)
  })

  it('that is dropped leaves nothing said nor reviewed', async () => {
    const { actor, now, review, send, save } = startRoleEdit()
    await review()
    await send()
    save.last().reject(new PortFailure({ status: 422, error: 'Revise', errores: { nombre: ['No'] } }))
    await settle()
    actor.send({ type: 'draft.dropped' })
    expect([now().context.error, now().context.errores]).toEqual([null, {}])
    await review()
    await send()
    save.last().reject(lost)
    await settle()
    actor.send({ type: 'review.left' })
    expect(now().context).toMatchObject({ impact, idempotencyKey: 'k1' })
    actor.send({ type: 'draft.dropped' })
    expect(now().context).toMatchObject({ draft, impact: null, idempotencyKey: null })
  })
})
