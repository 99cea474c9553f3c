import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { form, startUserEdit } from './testing/user-edit-flow.ts'

describe('los datos de un usuario', () => {
  it('dice todo lo que falta, y cada campo se perdona al escribirlo', async () => {
    const { send, save, type, context } = startUserEdit(null)
    await send()
    expect(save.calls).toHaveLength(0)
    expect(context().errores).toMatchObject({ nombre: [REQUIRED_FIELD], roles: ['Escoja al menos un rol'] })
    type({ nombre: 'Ana' })
    expect(context().errores['nombre']).toBeUndefined()
  })

  it('guarda lo que cambió con la versión que leyó', async () => {
    const { send, save, type, state } = startUserEdit()
    await send()
    expect([state(), save.calls.length]).toEqual(['editing', 0])
    type({ cargo: 'Jefe' })
    await send()
    expect(save.last().input).toMatchObject({ id: 7, version: 3, key: 'k1', draft: { form: { cargo: 'Jefe' } } })
    save.last().resolve({ id: 7, mensaje: 'Usuario guardado.' })
    await settle()
    expect(state()).toBe('saved')
  })

  it('sin respuesta, lo escrito sigue y se envía con la misma clave; con otro contenido es otra', async () => {
    const { send, save, type, refuse, context } = startUserEdit()
    type({ cargo: 'Jefe' })
    await send()
    await refuse(new PortFailure({}))
    expect(context().draft.form.cargo).toBe('Jefe')
    await send()
    expect(save.calls.map(({ input }) => input.key)).toEqual(['k1', 'k1'])
    await refuse(new PortFailure({}))
    type({ cargo: 'Jefa' })
    await send()
    expect(save.last().input.key).toBe('k2')
  })

  it('si otra persona lo cambió, trae lo nuevo sin perder lo escrito', async () => {
    const { actor, send, save, reload, type, refuse, state, context } = startUserEdit()
    type({ cargo: 'Jefe' })
    await send()
    await refuse(new PortFailure({ status: 409, codigo: 'usuario.cambio', error: 'Alguien cambió este usuario' }))
    expect([state(), context().error]).toEqual(['conflict', 'Alguien cambió este usuario'])
    actor.send({ type: 'theirs.asked' })
    reload.last().resolve({ version: 5, form: { ...form, apellido: 'Restrepo Mejía', cargo: 'Coordinadora' } })
    await settle()
    expect(context()).toMatchObject({ version: 5, draft: { form: { apellido: 'Restrepo Mejía', cargo: 'Jefe' } } })
    expect(context().before?.cargo).toBe('')
    await send()
    expect(save.last().input.version).toBe(5)
  })

  it('lo que uno mismo cambió en otra parte no es un cambio de otra persona', async () => {
    const { actor, send, save, type } = startUserEdit()
    type({ cargo: 'Jefe' })
    actor.send({ type: 'version.moved', version: 4 })
    await send()
    expect(save.last().input.version).toBe(4)
  })

  it('lo que el servidor no acepta queda en su campo', async () => {
    const { send, type, refuse, state, context } = startUserEdit()
    type({ email: 'otra@cauce.demo' })
    await send()
    await refuse(
      new PortFailure({ status: 422, error: 'x', errores: { email: ['Ya hay un usuario con este correo'] } }),
    )
    expect([state(), context().errores]).toEqual(['editing', { email: ['Ya hay un usuario con este correo'] }])
  })

  it('un afiliado pide su afiliado, y el correo que traía se propone', async () => {
    const { actor, send, context } = startUserEdit(null)
    actor.send({ type: 'kind.chosen', clase: 'afiliado' })
    await send()
    expect(Object.keys(context().errores)).toEqual(['numero_documento', 'email', 'roles'])
    actor.send({ type: 'affiliate.found', afiliado_id: 9, email: 'maria@correo.co' })
    expect(context()).toMatchObject({ draft: { afiliado_id: 9, form: { email: 'maria@correo.co' } } })
    expect(Object.keys(context().errores)).toEqual(['roles'])
  })
})
