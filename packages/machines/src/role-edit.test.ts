import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { base, startRoleEdit } from './testing/role-edit-flow.ts'

describe('editing a role', () => {
  it('asks for a name before anything goes out, and reviews nothing that did not change', () => {
    const { actor, now } = startRoleEdit()
    actor.send({ type: 'review.asked' })
    expect(now().value).toBe('editing')
    actor.send({ type: 'name.changed', nombre: ' ' })
    actor.send({ type: 'review.asked' })
    expect(now().context.errores).toHaveProperty('nombre')
    expect(now().value).toBe('editing')
  })

  it('saves what was reviewed, under one key', async () => {
    const { now, preview, save, review, send } = startRoleEdit()
    await review()
    expect(now().value).toBe('reviewing')
    expect(preview.last().input.form.permisos).toEqual(['cita.afiliados', 'cita.reporte', 'farmacia.kardex'])
    await send()
    expect(save.last().input).toMatchObject({ role: base, key: 'k1' })
    save.last().resolve({ id: 5, mensaje: 'Rol guardado con éxito' })
    await settle()
    expect(now().output).toEqual({ saved: { id: 5, mensaje: 'Rol guardado con éxito' } })
  })

  it('repeats a lost save with the same key, and a changed draft with another', async () => {
    const { actor, now, save, review, send } = startRoleEdit()
    await review()
    await send()
    save.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toBe('reviewing')
    await send()
    expect(save.last().input.key).toBe('k1')
    save.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'review.left' })
    actor.send({ type: 'description.changed', descripcion: 'Otra' })
    expect(now().context.idempotencyKey).toBeNull()
  })

  it('stays at the review when the person does not confirm that it is they', async () => {
    const { now, save, review, send } = startRoleEdit()
    await review()
    await send()
    save.last().resolve(null)
    await settle()
    expect(now().value).toBe('reviewing')
    expect(now().context.error).toBeNull()
  })

  it('brings what another person saved without losing what was ticked', async () => {
    const { actor, now, save, load, review, send } = startRoleEdit()
    await review()
    await send()
    save.last().reject(new PortFailure({ status: 409, codigo: 'rol.cambio', error: 'Otra persona cambió este rol' }))
    await settle()
    expect(now().value).toBe('conflict')
    actor.send({ type: 'theirs.asked' })
    load.last().resolve({ ...base, version: 4, nombre: 'Auxiliar de citas', permisos: ['cita.afiliados'] })
    await settle()
    expect(now().value).toBe('editing')
    expect(now().context).toMatchObject({
      base: { version: 4 },
      draft: { nombre: 'Auxiliar de citas', permisos: ['cita.afiliados', 'farmacia.kardex'] },
    })
  })

  it('shows in their fields what the server refused', async () => {
    const { now, preview, actor } = startRoleEdit()
    actor.send({ type: 'name.changed', nombre: 'Oncólogo' })
    actor.send({ type: 'review.asked' })
    preview.last().reject(new PortFailure({ status: 422, error: 'Ya existe', errores: { nombre: ['Ya existe'] } }))
    await settle()
    expect(now().value).toBe('editing')
    expect(now().context.errores).toEqual({ nombre: ['Ya existe'] })
  })
})
